#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""usage: test-commands.py ACIES_CLI SCENARIOS. What the commands print, their exit statuses, and how they end."""
import csv
import io
import json
import os
import pathlib
import signal
import subprocess
import sys
import tempfile
import time
import unittest

CLI, SCENARIOS = sys.argv[1], pathlib.Path(sys.argv[2])
TESTS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TESTS / "support"))
from engine import Engine  # noqa: E402

COMMANDS = ("validate", "play", "simulate", "study", "match", "analyse", "handicap", "replay", "render", "hash", "serve")
CASES = json.loads((TESTS / "cases/lost-battles/handed-cases.json").read_text(encoding="utf-8"))["cases"]
SMALL = CASES[0]["scenario"]
REPORT_KEYS = ["scenario", "games", "unfinished", "seed", "ai1", "ai2", "wins", "draws", "levels", "margin", "turns",
               "first-break", "decisions", "lopsided", "scores", "seconds"]
BOTH_RANDOM = ["--ai1", "random", "--ai2", "random"]


def run(*arguments, **options):
    return subprocess.run([CLI, *arguments], capture_output=True, timeout=240, check=False, **options)


class CommandTest(unittest.TestCase):
    def setUp(self):
        self.keeper = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self.keeper.name)
        self.small = str(self.folder / "small.json")
        pathlib.Path(self.small).write_text(json.dumps(SMALL), encoding="utf-8")

    def tearDown(self):
        self.keeper.cleanup()

    def fine(self, *arguments, **options):
        done = run(*arguments, **options)
        self.assertEqual((done.returncode, done.stderr), (0, b""), arguments)
        return done.stdout.decode()

    def failed(self, *arguments):
        """The input was refused: one line that names the file, and nothing else."""
        done = run(*arguments)
        self.assertEqual((done.returncode, done.stdout), (1, b""), arguments)
        self.assertEqual(done.stderr.count(b"\n"), 1, done.stderr)
        self.assertTrue(done.stderr.startswith(b"acies-cli: "))
        return done.stderr.decode()

    def misused(self, *arguments):
        done = run(*arguments)
        self.assertEqual((done.returncode, done.stdout), (2, b""), arguments)
        self.assertTrue(done.stderr.startswith(b"acies-cli"))
        self.assertIn(b"--help", done.stderr)

    def record(self, n_actions=60, seed="1"):
        """A battle of so many actions, saved; its path and last state."""
        path = str(self.folder / "game.json")
        engine = Engine([CLI, "serve"])
        engine.call("load", scenario=SMALL, seed=seed)
        for _ in range(n_actions):
            actions = engine.call("legal")["result"]["actions"]
            if actions:
                engine.call("act", action=actions[-1])
        state = engine.call("state")["result"]
        engine.call("save", file=path)
        self.assertEqual(engine.close(), 0)
        return path, state


class Usage(CommandTest):
    def test_help(self):
        self.assertEqual(self.fine("--help"), self.fine("help"))
        for command in COMMANDS:
            self.assertIn(f"  {command} ", self.fine("--help"))
            text = self.fine(command, "--help")
            self.assertIn(f"acies-cli {command}", text)
            self.assertNotIn("TODO", text)

    def test_version(self):
        self.assertRegex(self.fine("--version"), r"^acies-cli \d+\.\d+\.\d+\n$")

    def test_misuse(self):
        for arguments in ([], ["fly"], ["--fly"], ["validate"], ["validate", "--fly", "x"], ["replay"],
                          ["replay", "a", "b"], ["replay", "a", "--to", "x"], ["replay", "a", "--to", "-2"], ["hash"],
                          ["serve", "x"], ["simulate"], ["simulate", self.small, "--games", "0"],
                          ["simulate", self.small, "--games", "1e6"], ["simulate", self.small, "--ai1", "deep-blue"],
                          ["simulate", self.small, "--seed", "-1"], ["simulate", self.small, "--json", "--csv"],
                          ["match"], ["match", self.small, "--games", "1"], ["match", self.small, "--ai2", "deep-blue"],
                          ["match", self.small, "--elo0", "5", "--elo1", "5"], ["match", self.small, "--nodes1", "-1"],
                          ["match", self.small, "--ms2", "-1"], ["match", self.small, "--threads", "999"],
                          ["study"], ["study", self.small, "--turns", "0"], ["study", self.small, "--games", "0"],
                          ["study", self.small, "--ai", "deep-blue"], ["study", self.small, "--threads", "-1"],
                          ["simulate", self.small, "--deployment", "odd"], ["simulate", self.small, "--threads", "-1"],
                          ["render", self.small], ["render", self.small, "-o", "x.gif"],
                          ["render", self.small, "-o", "x.png", "--theme", "pink"],
                          ["render", self.small, "-o", "x.png", "--width", "1"], ["play"],
                          ["play", self.small, "--ai2", "x"], ["play", self.small, "-o", "x"],
                          ["--version", "x"], ["--help", "x"], ["-h", "validate"], ["help", "validate"]):
            self.misused(*arguments)

    def test_refused_files(self):
        absent = str(self.folder / "absent é.json")
        for command in (["replay"], ["hash"], ["simulate"], ["study"], ["play"], ["render", "-o", str(self.folder / "x.png")]):
            self.assertIn(absent + ": ", self.failed(*command, absent))
            self.assertIn(str(self.folder) + ": ", self.failed(*command, str(self.folder)))
        for command in ("replay", "hash"):
            self.assertIn("this file is a scenario", self.failed(command, self.small))
        game, _ = self.record(5)
        for command in ("simulate", "play"):
            self.assertIn("this file is a saved game", self.failed(command, game))


class Validate(CommandTest):
    def test_good(self):
        game, _ = self.record(20)
        self.assertEqual([line for line in self.fine("validate", self.small, game).splitlines() if ": error: " in line], [])
        report = json.loads(self.fine("validate", "--json", self.small))
        self.assertEqual([(file["file"], file["valid"]) for file in report["files"]], [(self.small, True)])

    def test_all_are_judged(self):
        bad = self.folder / "bad.json"
        bad.write_text("{", encoding="utf-8")
        report = json.loads(run("validate", "--json", str(bad), self.small, "/absent").stdout)
        self.assertEqual([file["valid"] for file in report["files"]], [False, True, False])

    def test_army_lists(self):
        """Army lists are judged as such; where a battle is wanted the file says what it is."""
        lists = SCENARIOS / "dba" / "armies.json"
        self.assertEqual(self.fine("validate", str(lists)), "")
        self.assertIn("this file holds army lists", self.failed("simulate", str(lists)))
        for spoil, place in ((lambda root: root["lists"][3].update(home="moon"), "lists[3].home: "),
                             (lambda root: root["lists"][0]["elements"][0].update(code="9Xx"), "lists[0]"),
                             (lambda root: root.update(ruleset="lost-battles"), "ruleset: "),
                             (lambda root: root.update(version=2), "version: ")):
            root = json.loads(lists.read_text(encoding="utf-8"))
            spoil(root)
            lines = self.judged(root)
            self.assertEqual(len(lines), 1)
            self.assertIn(place, lines[0])

    def judged(self, content):
        """The lines of problems of a file with this content; all of one form, and nothing beside them."""
        path = self.folder / "judged.json"
        path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
        return self.lines_of(str(path))

    def lines_of(self, path):
        done = run("validate", path)
        self.assertEqual((done.returncode, done.stderr), (1, b""))
        lines = done.stdout.decode().splitlines()
        self.assertTrue(lines)
        for line in lines:
            self.assertRegex(line[len(path):], r"^: ([a-z][^ ]*: )?(error|warning|hint): [^:]")
            self.assertEqual(line[:len(path)], path)
        return lines

    def test_one_form(self):
        """Whatever is wrong with a file, the line looks the same: absent, a folder, no JSON, no scenario."""
        self.assertEqual(len(self.lines_of("/absent é.json")), 1)
        self.assertEqual(len(self.lines_of(str(self.folder))), 1)

    def test_long_places(self):
        """A place in a file that is too long to be read is shortened for people, and whole for programs."""
        scenario = json.loads(json.dumps(SMALL))
        scenario["sides"][0]["commanders"] = [{"-".join(["key"] * 10): 1}]
        path = self.folder / "long.json"
        path.write_text(json.dumps(scenario), encoding="utf-8")
        lines = run("validate", str(path)).stdout.decode().splitlines()
        report = json.loads(run("validate", "--json", str(path)).stdout)["files"][0]["problems"]
        self.assertEqual(len(lines), len(report))
        long = [(line, problem) for line, problem in zip(lines, report) if len(problem["path"]) > 60]
        self.assertTrue(long)
        for line, problem in long:
            place = line[len(str(path)) + 2:].split(": ")[0]
            self.assertEqual(place, problem["path"][:29] + "…" + problem["path"][-29:])

    def test_no_name(self):
        """A name that is empty, as from a variable never set, is told as that."""
        done = run("validate", "")
        self.assertEqual((done.returncode, done.stderr), (1, b""))
        self.assertRegex(done.stdout.decode(), r"^error: The name of the file is empty[^\n]*\n$")
        report = json.loads(run("validate", "--json", "").stdout)["files"]
        self.assertEqual([(file["file"], file["valid"]) for file in report], [("", False)])
        self.judged("{")
        self.judged({"format": "acies-scenario", "version": 1})

    def test_cut_off(self):
        """A file that was not written whole says so, wherever it ends."""
        path, _ = self.record(3)
        text = pathlib.Path(path).read_text(encoding="utf-8").rstrip()
        for length in range(1, len(text), max(1, len(text) // 150)):
            with self.subTest(text[max(0, length - 20):length]):
                self.assertIn("a part of it is lost; use another copy of it", self.judged(text[:length])[0])

    def test_tables(self):
        """What is seldom meant on a table is warned of; who has no place is called by name."""
        def words(change):
            battle = json.loads((SCENARIOS / "dba" / "leuctra-371bc-dba.json").read_text(encoding="utf-8"))
            change(battle)
            path = self.folder / "table.json"
            path.write_text(json.dumps(battle), encoding="utf-8")
            return run("validate", str(path)).stdout.decode()

        river = {"id": "short", "points": [[100, 100], [300, 300]], "width": 20}
        self.assertIn("warning: this river ends in the open", words(lambda battle: battle["map"].update(rivers=[river])))
        river = {"id": "long", "points": [[0, 100], [600, 120]], "width": 20}
        self.assertNotIn("in the open", words(lambda battle: battle["map"].update(rivers=[river])))
        self.assertIn("warning: nobody has a place", words(lambda battle: battle["deployment"].pop("elements")))

        def drop(battle):
            battle["deployment"]["elements"].popitem()

        self.assertRegex(words(drop), r"error: [^(]+ \([a-z0-9-]+\) has no place here")

    def test_once_a_stack(self):
        """A mistake about a stack is told once, with the count of its units."""
        scenario = json.loads((SCENARIOS / "lost-battles/marathon-490bc.json").read_text(encoding="utf-8"))
        scenario["sides"][1]["units"][0]["id"] = "levies"
        lines = self.judged(scenario)
        self.assertEqual([line for line in lines if "ids must differ" in line],
                         [f"{self.folder}/judged.json: sides[1].units[1]: error: the id \"levies\" is taken by "
                          "sides[1].units[0] already; ids must differ; so are 6 more ids of this stack"])
        missing = [line for line in lines if "no unit of this army" in line]
        self.assertEqual(len(missing), 1)
        self.assertIn('deployment.persia.groups[1].units[0]: error: no unit of this army has the id "persians-sacae-1", '
                      "nor the 7 ids of the same stack after it [2.1.2]", missing[0])

    def test_shipped(self):
        paths = sorted(str(path) for path in SCENARIOS.rglob("*.json"))
        self.assertEqual(self.fine("validate", *paths) if paths else "", "")


class Replay(CommandTest):
    def test_state(self):
        path, state = self.record()
        del state["events"]  # of the last action, which is no part of the position
        self.assertEqual(json.loads(self.fine("replay", "--state", path)), state)
        record = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        self.assertEqual(self.fine("hash", path).strip(), record["hashes"][-1])
        self.assertIn(record["hashes"][9], self.fine("replay", path, "--to", "10"))
        self.assertEqual(json.loads(self.fine("replay", path, "--to", "0", "--state"))["turn"], 1)
        self.assertIn("--to", self.failed("replay", path, "--to", str(len(record["actions"]) + 1)))

    def test_entered_dice(self):
        """A battle whose dice were rolled on a table replays with them; other dice are another battle."""
        path = str(self.folder / "table.json")
        engine = Engine([CLI, "serve"])
        engine.call("load", scenario=SMALL, seed="9", options={"dice": "entered", "start-dice": [2, 5, 1]})
        engine.call("dice", queue=[3, 3, 6, 1])
        for _ in range(40):
            actions = engine.call("legal")["result"]["actions"]
            if actions:
                engine.call("act", action=actions[-1])
        engine.call("save", file=path)
        self.assertEqual(engine.close(), 0)
        record = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        self.assertEqual(record["options"]["dice"], "entered")
        self.assertEqual(record["options"]["start-dice"], [2, 5, 1])
        self.fine("replay", path)
        for wrong in ([7], [1] * 25, "6"):
            record["options"]["start-dice"] = wrong
            pathlib.Path(path).write_text(json.dumps(record), encoding="utf-8")
            self.assertIn("start-dice", self.failed("replay", path))
        record["options"]["start-dice"] = []
        pathlib.Path(path).write_text(json.dumps(record), encoding="utf-8")
        self.failed("replay", path)

    def test_first_difference(self):
        path, _ = self.record()
        record = json.loads(pathlib.Path(path).read_text(encoding="utf-8"))
        record["hashes"][9] = "0123456789abcdef"
        pathlib.Path(path).write_text(json.dumps(record), encoding="utf-8")
        self.assertRegex(self.failed("replay", path), r"\b10\b")
        self.fine("replay", path, "--to", "9")


class Match(CommandTest):
    def match(self, *arguments):
        return json.loads(self.fine("match", "--json", "--ai1", "quick", "--ai2", "random", *arguments))

    def test_report(self):
        second = str(self.folder / "second.json")
        pathlib.Path(second).write_text(json.dumps(dict(SMALL, id="second")), encoding="utf-8")
        report = self.match(self.small, "--scenarios", second, "--games", "20", "--all", "--seed", "3")
        self.assertEqual((report["ai1"]["level"], report["ai2"]["level"], report["seed"]), ("quick", "random", "3"))
        self.assertEqual((report["games"], sum(report["pairs"])), (20, 10))
        points = sum(half * pairs for half, pairs in enumerate(report["pairs"])) / 2
        self.assertAlmostEqual(report["score"], points / 20, 3)
        self.assertLess(report["low"], report["score"])
        self.assertGreaterEqual(report["high"], report["score"])
        self.assertEqual([scenario["games"] for scenario in report["scenarios"]], [10, 10])
        self.assertEqual(report["scenarios"][1]["id"], "second")
        self.assertAlmostEqual(sum(scenario["score"] for scenario in report["scenarios"]) / 2, report["score"], 3)

    def test_alike_players(self):
        """A player against itself with sides changed makes exactly half the points of each pair."""
        report = json.loads(self.fine("match", self.small, "--json", "--ai1", "quick", "--ai2", "quick", "--games", "16", "--all"))
        self.assertEqual(report["pairs"], [0, 0, 8, 0, 0])
        self.assertEqual((report["score"], report["elo"], report["verdict"]), (0.5, 0, "open"))

    def test_threads(self):
        one = self.match(self.small, "--games", "400", "--threads", "1")
        self.assertEqual(one, self.match(self.small, "--games", "400", "--threads", "3"))

    def test_stops_early(self):
        report = self.match(self.small, "--games", "1000", "--elo0", "0", "--elo1", "100")
        self.assertEqual(report["verdict"], "stronger")
        self.assertLess(report["games"], 400)
        self.assertGreater(report["elo"], 0)
        worse = json.loads(self.fine("match", self.small, "--json", "--ai1", "random", "--ai2", "quick", "--games", "1000", "--elo1",
                                     "100"))
        self.assertEqual(worse["verdict"], "not-stronger")

    def test_text(self):
        text = self.fine("match", self.small, "--ai1", "quick", "--ai2", "random", "--games", "4")
        self.assertIn("quick against random: 2 pairs", text)
        self.assertIn(SMALL["id"], text)

    def test_refused(self):
        self.assertIn("historical", self.failed("match", self.small, "--historical"))


class Study(CommandTest):
    def study(self, path, *arguments):
        return json.loads(self.fine("study", path, "--json", "--ai", "quick", "--turns", "5", "--games", "4", *arguments))

    def test_scenario(self):
        """Of a scenario the ways of playing its first turn, the best first."""
        report = self.study(self.small)
        margins = [turn["margin"] for turn in report["turns"]]
        self.assertEqual((report["id"], report["battles"], len(margins)), (SMALL["id"], 4, 5))
        self.assertEqual(margins, sorted(margins, reverse=True))
        self.assertNotIn("rank", report)
        self.assertEqual(report, self.study(self.small, "--threads", "3"))
        self.assertIn("5 ways of playing the turn", self.fine("study", self.small, "--ai", "quick", "--turns", "5", "--games", "4"))

    def test_own_turn(self):
        """The turn of a saved game is ranked among the others."""
        record = str(self.folder / "g.json")
        self.fine("play", self.small, "--ai1", "random", "--ai2", "random", "--seed", "5", "--save", record)
        report = self.study(record)
        own = [place for place, turn in enumerate(report["turns"], 1) if turn["own"]]
        self.assertEqual((own, len(report["turns"])), ([report["rank"]], 6))


class Simulate(CommandTest):
    def report(self, *arguments, **options):
        text = self.fine("simulate", self.small, "--ai1", "random", "--ai2", "random", "--json", *arguments, **options)
        report = json.loads(text)
        report.pop("seconds")
        return report

    def test_report(self):
        report = json.loads(self.fine("simulate", self.small, "--games", "40", "--seed", "7", "--ai1", "random", "--ai2",
                                      "random", "--json"))
        self.assertEqual(list(report), REPORT_KEYS)
        wins = report["wins"]
        self.assertEqual(list(wins), [side["id"] for side in SMALL["sides"]])
        self.assertEqual(sum(side["count"] for side in wins.values()) + report["draws"], 40)
        self.assertEqual(sum(report["levels"].values()), 40)
        self.assertEqual(len(report["scores"]), 40)
        first = wins[SMALL["sides"][0]["id"]]
        self.assertEqual(report["scores"].count(1), first["count"])
        self.assertLessEqual(first["low"], first["share"])
        self.assertGreaterEqual(first["high"], first["share"])
        self.assertLessEqual(report["margin"]["low"], report["margin"]["mean"])
        self.assertEqual((report["games"], report["seed"], report["ai1"]), (40, "7", "random"))

    def test_threads_and_seed(self):
        one = self.report("--games", "24", "--threads", "1", "--seed", "18446744073709551615")
        self.assertEqual(one, self.report("--games", "24", "--threads", "3", "--seed", "18446744073709551615"))
        self.assertNotEqual(one["decisions"], self.report("--games", "24", "--seed", "2")["decisions"])
        fewer = self.report("--games", "10", "--seed", "18446744073709551615")
        self.assertEqual(fewer["scores"], one["scores"][:10])

    def test_csv(self):
        text = self.fine("simulate", self.small, "--games", "8", "--ai1", "random", "--ai2", "random", "--csv")
        rows = list(csv.DictReader(io.StringIO(text)))
        self.assertEqual(len(rows), 8)
        self.assertEqual([float(row["score"]) for row in rows], self.report("--games", "8")["scores"])

    def test_text(self):
        text = self.fine("simulate", self.small, "--games", "3", "--ai1", "random", "--ai2", "random")
        self.assertIn(SMALL["sides"][0]["name"], text)

    def test_format(self):
        """--format says the same as its short forms."""
        for name, short in (("json", "--json"), ("csv", "--csv")):
            long = self.fine("simulate", self.small, "-n", "4", *BOTH_RANDOM, "--format", name)
            brief = self.fine("simulate", self.small, "-n", "4", *BOTH_RANDOM, short)
            self.assertEqual([line for line in long.splitlines() if "seconds" not in line],
                             [line for line in brief.splitlines() if "seconds" not in line])
        self.misused("simulate", self.small, "--format", "xml")
        self.misused("simulate", self.small, "--format", "json", "--csv")
        self.misused("simulate", self.small, "--save", "x.json")
        self.misused("simulate", self.small, "--replay", "-1")

    def test_replay(self):
        """A battle that is named can be had again, move for move."""
        path = str(self.folder / "again.json")
        report = self.report("--games", "20", "--seed", "5")
        self.assertTrue(report["lopsided"])
        for battle in report["lopsided"][:2]:
            text = self.fine("simulate", self.small, "--seed", "5", *BOTH_RANDOM, "--replay", str(battle["game"]), "--save",
                             path)
            self.assertIn(f"Battle {battle['game']},", text)
            replayed = self.fine("replay", path)
            self.assertIn(f"by {abs(battle['margin'])} point", replayed)
            self.assertIn(replayed.splitlines()[1], text)

    def test_interrupted(self):
        """Ctrl+C gives the result of the battles played so far; they are the first ones of the whole."""
        whole = self.report("--games", "200", "--seed", "3")["scores"]
        process = subprocess.Popen([CLI, "simulate", self.small, "-n", "1000000", "--seed", "3", *BOTH_RANDOM, "--json"],
                                   stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(1)
        process.send_signal(signal.SIGINT)
        out, error = process.communicate(timeout=120)
        self.assertEqual((process.returncode, error), (130, b""))
        report = json.loads(out)
        self.assertGreater(report["unfinished"], 0)
        self.assertEqual(report["games"] + report["unfinished"], 1000000)
        self.assertEqual(sum(score is not None for score in report["scores"]), report["games"])
        self.assertEqual(sum(side["count"] for side in report["wins"].values()) + report["draws"], report["games"])
        for ours, theirs in zip(report["scores"], whole):
            self.assertIn(ours, (theirs, None))

    def test_progress(self):
        """On a terminal the progress is told there; standard output has the result alone."""
        primary, secondary = os.openpty()
        process = subprocess.Popen([CLI, "simulate", self.small, "-n", "1000000", *BOTH_RANDOM], stdout=subprocess.PIPE,
                                   stderr=secondary)
        os.close(secondary)
        seen = b""
        while b" of 1000000" not in seen:
            seen += os.read(primary, 1000)
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=120)
        os.close(primary)
        self.assertEqual(process.returncode, 130)
        self.assertNotIn(b" of 1000000", out)

    def test_no_historical_deployment(self):
        self.assertIn("historical", self.failed("simulate", self.small, "--deployment", "historical"))

    def test_historical_by_itself(self):
        """A battle that can begin in the historical way only may be asked for it; one whose set-up is diced says how it begins."""
        for name in ("dba/leuctra-371bc-dba.json", "cohorts/zela-47bc-cohorts.json"):
            path = SCENARIOS / name
            self.fine("simulate", str(path), "--deployment", "historical", "--games", "1", "--ai1", "random", "--ai2", "random")
        diced = json.loads((SCENARIOS / "dba" / "leuctra-371bc-dba.json").read_text(encoding="utf-8"))
        diced["deployment"] = {"mode": "dice"}
        path = self.folder / "diced.json"
        path.write_text(json.dumps(diced), encoding="utf-8")
        words = self.failed("simulate", str(path), "--deployment", "historical")
        self.assertIn("begins in one way", words)
        self.assertIn("Dice tell who chooses the ground", words)


class Analyse(CommandTest):
    def test_report(self):
        """Each decision is weighed, the same for any number of threads; what one side has in luck the other lacks."""
        path, _ = self.record()
        text = self.fine("analyse", path, "--level", "quick", "--nodes", "100", "--json", "--threads", "1")
        self.assertEqual(text, self.fine("analyse", path, "--level", "quick", "--nodes", "100", "--json", "--threads", "3"))
        report = json.loads(text)
        self.assertEqual(list(report), ["scenario", "steps", "weighed", "sides", "turning-points", "decisions"])
        self.assertEqual((report["steps"], report["weighed"], len(report["decisions"])), (20, 20, 20))
        self.assertLessEqual(len(report["turning-points"]), 3)
        first, second = report["sides"].values()
        self.assertAlmostEqual(first["luck"], -second["luck"], places=2)
        for side, totals in report["sides"].items():
            loss = sum(decision["loss"] for decision in report["decisions"] if decision["side"] == side)
            self.assertAlmostEqual(loss, totals["loss"], places=1)
        for decision in report["decisions"]:
            self.assertEqual(decision["loss"] > 0, decision["best"] != decision["action"])

    def test_text(self):
        path, _ = self.record()
        text = self.fine("analyse", path, "--level", "quick", "--nodes", "100")
        self.assertIn("20 of 20 decisions weighed", text)
        for side in SMALL["sides"]:
            self.assertIn(f"The choices of {side['name']} cost it", text)

    def test_bad(self):
        path, _ = self.record(1)
        self.misused("analyse")
        self.misused("analyse", path, "--level", "deep-blue")
        self.misused("analyse", path, "--nodes", "-1")
        self.misused("analyse", path, "--threads", "1000")
        self.assertIn("small.json", self.failed("analyse", self.small))


class Handicap(CommandTest):
    def test_report(self):
        """Points and changes, the same for any number of threads; a change names a side."""
        arguments = ["handicap", self.small, "-n", "8", "--level", "random"]
        text = self.fine(*arguments, "--json", "--threads", "1")
        self.assertEqual(text, self.fine(*arguments, "--json", "--threads", "3"))
        report = json.loads(text)
        self.assertEqual(list(report), ["scenario", "games", "wins", "draws", "points", "changes"])
        self.assertEqual(sum(report["wins"].values()) + report["draws"], 8)
        self.assertTrue(report["changes"])
        off = []
        for change in report["changes"]:
            first, second = change["wins"].values()
            self.assertEqual(first + second + change["draws"], change["games"])
            self.assertIn(change["text"].split(":")[0], [side["name"] for side in SMALL["sides"]])
            off.append(abs((first + change["draws"] / 2) / change["games"] - 0.5))
        self.assertEqual(off, sorted(off))
        self.assertIn(report["changes"][0]["text"], self.fine(*arguments))

    def test_bad(self):
        self.misused("handicap")
        self.misused("handicap", self.small, "-n", "0")
        self.misused("handicap", self.small, "--level", "deep-blue")
        self.misused("handicap", self.small, "--seed", "x")
        self.assertIn("historical", self.failed("handicap", self.small, "--deployment", "historical"))


class Play(CommandTest):
    def test_battle(self):
        picture, game = self.folder / "map.png", str(self.folder / "game.json")
        arguments = ("play", self.small, "--ai1", "random", "--ai2", "random", "--seed", "4")
        text = self.fine(*arguments, "-o", str(picture), "--save", game)
        self.assertTrue(picture.read_bytes().startswith(b"\x89PNG"))
        self.assertEqual(text, self.fine(*arguments))
        self.assertGreater(text.count("\n\n"), 3)
        result = json.loads(self.fine("replay", "--state", game))["result"]
        for points in result["points"].values():
            self.assertIn(str(points["total"]), text[-2000:])
        self.assertEqual(run("play", self.small, "--ai1", "random", "--ai2", "random", "--save", "/absent/x").returncode, 1)


class Render(CommandTest):
    def test_formats(self):
        game, _ = self.record(30)
        for name, start in (("x.png", b"\x89PNG"), ("x.SVG", b"<?xml"), ("x.pdf", b"%PDF")):
            for source in (self.small, game):
                out = self.folder / name
                self.fine("render", source, "-o", str(out), "--width", "400", "--theme", "print")
                self.assertTrue(out.read_bytes().startswith(start))
        self.fine("render", game, "-o", str(self.folder / "é 😀.png"), "--at", "3")
        self.assertIn("--at", self.failed("render", game, "-o", str(self.folder / "y.png"), "--at", "31"))
        self.assertIn("--at", self.failed("render", self.small, "-o", str(self.folder / "y.png"), "--at", "0"))
        self.assertIn("/absent/x.png", self.failed("render", self.small, "-o", "/absent/x.png"))

    def test_named_once(self):
        """Who cannot write says which file, once, and why."""
        names = str(self.folder / "absent" / "x.png"), str(self.folder / "absent" / "x.json")
        for name, told in ((names[0], self.failed("render", self.small, "-o", names[0])),
                           (names[1], run("play", self.small, "--ai1", "random", "--ai2", "random", "--save",
                                          names[1]).stderr.decode())):
            self.assertEqual(told.count(name), 1, told)
            self.assertEqual(told.count("x."), 1, told)
            self.assertIn("No such file or directory", told)


class Campaigns(CommandTest):
    """Every command that plays or shows battles of two does so with a campaign of many, or says that it cannot."""

    def setUp(self):
        super().setUp()
        self.campaign = str(SCENARIOS / "campaigns" / "successors-302bc.json")
        self.players = [player["id"] for player in json.loads(pathlib.Path(self.campaign).read_text())["players"]]

    def test_play_and_replay(self):
        game, picture = str(self.folder / "game.json"), self.folder / "map.png"
        text = self.fine("play", self.campaign, "--ai1", "random", "--ai2", "random", "--seed", "4", "--save", game, "-o",
                         str(picture))
        self.assertIn("Year 3, winter", text)
        self.assertTrue(picture.read_bytes().startswith(b"\x89PNG"))
        record = json.loads(pathlib.Path(game).read_text())
        self.assertEqual(record["scenario"]["format"], "acies-campaign")
        self.assertNotIn("auto-resolve", [action["kind"] for action in record["actions"]])
        state = json.loads(self.fine("replay", "--state", game))
        self.assertEqual(set(state["players"]), set(self.players))
        self.assertEqual(set(state["result"]["ranking"]), set(self.players))
        self.fine("render", game, "-o", str(picture), "--at", "9")
        record["actions"][0] = {"kind": "hold"}
        pathlib.Path(game).write_text(json.dumps(record))
        self.assertIn("D-CPN-1", self.failed("replay", game))

    def test_simulate(self):
        report = json.loads(self.fine("simulate", self.campaign, "--games", "3", "--ai1", "random", "--ai2", "random", "--json"))
        self.assertEqual(list(report["wins"]), self.players)
        self.assertEqual(sum(side["count"] for side in report["wins"].values()) + report["draws"], 3)
        self.assertEqual(report["unfinished"], 0)

    def test_two_are_needed(self):
        for command in (["handicap"], ["match", "--games", "2", "--scenarios"]):
            self.assertIn("sides: two are needed", self.failed(*command, self.campaign))

    def test_serve(self):
        """A campaign goes by all three roads, and nothing else does by its own."""
        engine = Engine([CLI, "serve"])
        campaign = json.loads(pathlib.Path(self.campaign).read_text())
        for source in ({"campaign": campaign}, {"file": self.campaign}):
            self.assertEqual(engine.call("load", **source)["result"]["ruleset"], "dba-campaign")
        game = engine.call("save")["result"]
        self.assertEqual(engine.call("load", game=game)["result"]["decision"]["kind"], "season")
        self.assertEqual(engine.call("load", scenario=campaign)["error"]["code"], -32002)
        self.assertEqual(engine.call("load", campaign=SMALL)["error"]["code"], -32002)
        self.assertEqual(engine.call("odds", action={"kind": "begin-season"})["error"]["code"], -32000)
        self.assertEqual(engine.close(), 0)


class Ends(CommandTest):
    def test_closed_pipe(self):
        reader, writer = os.pipe()
        os.close(reader)
        for arguments in (["--help"], ["validate", "--json", self.small]):
            done = subprocess.run([CLI, *arguments], stdout=writer, stderr=subprocess.PIPE, timeout=60, check=False)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
        os.close(writer)

    def test_full_disk(self):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([CLI, "--help"], stdout=full, stderr=subprocess.PIPE, timeout=60, check=False)
        self.assertEqual(done.returncode, 1)
        self.assertIn(b"standard output cannot be written", done.stderr)

    def test_plain_locale(self):
        """Files and names with foreign letters work where the system knows none."""
        path = str(self.folder / "Ἀθῆναι.json")
        os.rename(self.small, path)
        for locale in ("C", "C.UTF-8", "de_DE.UTF-8"):
            text = run("validate", "--json", path, env=dict(os.environ, LC_ALL=locale)).stdout.decode()
            self.assertTrue(json.loads(text)["files"][0]["valid"])
        name = str(self.folder / "x.png")
        self.assertEqual(run("render", path, "-o", name, env=dict(os.environ, LC_ALL="C")).returncode, 0)

    def test_decimal_comma(self):
        """Where people write 1,5 files and reports are the same to the byte."""
        try:
            subprocess.run(["localedef", "-i", "de_DE", "-f", "UTF-8", str(self.folder / "de_DE.UTF-8")],
                           capture_output=True, timeout=60, check=True)
        except (OSError, subprocess.CalledProcessError):
            self.skipTest("this system cannot make a locale")
        german = dict(os.environ, LC_ALL="de_DE.UTF-8", LOCPATH=str(self.folder))
        game, _ = self.record(20)
        picture = str(self.folder / "x.svg")
        for arguments in (["simulate", self.small, "--games", "5", "--ai1", "random", "--ai2", "random", "--csv"],
                          ["replay", "--state", game], ["validate", "--json", game], ["render", game, "-o", picture]):
            plain = self.fine(*arguments), arguments[0] == "render" and pathlib.Path(picture).read_bytes()
            local = self.fine(*arguments, env=german), arguments[0] == "render" and pathlib.Path(picture).read_bytes()
            self.assertEqual(local, plain)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
