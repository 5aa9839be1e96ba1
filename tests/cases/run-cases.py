#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Plays rule cases against an engine that speaks the protocol of acies-cli serve.

usage: run-cases.py [--engine 'build/src/cli/acies-cli serve'] [--only ID] [--verbose] CASES.json|FOLDER...

A folder stands for all files in it. A file is a list of cases, or {"format": "acies-cases", "cases": [...]}.
A case: {"id", "clauses", "title", "scenario" or "campaign": {...}, "seed"?: "1", "options"?: {...}, "steps": [step, ...]}
A step is one of
  {"dice": [3, 4]}                 the coming dice, in order (replaces what is left of an earlier queue)
  {"act": {...}}                   must be accepted, unless the next step is expect-error
  {"expect-error": {"rule": "5.5.3"}}  the act before it was refused under that clause (a prefix is enough) and
                                   changed nothing; as the first step: loading must fail under that clause
  {"check": {...}, "legal": true}  as act, without playing it
  {"expect": {"/pointer": value}}  values in the result of state
  {"odds": {...}}                  the odds of an action; with or followed by {"expect-odds": {"/pointer": value}}
  {"undo": true}                   takes the last action back; followed by expect-error if it must be barred
  {"expect-legal": {"/pointer": value}}  values in the result of legal
An accepted act may carry "expect-events": {"/pointer": value}, values in the list of its events.
A pointer may name a member of a list by its id (/units/u1/state). A value {"~": 0.01, "=": 12.5} gives a tolerance,
{"len": n} tests a length, {"has": x} a member; null also matches an absent key. Numbers with a fraction match within
0.02 in states and 0.0005 in odds; whole numbers, words and lists of them exactly.

Cases that cannot pass yet stand in expected-failures.json beside their file: {"id": {"clause": "6.5", "reason": "..."}}.
Exit status: 0 all cases fare as expected, 1 some do not (a listed case that passes, too), 2 the engine cannot be run.
"""
import argparse
import json
import pathlib
import shlex
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from engine import Engine, EngineStopped  # noqa: E402

MISSING = object()


def at(document, pointer):
    here = document
    for key in [k.replace("~1", "/").replace("~0", "~") for k in pointer.split("/")[1:]]:
        if isinstance(here, list):
            if key.isdigit() and int(key) < len(here):
                here = here[int(key)]
            else:  # a list of things with ids may be addressed by id
                here = next((item for item in here if isinstance(item, dict) and item.get("id") == key), MISSING)
        elif isinstance(here, dict):
            here = here.get(key, MISSING)
        else:
            return MISSING
        if here is MISSING:
            return MISSING
    return here


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def same(got, want, tolerance):
    if isinstance(want, dict) and "~" in want:
        return is_number(got) and abs(got - want["="]) <= want["~"]
    if isinstance(want, dict) and set(want) == {"len"}:
        return got is not MISSING and len(got) == want["len"]
    if isinstance(want, dict) and set(want) == {"has"}:
        return got is not MISSING and want["has"] in got
    if want is None:
        return got is MISSING or got is None
    if is_number(want) and is_number(got):
        exact = isinstance(want, int) and isinstance(got, int)
        return got == want if exact else abs(got - want) <= tolerance
    if isinstance(want, bool) or isinstance(got, bool):
        return got is want
    if isinstance(want, list) and isinstance(got, list):
        return len(got) == len(want) and all(same(g, w, tolerance) for g, w in zip(got, want))
    if isinstance(want, dict) and isinstance(got, dict):
        return all(same(got.get(key, MISSING), value, tolerance) for key, value in want.items())
    return got == want


def compare(document, wanted, tolerance, where):
    for pointer, want in wanted.items():
        got = at(document, pointer)
        if not same(got, want, tolerance):
            found = "absent" if got is MISSING else json.dumps(got)
            raise AssertionError(f"{where}: {pointer}: {found}, expected {json.dumps(want)}")


def must_be_refused(answer, wanted, where):
    if "error" not in answer:
        raise AssertionError(f"{where}: accepted, expected a refusal under {wanted.get('rule')}")
    rule = (answer["error"].get("data") or {}).get("rule") or ""
    if not rule.startswith(wanted.get("rule", "")):
        raise AssertionError(f"{where}: refused under {rule!r}, expected {wanted['rule']!r}: {answer['error']['message']}")


def must_be_accepted(answer, where):
    if "error" in answer:
        raise AssertionError(f"{where}: refused: {json.dumps(answer['error'])}")
    return answer["result"]


class Player:
    """Plays one case."""

    def __init__(self, engine, case):
        self.engine = engine
        self.case = case
        self.odds = None

    def result(self, where, method, **params):
        return must_be_accepted(self.engine.call(method, **params), where)

    def play(self):
        steps = self.case["steps"]
        start = {key: self.case[key] for key in ("scenario", "campaign", "options") if key in self.case}
        loaded = self.engine.call("load", seed=str(self.case.get("seed", "1")), **start)
        if steps and "expect-error" in steps[0]:
            must_be_refused(loaded, steps[0]["expect-error"], "load")
            return
        must_be_accepted(loaded, "load")
        for number, step in enumerate(steps):
            refusal = steps[number + 1].get("expect-error") if number + 1 < len(steps) else None
            self.step(f"step {number + 1}", step, refusal)

    def step(self, where, step, refusal):
        if "dice" in step:
            self.result(where, "dice", queue=step["dice"])
        elif "act" in step or "undo" in step:
            self.act(where, step, refusal)
        elif "check" in step:
            legal = self.result(where, "check", action=step["check"]).get("legal")
            if "legal" in step and legal != step["legal"]:
                raise AssertionError(f"{where}: legal is {legal}, expected {step['legal']}")
        elif "odds" in step:
            self.odds = self.result(where, "odds", action=step["odds"])
        elif "expect-legal" in step:
            compare(self.result(where, "legal"), step["expect-legal"], 0.02, where + ": legal")
        if "expect-odds" in step:
            compare(self.odds, step["expect-odds"], 0.0005, where + ": odds")
        if "expect" in step:
            compare(self.result(where, "state"), step["expect"], 0.02, where)

    def act(self, where, step, refusal):
        before = self.result(where, "state") if refusal is not None else None
        answer = self.engine.call("act", action=step["act"]) if "act" in step else self.engine.call("undo")
        if refusal is None:
            events = must_be_accepted(answer, where).get("events")
            compare(events, step.get("expect-events", {}), 0.02, where + ": events")
            return
        must_be_refused(answer, refusal, where)
        if self.result(where, "state") != before:
            raise AssertionError(f"{where}: the refused action changed the state")


def read_cases(path):
    with open(path, encoding="utf-8") as file:
        cases = json.load(file)
    return cases if isinstance(cases, list) else cases["cases"]


def case_files(paths):
    for path in map(pathlib.Path, paths):
        if path.is_dir():
            yield from sorted(file for file in path.glob("*.json") if file.name != "expected-failures.json")
        else:
            yield path


def read_expected_failures(path):
    own = pathlib.Path(path).resolve().parent / "expected-failures.json"
    return json.loads(own.read_text(encoding="utf-8")) if own.exists() else {}


class Tally:
    def __init__(self, verbose):
        self.verbose = verbose
        self.passed = self.failed = self.excused = 0

    def note(self, case, fault, excuse):
        title = f"{case['id']} ({', '.join(case.get('clauses', []))}) {case.get('title', '')}"
        if fault is None and excuse is None:
            self.passed += 1
            if self.verbose:
                print(f"ok      {title}")
        elif fault is None:
            self.failed += 1
            print(f"PASSES  {title}\n        although expected-failures.json says: {excuse['reason']}")
        elif excuse is not None:
            self.excused += 1
            if self.verbose:
                print(f"excused {title}\n        {excuse['clause']}: {excuse['reason']}\n        {fault}")
        else:
            self.failed += 1
            print(f"FAILED  {title}\n        {fault}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", default="build/src/cli/acies-cli serve")
    parser.add_argument("--only", action="append", metavar="ID")
    parser.add_argument("--verbose", action="store_true")
    parser.add_argument("cases", nargs="+")
    options = parser.parse_args()
    tally = Tally(options.verbose)
    excuses = {}
    seen = set()
    engine = None
    for path in case_files(options.cases):
        excuses.update(read_expected_failures(path))
        for case in read_cases(path):
            if options.only and case["id"] not in options.only:
                continue
            if case["id"] in seen:
                tally.note(case, "two cases have this id", None)
            seen.add(case["id"])
            fault = None
            try:
                engine = engine or Engine(shlex.split(options.engine))
                Player(engine, case).play()
            except FileNotFoundError as problem:
                print(problem, file=sys.stderr)
                return 2
            except AssertionError as problem:
                fault = problem
            except (EngineStopped, BrokenPipeError, json.JSONDecodeError) as problem:
                fault = f"the engine broke down: {problem}"
                engine = None
            tally.note(case, fault, excuses.get(case["id"]))
    if engine:
        engine.close()
    stray = [] if options.only else sorted(set(excuses) - seen)
    for name in stray:
        print(f"FAILED  {name}: expected-failures.json names a case that does not exist")
    print(f"{tally.passed} passed, {tally.failed + len(stray)} failed, {tally.excused} failed as expected")
    return 1 if tally.failed or stray else 0


if __name__ == "__main__":
    sys.exit(main())
