#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""usage: test-bad-files.py ACIES_CLI FOLDER. Each file of FOLDER/index.json must be refused with the words that stand there."""
import json
import pathlib
import subprocess
import sys
import unittest

CLI, FOLDER = sys.argv[1], pathlib.Path(sys.argv[2])
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from engine import Engine  # noqa: E402

INDEX = json.loads((FOLDER / "index.json").read_text(encoding="utf-8"))


def run(*arguments):
    return subprocess.run([CLI, *arguments], capture_output=True, timeout=60, check=False)


def version():
    return run("--version").stdout.decode().split()[1]


class BadFiles(unittest.TestCase):
    def test_validate(self):
        for name, words in INDEX.items():
            path = str(FOLDER / name)
            with self.subTest(name):
                done = run("validate", path)
                lines = done.stdout.decode().splitlines()
                wanted = words.replace("VERSION", version())
                self.assertEqual(done.returncode, 1)
                self.assertEqual(done.stderr, b"")
                self.assertEqual(len(lines), len(set(lines)))
                self.assertTrue(all(line.startswith(path + ": ") for line in lines), lines)
                self.assertTrue(any(wanted in line and ("error: " in line) for line in lines), lines)

    def test_validate_all_as_json(self):
        paths = [str(FOLDER / name) for name in INDEX]
        done = run("validate", "--json", *paths)
        report = json.loads(done.stdout)
        self.assertEqual(done.returncode, 1)
        self.assertEqual([file["file"] for file in report["files"]], paths)
        for file in report["files"]:
            self.assertFalse(file["valid"], file["file"])
            self.assertIn("error", [problem["severity"] for problem in file["problems"]])

    def test_load(self):
        engine = Engine([CLI, "serve"])
        for name in INDEX:
            with self.subTest(name):
                error = engine.call("load", file=str(FOLDER / name))["error"]
                self.assertEqual(error["code"], -32002)
                self.assertTrue(error["message"].startswith(str(FOLDER / name)))
                self.assertTrue(error["data"]["problems"])
                self.assertEqual(set(error["data"]), {"rule", "message", "problems"})
        self.assertEqual(engine.call("state")["error"]["code"], -32003)
        self.assertEqual(engine.close(), 0)

    def test_other_commands(self):
        for command in (["replay"], ["hash"], ["render", "-o", "/nowhere/x.png"]):
            for name in list(INDEX)[::6]:
                with self.subTest(f"{command[0]} {name}"):
                    path = str(FOLDER / name)
                    done = run(*command, path)
                    self.assertEqual(done.returncode, 1)
                    self.assertEqual(done.stdout, b"")
                    self.assertTrue(done.stderr.decode().startswith(f"acies-cli: {path}: "), done.stderr)
                    self.assertEqual(done.stderr.count(b"\n"), 1)

    def test_index_is_whole(self):
        files = {path.name for path in FOLDER.glob("*.json")} - {"index.json"}
        self.assertEqual(files, set(INDEX))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
