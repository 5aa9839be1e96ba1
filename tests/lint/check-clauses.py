#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Checks that every clause of a rule system is told to players, kept by its code and tried by a test.

usage: check-clauses.py [--report] [ROOT]

Each clause of the enum must have one row of the table of texts, be named in the rules' code (its constant or its number in a
comment) and in at least one test or rule case. Numbers named in comments of the rules must exist. --report only lists.
Exit status: 0 nothing is missing, 1 something is.
"""
import json
import pathlib
import re
import sys

CLAUSE = r"((?:1[01]|[1-9])\.\d{1,2}(?:\.\d)?(?:\(\d{1,2}\))?)"
NUMBER = re.compile(r"(?<![\w.(/-])" + CLAUSE + r"(?![\d.]\d|\w|%)")
QUOTED = re.compile(r"\"" + CLAUSE + r"\"")
COMMENT = re.compile(r"/\*.*?\*/", re.S)
TEXTS = re.compile(r"lb-clauses(-\w+)?\.[ch]$")


def number_of(constant):
    parts = constant.removeprefix("LB_CLAUSE_").split("_")
    sub = parts.pop()[1:] if parts[-1].startswith("M") else None
    return ".".join(parts) + (f"({sub})" if sub else "")


def read_enum(folder):
    text = (folder / "lb-clauses.h").read_text(encoding="utf-8")
    return re.findall(r"^  (LB_CLAUSE_\w+),$", text, re.M)


def read_rows(folder):
    rows = []
    for path in sorted(folder.glob("lb-clauses*")):
        text = path.read_text(encoding="utf-8")
        rows += re.findall(r"\[(LB_CLAUSE_\w+)\] = \{\s*\"([^\"]+)\", NC_ \(\"clause title\", \"[^\"]+\"\),\s*NC_ \(\"clause\",",
                           text)
    return rows


def named_in_code(folder):
    """Constants and numbers that the rules' own files name, and in which file a number stands."""
    constants, numbers = set(), {}
    for path in sorted(folder.glob("*.[ch]")):
        if TEXTS.search(path.name):
            continue
        text = path.read_text(encoding="utf-8")
        constants |= set(re.findall(r"LB_CLAUSE_\w+", text))
        for comment in COMMENT.findall(text):
            for number in NUMBER.findall(comment):
                numbers.setdefault(number, path.name)
        for number in QUOTED.findall(text):
            numbers.setdefault(number, path.name)
    return constants, numbers


def named_in_tests(root):
    numbers = set()
    for path in (root / "tests/engine").rglob("*.c"):
        numbers |= set(re.findall(r"(?<![\d.])" + CLAUSE + r"(?![\d.]\d)", path.read_text(encoding="utf-8")))
    for path in (root / "tests/cases").rglob("*.json"):
        data = json.loads(path.read_text(encoding="utf-8"))
        for case in data.get("cases", []) if isinstance(data, dict) else data:
            numbers |= {str(number) for number in case.get("clauses", [])}
    return numbers


# Rulesets whose clauses are called by letters ("D-FAC-7") and looked up by these names.
LETTERED = {"dba": ("dba-clauses", r"D-[A-Z]+-\d+"), "cohorts": ("co-clauses", r"C-[A-Z]+-\d+"),
            "campaign": ("campaign-clauses", r"D-(?:CPN|CVAL)-\d+")}


def named_by_letters(pattern, text):
    """Names in @text; "D-REC-1 to D-REC-6" and "D-REC-1 to 6" name all between."""
    names = set(re.findall(pattern, text))
    for stem, first, last in re.findall(r"\b([A-Z]-[A-Z]+-)(\d+)(?: to |\.\.)(?:[A-Z]-[A-Z]+-)?(\d+)", text):
        names |= {f"{stem}{number}" for number in range(int(first), int(last) + 1)}
    return names


def check_lettered(root, ruleset):
    """Faults of such a ruleset, and how many clauses it has."""
    stem, pattern = LETTERED[ruleset]
    folder = root / "src/engine" / ruleset
    told, kept, tried, faults = [], {}, set(), []

    for path in sorted(folder.glob("*.[ch]")):
        text = path.read_text(encoding="utf-8")
        if path.name.startswith(stem):
            told += re.findall(r"\{ \"(" + pattern + r")\",\s*NC_ \(\"clause title\"", text)
        else:
            kept.update({name: path.name for name in named_by_letters(pattern, text)})
    for path in (root / "tests/engine" / ruleset).rglob("*.c"):
        tried |= named_by_letters(pattern, path.read_text(encoding="utf-8"))
    for path in (root / "tests/cases" / ruleset).rglob("*.json"):
        data = json.loads(path.read_text(encoding="utf-8"))
        for case in data.get("cases", []) if isinstance(data, dict) else data:
            tried |= set(case.get("rules", [])) | set(case.get("clauses", []))

    for name in sorted(set(told)):
        if told.count(name) != 1:
            faults.append(f"{name}: {told.count(name)} rows of texts, one is wanted")
        if name not in kept:
            faults.append(f"{name}: named nowhere in the rules")
        if name not in tried:
            faults.append(f"{name}: named in no test and no case")
    faults += [f"{where}: there is no clause {name}" for name, where in sorted(kept.items()) if name not in told]

    return faults, len(set(told))


def main(argv):
    is_report = "--report" in argv
    places = [arg for arg in argv[1:] if not arg.startswith("--")]
    root = pathlib.Path(places[0]) if places else pathlib.Path(__file__).resolve().parents[2]
    folder = root / "src/engine/lost-battles"

    enum = read_enum(folder)
    rows = read_rows(folder)
    constants, numbers = named_in_code(folder)
    tests = named_in_tests(root)
    known = {number_of(constant) for constant in enum}
    faults = []

    for constant in enum:
        number = number_of(constant)
        texts = [row for row in rows if row[0] == constant]
        if len(texts) != 1 or texts[0][1] != number:
            faults.append(f"{number}: {len(texts)} rows of texts, one with this number is wanted")
        if constant not in constants and number not in numbers:
            faults.append(f"{number}: named nowhere in the rules")
        if number not in tests:
            faults.append(f"{number}: named in no test and no case")
    for number, where in sorted(numbers.items()):
        if not any(clause == number or clause.startswith((number + ".", number + "(")) for clause in known):
            faults.append(f"{where}: there is no clause {number}")

    count = len(enum)
    for ruleset in LETTERED:
        more, n_told = check_lettered(root, ruleset)
        faults += more
        count += n_told

    for fault in faults:
        print(fault)
    if not faults:
        print(f"{count} clauses are told, kept and tried")
    return 0 if is_report or not faults else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv))
