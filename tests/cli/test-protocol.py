#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""usage: test-protocol.py ACIES_CLI PROTOCOL_MD SCENARIOS. The protocol is as it is told; think; the example of a client."""
import json
import pathlib
import re
import subprocess
import sys
import time
import unittest

CLI, PROTOCOL, SCENARIOS = sys.argv[1], pathlib.Path(sys.argv[2]).read_text(encoding="utf-8"), pathlib.Path(sys.argv[3])
HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "support"))
from engine import Engine  # noqa: E402

BATTLES = ("lost-battles/marathon-490bc.json", "dba/marathon-490bc-dba.json", "cohorts/zela-47bc-cohorts.json")


class ProtocolTest(unittest.TestCase):
    def setUp(self):
        self.engine = Engine([CLI, "serve"])

    def tearDown(self):
        self.assertEqual(self.engine.close(), 0)

    def result(self, method, **params):
        answer = self.engine.call(method, **params)
        self.assertNotIn("error", answer)
        return answer["result"]

    def code(self, method, **params):
        answer = self.engine.call(method, **params)
        self.assertNotIn("result", answer)
        return answer["error"]["code"]

    def load(self, battle, **params):
        return self.result("load", file=str(SCENARIOS / battle), **params)


class Told(ProtocolTest):
    def test_methods(self):
        """Every method has its heading, and there is no heading without a method."""
        message = self.engine.call("no-such-method")["error"]["message"]
        methods = message.split("there are ")[1].rstrip(".").split(", ")
        self.assertEqual(sorted(methods), sorted(re.findall(r"^### (\S+)$", PROTOCOL, re.M)))

    def test_parameters(self):
        """A parameter that is told of is known to its method."""
        for method, text in re.findall(r"^### (\S+)\n(.*?)(?=^##)", PROTOCOL, re.M | re.S):
            told = re.search(r"^\| parameter \|.*?(?=^$)", text, re.M | re.S)
            for name in re.findall(r"^\| `(\S+)`", told.group(0) if told else "", re.M):
                answer = self.engine.call(method, **{name: None})
                self.assertNotIn("is no parameter", answer.get("error", {}).get("message", ""), (method, name))

    def test_errors(self):
        self.assertEqual(self.code("think"), -32003)
        for code in ("-32700", "-32600", "-32601", "-32602", "-32000", "-32001", "-32002", "-32003", "-32004"):
            self.assertIn(f"| {code} |", PROTOCOL)


class Think(ProtocolTest):
    def test_answer(self):
        """A legal action with its value and line, the same each time, and nothing happens to the battle."""
        for battle in BATTLES:
            self.load(battle, seed="4")
            for _ in range(6):
                before = self.result("state")
                choice = self.result("think", level="quick", nodes=300)
                self.assertEqual(list(choice), ["action", "value", "line", "intent", "nodes"])
                self.assertEqual(choice, self.result("think", level="quick", nodes=300))
                self.assertEqual(before, self.result("state"))
                self.assertTrue(self.result("check", action=choice["action"])["legal"])
                self.assertIsInstance(choice["value"], (int, float))
                self.assertEqual(choice["line"][0], choice["action"])
                for action in choice["line"]:
                    self.assertTrue(self.result("check", action=action)["legal"], action)
                    self.result("act", action=action)

    def test_levels(self):
        self.load(BATTLES[0])
        for level in ("random", "quick", "easy", "normal", "hard"):
            choice = self.result("think", level=level, nodes=100)
            self.assertTrue(self.result("check", action=choice["action"])["legal"])

    def test_budget(self):
        """A budget of time is kept, whatever the level would like."""
        for battle in BATTLES:
            self.load(battle)
            began = time.monotonic()
            self.result("think", level="hard", **{"budget-ms": 100})
            self.assertLess(time.monotonic() - began, 10)

    def test_bad(self):
        self.load(BATTLES[0])
        for params in ({"level": "deep-blue"}, {"level": 3}, {"nodes": 0}, {"nodes": -1}, {"nodes": 1.5}, {"nodes": 10 ** 10},
                       {"budget-ms": 0}, {"budget-ms": "100"}, {"budget-ms": 600001}, {"time": 5}):
            self.assertEqual(self.code("think", **params), -32602, params)

    def test_over(self):
        self.load(BATTLES[0])
        self.result("concede", concession={"kind": "draw"})
        answer = self.engine.call("think")
        self.assertEqual(answer["error"]["code"], -32000)
        self.assertEqual(answer["error"]["data"]["rule"], "over")


class Example(unittest.TestCase):
    def test_plays(self):
        """The example plays a battle of each game to its end."""
        for battle in BATTLES:
            done = subprocess.run([sys.executable, str(HERE / "example-client.py"), CLI, str(SCENARIOS / battle), "2"],
                                  capture_output=True, timeout=280, check=False, text=True)
            self.assertEqual((done.returncode, done.stderr), (0, ""), battle)
            words = re.fullmatch(r"(\d+) actions; (.*)\n", done.stdout)
            self.assertGreater(int(words.group(1)), 20)
            self.assertIn("winner", json.loads(words.group(2)))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
