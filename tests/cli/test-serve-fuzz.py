#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""usage: test-serve-fuzz.py ACIES_CLI SCENARIO...

Requests to acies-cli serve that were spoilt by chance: places off the table, huge numbers, values of the wrong type, members left
out, strange or taken twice. Each gets its answer, what is refused is refused in a sentence and changes nothing, and the battle
goes on. ACIES_FUZZ: how many spoilt requests each scenario gets; ACIES_FUZZ_SEED: of the chances.
"""
import copy
import json
import os
import pathlib
import random
import sys
import unittest

CLI, SCENARIOS = sys.argv[1], sys.argv[2:]
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from engine import Engine  # noqa: E402

N_REQUESTS = int(os.environ.get("ACIES_FUZZ", "500"))
SEED = os.environ.get("ACIES_FUZZ_SEED", "1")
CODES = {-32700, -32600, -32601, -32602, -32000, -32001, -32002, -32003}
LONGEST = 600  # characters of a sentence
ODD = [None, True, False, 0, -1, 1, 0.005, -0.0, 360, 361, -360, 1e9, -1e9, 1e18, 2 ** 31 - 1, 2 ** 31, -2 ** 31 - 1, 2 ** 53,
       2 ** 63 - 1, -2 ** 63, 1e300, -1e300, 5e-324, "", " ", "x", "é\n\"", "x" * 300, "NaN", "12", [], {}, [[]], [None] * 30,
       [1e308, -1e308], {"at": []}, {"": {}}, list(range(100))]
NUMBERS = [0, -1, 0.01, 0.004, 49.99, 50, 75, 150, 599.99, 600, 600.01, 1e6, -1e6, 2 ** 31, 21474836.47, 21474836.48, 1e12, 89.99,
           90, 179.99, 180, 360]


def places(value, path=()):
    """Every place in a value of JSON, the whole of it left out."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield path + (key,)
        yield from places(item, path + (key,))


def spoil(chance, value):
    """A copy with one to three changes."""
    value = copy.deepcopy(value)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        choices = list(places(value))
        if not choices:
            return copy.deepcopy(chance.choice(ODD))
        *path, key = chance.choice(choices)
        within = value
        for part in path:
            within = within[part]
        spoil_member(chance, within, key)
    return value


def spoil_member(chance, within, key):
    what = chance.randrange(6)
    if what == 0:
        del within[key]
    elif what == 1 and isinstance(within, dict):
        within[chance.choice(("kind", "at", "facing", "elements", "path", "mode", "x", ""))] = copy.deepcopy(chance.choice(ODD))
    elif what == 1:
        within.insert(key, copy.deepcopy(chance.choice(within)))
    elif what == 2 and isinstance(within[key], (int, float)):
        within[key] = chance.choice(NUMBERS) * chance.choice((1, 1, -1))
    elif what == 3 and isinstance(within[key], (int, float)):
        within[key] += chance.choice((0.01, -0.01, 1, -1, 90, -90, 0.333333333))
    else:
        within[key] = copy.deepcopy(chance.choice(ODD))


class Fuzz(unittest.TestCase):
    def setUp(self):
        self.engine = Engine([CLI, "serve"])
        self.n_refused = self.n_taken = 0

    def tearDown(self):
        self.assertEqual(self.engine.close(), 0)

    def result(self, method, **params):
        answer = self.engine.call(method, **params)
        self.assertNotIn("error", answer, (method, params))
        return answer["result"]

    def answer_to(self, method, params):
        """A number of more digits than are kept makes a line unreadable as a whole."""
        self.engine.number += 1
        request = {"jsonrpc": "2.0", "id": self.engine.number, "method": method, "params": params}
        answer = self.engine.answer_to(json.dumps(request).encode())
        number = self.engine.number if "result" in answer or answer["error"]["code"] != -32700 else None
        self.assertEqual(answer["id"], number)
        return answer

    def judge(self, method, params):
        """The answer to a request that may be anything: a result, or an error in a sentence. Whether it is a result."""
        answer = self.answer_to(method, params)
        self.assertEqual(("result" in answer) + ("error" in answer), 1)
        if "result" in answer:
            self.n_taken += 1
            return True
        error = answer["error"]
        self.assertIn(error["code"], CODES, (method, params, error))
        self.assertTrue(error["message"].strip(), (method, params))
        self.assertNotIn("\n", error["message"], (method, params))
        self.assertLess(len(error["message"]), LONGEST, (method, params))
        self.n_refused += 1
        return False

    def try_action(self, chance, action):
        """Asks about a spoilt action, or plays it; refused it leaves everything as it was."""
        method = chance.choice(("check", "act", "act", "act", "odds", "legal"))
        before = self.result("state")
        if self.judge(method, {"action": spoil(chance, action)}) and method == "act":
            self.result("undo")
            self.assertEqual(self.result("state")["decision"], before["decision"])
        else:
            self.assertEqual(self.result("state"), before)

    def load(self, scenario, seed):
        self.result("load", scenario=scenario, seed=str(seed))

    def play_spoilt(self, scenario):
        chance = random.Random(SEED + scenario["id"])
        self.load(scenario, 1)
        for number in range(N_REQUESTS):
            actions = self.result("legal")["actions"]
            if not actions:
                self.load(scenario, number)
                continue
            self.try_action(chance, chance.choice(actions))
            if chance.random() < 0.3:
                self.result("act", action=chance.choice([a for a in actions if not a["kind"].startswith("end-")] or actions))

    def test_actions(self):
        for name in SCENARIOS:
            with self.subTest(name):
                self.play_spoilt(json.loads(pathlib.Path(name).read_text(encoding="utf-8")))
        self.assertGreater(self.n_refused, self.n_taken)

    def test_other_requests(self):
        chance = random.Random(SEED)
        scenario = json.loads(pathlib.Path(SCENARIOS[0]).read_text(encoding="utf-8"))
        self.load(scenario, 1)
        requests = [("dice", {"queue": [1, 2, 3]}), ("undo", {"n": 1}), ("state", {}), ("legal", {"units": ["r1"]}),
                    ("odds", {"action": {"kind": "fight", "a": "r1", "b": "g1"}}), ("hash", {}), ("replay", {"to": 1})]
        for _ in range(N_REQUESTS):
            method, params = chance.choice(requests)
            self.judge(method, spoil(chance, params))

    def test_scenarios(self):
        """Spoilt scenarios are refused, or can be played."""
        for name in SCENARIOS:
            scenario = json.loads(pathlib.Path(name).read_text(encoding="utf-8"))
            chance = random.Random(SEED + name)
            for _ in range(N_REQUESTS // 5):
                if self.judge("load", {"scenario": spoil(chance, scenario)}):
                    self.assertTrue(self.result("legal")["actions"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
