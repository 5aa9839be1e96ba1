#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""usage: test-serve.py ACIES_CLI. The protocol of acies-cli serve: every answer and every error."""
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

CLI = sys.argv[1]
TESTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS / "support"))
from engine import Engine  # noqa: E402

MIB = 1024 * 1024
CASES = json.loads((TESTS / "cases/lost-battles/handed-cases.json").read_text(encoding="utf-8"))["cases"]
SCENARIO = CASES[0]["scenario"]


class ServeTest(unittest.TestCase):
    def setUp(self):
        self.engine = Engine([CLI, "serve"])

    def tearDown(self):
        self.assertEqual(self.engine.close(), 0)

    def result(self, method, **params):
        answer = self.engine.call(method, **params)
        self.assertNotIn("error", answer)
        return answer["result"]

    def error(self, method, **params):
        answer = self.engine.call(method, **params)
        self.assertNotIn("result", answer)
        self.assertTrue(answer["error"]["message"])
        return answer["error"]

    def load(self, **params):
        return self.result("load", scenario=SCENARIO, **params)

    def play(self, n_actions):
        """Plays the first legal action that does not end the turn, again and again."""
        for _ in range(n_actions):
            actions = self.result("legal")["actions"]
            self.result("act", action=next((a for a in actions if a["kind"] != "end-turn"), actions[0]))


class Messages(ServeTest):
    def expect(self, line, code, number=None):
        answer = self.engine.answer_to(line)
        self.assertEqual(answer["jsonrpc"], "2.0")
        self.assertEqual(answer["id"], number)
        self.assertEqual(answer["error"]["code"], code)
        self.assertTrue(answer["error"]["message"])

    def test_not_json(self):
        for line in (b"", b"  ", b"foo", b"{", b'{"a":1,}', b"\xff\xfe", b'{"a":"\0"}', b"[" * 100000, b"01",
                     b'{"jsonrpc":"2.0","id":1,"id":2,"method":"state"}', b'{"a":1e999}'):
            self.expect(line, -32700)
        self.load()

    def test_not_a_request(self):
        for line in (b"1", b'"state"', b"null", b"[]", b'[{"jsonrpc":"2.0","id":1,"method":"state"}]', b"{}",
                     b'{"method":"state"}', b'{"jsonrpc":"2.0"}', b'{"jsonrpc":"2.0","id":true,"method":"state"}',
                     b'{"jsonrpc":"2.0","id":[1],"method":"state"}', b'{"jsonrpc":"2.0","id":{},"method":"state"}'):
            self.expect(line, -32600)
        self.expect(b'{"jsonrpc":"1.0","id":7,"method":"state"}', -32600, 7)
        self.expect(b'{"jsonrpc":2.0,"id":7,"method":"state"}', -32600, 7)
        self.expect(b'{"id":"x","method":"state"}', -32600, "x")
        self.expect(b'{"jsonrpc":"2.0","id":7,"method":1}', -32600, 7)
        self.expect(b'{"jsonrpc":"2.0","id":7,"method":"state","params":"x"}', -32600, 7)

    def test_unknown_method(self):
        for name in ("", "State", "thinks", "quit", "load\u0007", "x" * 5000):
            error = self.error(name)
            self.assertEqual(error["code"], -32601)
            self.assertLess(len(error["message"]), 300)

    def test_bad_params(self):
        self.expect(b'{"jsonrpc":"2.0","id":1,"method":"state","params":[]}', -32602, 1)
        self.load()
        for method, params in (("state", {"x": 1}), ("legal", {"decision": None}), ("check", {}), ("act", {}),
                               ("act", {"action": 5}), ("act", {"action": {}}), ("act", {"action": {"kind": "fly"}}),
                               ("act", {"action": {"kind": "activate", "units": ["nobody"]}}), ("odds", {}),
                               ("dice", {}), ("save", {"file": 5}), ("undo", {"n": 2}), ("act", {"actions": {}})):
            error = self.error(method, **params)
            self.assertEqual(error["code"], -32602, (method, params, error))

    def test_ids(self):
        for number in (0, -1, 2 ** 53, 1.5, "", "é\n\"", None):
            line = json.dumps({"jsonrpc": "2.0", "id": number, "method": "state"}).encode()
            self.expect(line, -32003, number)

    def test_without_id(self):
        request = {"jsonrpc": "2.0", "method": "load", "params": {"scenario": SCENARIO}}
        self.engine.send(json.dumps(request).encode() + b"\n")
        self.engine.send(b'{"jsonrpc":"2.0","method":"nonsense"}\n{"jsonrpc":"2.0","method":"act"}\n')
        self.assertEqual(self.result("state")["turn"], 1)

    def test_carriage_return(self):
        self.expect(b'{"jsonrpc":"2.0","id":7,"method":"state"}\r', -32003, 7)

    def test_nothing_loaded(self):
        for method in ("state", "legal", "check", "act", "odds", "dice", "undo", "save"):
            self.assertEqual(self.error(method)["code"], -32003)

    def test_long_lines(self):
        frame = b'{"jsonrpc":"2.0","id":7,"method":"%s"}'
        room = 16 * MIB - len(frame) + 2
        self.expect(frame % (b"x" * room), -32601, 7)
        self.expect(frame % (b"x" * (room + 1)), -32600)
        for _ in range(20):
            self.engine.send(b"x" * (16 * MIB))
        self.expect(b"", -32600)
        self.expect(frame % b"state", -32003, 7)
        status = pathlib.Path(f"/proc/{self.engine.process.pid}/status").read_text(encoding="utf-8")
        peak = int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])
        if b"__asan_init" not in pathlib.Path(CLI).read_bytes():  # the sanitizer keeps freed memory
            self.assertLess(peak, 300 * 1024)

    def test_last_line_without_break(self):
        done = subprocess.run([CLI, "serve"], input=b'{"jsonrpc":"2.0","id":1,"method":"state"}', capture_output=True,
                              timeout=30, check=False)
        self.assertEqual(done.returncode, 0)
        self.assertEqual(json.loads(done.stdout)["error"]["code"], -32003)
        self.assertEqual(done.stderr, b"")


class Loading(ServeTest):
    def test_result(self):
        result = self.load()
        self.assertEqual(set(result), {"ruleset", "decision", "problems"})
        self.assertEqual(result["ruleset"], SCENARIO["ruleset"])
        self.assertEqual(result["decision"], self.result("state")["decision"])
        self.assertTrue(all(problem["severity"] != "error" for problem in result["problems"]))

    def test_unknown_key_is_kept_and_warned_of(self):
        problems = self.result("load", scenario=dict(SCENARIO, colour={"deep": [1]}))["problems"]
        self.assertIn(("colour", "warning"), [(p["path"], p["severity"]) for p in problems])
        self.assertEqual(self.result("save")["scenario"]["colour"], {"deep": [1]})

    def test_nothing_or_too_much(self):
        for params in ({}, {"seed": "1"}, {"scenario": SCENARIO, "file": "x"}, {"scenario": None}, {"file": 5},
                       {"campaign": {}, "scenario": SCENARIO}):
            self.assertEqual(self.error("load", **params)["code"], -32602)

    def test_failure_keeps_the_battle(self):
        self.load()
        before = self.result("save")
        for bad in ({}, [], 5, dict(SCENARIO, version=2), dict(SCENARIO, sides=[]), dict(SCENARIO, format="acies-game")):
            error = self.error("load", scenario=bad)
            self.assertEqual(error["code"], -32002)
            self.assertEqual(set(error["data"]), {"rule", "message", "problems"})
            first = error["data"]["problems"][0]
            self.assertEqual(set(first), {"path", "severity", "rule", "message"})
            self.assertIn(first["message"], error["message"])
        after = self.result("save")
        before.pop("saved"), after.pop("saved")
        self.assertEqual(after, before)

    def test_seeds(self):
        for seed in ("0", "1", "18446744073709551615"):
            self.load(seed=seed)
            self.assertEqual(self.result("save")["seed"], seed)
        for seed in ("18446744073709551616", "-1", "1e3", " 1", "1 ", "", "0x1", "+1", "1.0", "x", 1, 1.5, True, [], {}):
            error = self.error("load", scenario=SCENARIO, seed=seed)
            self.assertEqual(error["code"], -32602, seed)
            self.assertIn("18446744073709551615", error["message"])

    def test_same_seed_same_battle(self):
        records = []
        for seed in ("5", "5", "6"):
            self.load(seed=seed)
            self.play(40)
            record = self.result("save")
            record.pop("saved")
            records.append(record)
        self.assertEqual(records[0], records[1])
        self.assertNotEqual(records[0]["hashes"], records[2]["hashes"])

    def test_options(self):
        self.load(options={"undo": "strict", "deployment": "free"})
        for options in ({"undo": "never"}, {"deployment": 5}, [], "free"):
            self.assertEqual(self.error("load", scenario=SCENARIO, options=options)["code"], -32602)
        error = self.error("load", scenario=SCENARIO, options={"deployment": "historical"})
        self.assertEqual(error["code"], -32002)
        self.assertIn("historical deployment", error["message"])

    def test_files(self):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "Ἀθῆναι 😀.json")
            pathlib.Path(path).write_text(json.dumps(SCENARIO), encoding="utf-8")
            self.result("load", file=path)
            pipe = os.path.join(folder, "pipe")
            os.mkfifo(pipe)
            for bad in (os.path.join(folder, "absent.json"), folder, pipe, "/dev/zero", ""):
                self.assertEqual(self.error("load", file=bad)["code"], -32004, bad)
            pathlib.Path(path).write_text("{", encoding="utf-8")
            error = self.error("load", file=path)
            self.assertEqual(error["code"], -32002)
            self.assertIn(path + ": line 1, column 2", error["message"])


class Playing(ServeTest):
    def test_legal_actions_pass_check(self):
        self.load()
        legal = self.result("legal")
        self.assertEqual(set(legal), {"decision", "actions", "complete"})
        for action in legal["actions"]:
            self.assertIs(self.result("check", action=action)["legal"], True, action)

    def test_act(self):
        self.load()
        result = self.result("act", action=self.result("legal")["actions"][0])
        self.assertEqual(set(result), {"events", "decision"})
        self.assertTrue(result["events"])
        for event in result["events"]:
            self.assertIn("kind", event)
            self.assertIn("rule", event)
        self.assertEqual(result["decision"], self.result("state")["decision"])

    def test_refusal(self):
        self.load()
        state = self.result("state")
        action = {"kind": "finish"}
        checked = self.result("check", action=action)
        self.assertEqual(set(checked), {"legal", "rule", "message"})
        self.assertIs(checked["legal"], False)
        error = self.error("act", action=action)
        self.assertEqual(error["code"], -32000)
        self.assertEqual(error["data"], {"rule": checked["rule"], "message": checked["message"]})
        self.assertEqual(self.result("state"), state)

    def test_no_odds(self):
        self.load()
        self.assertIn(self.error("odds", action=self.result("legal")["actions"][0])["code"], (-32602, -32000))

    def test_dice(self):
        self.load()
        before = self.result("state")
        self.assertEqual(self.result("dice", queue=[1, 2, 3, 4, 5, 6]), {})
        self.assertEqual(self.result("dice", queue=[]), {})
        for queue in ([0], [7], [3.5], ["6"], [None], [True], [-1], [2 ** 40], 6, "6", {}, None, [1] * 100000, [[1]]):
            self.assertEqual(self.error("dice", queue=queue)["code"], -32602, queue)
        self.assertEqual(self.result("state"), before)

    def test_forced_dice_fall(self):
        rolled = []
        for die in (1, 6):
            self.load()
            self.result("dice", queue=[die])
            events = self.result("act", action={"kind": "end-turn"})["events"]
            rolled.append([event["die"] for event in events if event["kind"] == "orders"])
        self.assertEqual(rolled, [[1], [6]])

    def test_undo(self):
        self.load(seed="3")
        states = [self.result("state")]
        for _ in range(12):
            self.play(1)
            states.append(self.result("state"))
        while len(states) > 1:
            self.assertEqual(self.result("state"), states.pop())
            self.assertEqual(set(self.result("undo")), {"decision"})
        self.assertEqual(self.result("state"), states[0])
        error = self.error("undo")
        self.assertEqual(error["code"], -32001)
        self.assertEqual(error["data"]["rule"], "undo")

    def test_strict_undo(self):
        self.load(options={"undo": "strict"})
        self.result("act", action={"kind": "end-turn"})
        state = self.result("state")
        error = self.error("undo")
        self.assertEqual(error["code"], -32001)
        self.assertEqual(error["data"], {"rule": "undo", "message": error["message"]})
        self.assertEqual(self.result("state"), state)


class Saving(ServeTest):
    def test_round_trip(self):
        self.load(seed="18446744073709551615", options={"undo": "strict"})
        self.result("dice", queue=[6, 6, 1])
        self.play(30)
        state, game = self.result("state"), self.result("save")
        self.assertEqual(game["format"], "acies-game")
        self.assertEqual(len(game["actions"]), len(game["hashes"]))
        self.load()
        self.result("load", game=game)
        self.assertEqual(self.result("state"), state)
        self.assertEqual(self.result("save")["options"]["undo"], "strict")

    def test_file(self):
        self.load()
        self.play(10)
        state = self.result("state")
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "a b é.json")
            self.assertEqual(self.result("save", file=path), {"file": path})
            text = pathlib.Path(path).read_text(encoding="utf-8")
            self.assertTrue(text.startswith('{\n  "format": "acies-game",\n  "version": 1,\n'))
            self.assertTrue(text.endswith("}\n"))
            self.load()
            self.result("load", file=path)
            self.assertEqual(self.result("state"), state)
            for bad in (os.path.join(folder, "absent/x.json"), folder, "/dev/null", ""):
                self.assertEqual(self.error("save", file=bad)["code"], -32004, bad)
        self.assertFalse(os.path.isfile("/dev/null"))

    def test_false_records(self):
        self.load()
        self.play(20)
        good = self.result("save")
        for name, change in (("hash", {"hashes": ["0" * 16] * 20}), ("action", {"actions": [{"kind": "fly"}] * 20}),
                             ("dice", {"forced": [{"step": 0, "dice": [7]}]}), ("seed", {"seed": 5}),
                             ("order", {"actions": good["actions"][::-1], "hashes": good["hashes"]})):
            error = self.error("load", game=dict(good, **change))
            self.assertEqual(error["code"], -32002, name)
            self.assertTrue(error["data"]["problems"])


class Ending(unittest.TestCase):
    def start(self):
        return subprocess.Popen([CLI, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def test_end_of_input(self):
        process = self.start()
        out, err = process.communicate(b"", timeout=30)
        self.assertEqual((process.returncode, out, err), (0, b"", b""))

    def test_nobody_reads(self):
        process = self.start()
        process.stdout.close()
        line = json.dumps({"jsonrpc": "2.0", "id": 1, "method": "state"}).encode() + b"\n"
        try:
            for _ in range(1000):
                process.stdin.write(line * 100)
                process.stdin.flush()
        except BrokenPipeError:
            pass
        self.assertEqual(process.wait(30), 0)
        self.assertEqual(process.stderr.read(), b"")
        process.stderr.close()
        try:
            process.stdin.close()
        except BrokenPipeError:
            pass

    def test_terminated(self):
        process = self.start()
        time.sleep(0.2)
        process.send_signal(signal.SIGTERM)
        out, err = process.communicate(timeout=30)
        self.assertEqual((process.returncode, out, err), (-signal.SIGTERM, b"", b""))


class Concession(ServeTest):
    def test_resigned(self):
        self.load()
        side = list(self.result("save")["players"])[0]
        self.play(3)
        before = self.result("legal")
        answer = self.result("concede", concession={"kind": "resigned", "side": side})
        self.assertEqual(answer["decision"], {"kind": "over", "side": None})
        self.assertEqual(self.result("legal")["actions"], [])
        self.assertFalse(self.result("check", action=before["actions"][0])["legal"])
        self.assertEqual(self.error("act", action=before["actions"][0])["code"], -32000)
        self.assertEqual(self.error("concede", concession={"kind": "draw"})["code"], -32000)
        record = self.result("save")
        self.assertEqual(record["concession"], {"kind": "resigned", "side": side})
        self.assertEqual(record["result"]["reason"], "resigned")
        self.assertNotEqual(record["result"]["winner"], side)
        self.assertEqual(self.result("load", game=record)["decision"]["kind"], "over")
        self.assertEqual(self.error("undo")["code"], -32001)
        self.assertEqual(self.result("legal")["actions"], [])

    def test_draw(self):
        self.load()
        self.result("concede", concession={"kind": "draw"})
        record = self.result("save")
        self.assertIsNone(record["result"]["winner"])
        self.assertEqual(record["result"]["reason"], "draw")

    def test_bad(self):
        self.error("concede", concession={"kind": "draw"})
        self.load()
        for concession in ({}, {"kind": "won"}, {"kind": "resigned"}, {"kind": "resigned", "side": "nobody"},
                           {"kind": "resigned", "side": 1}, "draw", None):
            self.assertEqual(self.error("concede", concession=concession)["code"], -32602)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
