#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Files of at most 600 lines, functions of at most 60, lines of at most 100 columns; exceptions stand here with a reason.

Headers may put a whole signature on one line of 130 columns, and so may any line that holds a sentence or a comment.
"""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
MOST_LINES = 600
MOST_FUNCTION = 60
MOST_COLUMNS = 100
MOST_WIDE_COLUMNS = 130

# path -> why it may be longer or wider
LONG_FILES = {
    "src/scene/acies-emblem-paths.c": "path data",
}
WIDE_FILES = {
    "src/engine/dba/dba-reasons.h": "one sentence a row",
    "src/engine/cohorts/co-reasons.h": "one sentence a row",
    "src/engine/campaign/campaign-reasons.h": "one sentence a row",
    "src/engine/lost-battles/lb-reasons.h": "one sentence a row",
    "src/engine/core/acies-ruleset.h": "one signature a row",
    "src/engine/core/acies-json.h": "one signature a row",
}
LONG_FUNCTION = re.compile(r"_class_init$|^main$|_table$")
START = re.compile(r"^([a-z_][a-z0-9_]*) \(")


def functions(lines):
    """(name, first line, length) of each function: a name at the start of a line, then a brace at the start of a line."""
    name = None
    begin = 0
    for number, line in enumerate(lines, 1):
        match = START.match(line)
        if match:
            name = match.group(1)
        elif line == "{" and name:
            begin = number
        elif line == "}" and name and begin:
            yield name, begin, number - begin - 1
            name, begin = None, 0


def is_flat(body):
    """A switch or a table is easier read whole."""
    return sum(1 for line in body if line.lstrip().startswith(("case ", "{ ", "["))) > len(body) // 4


def faults_of(path):
    name = path.relative_to(ROOT).as_posix()
    lines = path.read_text(encoding="utf-8").splitlines()
    if len(lines) > MOST_LINES and name not in LONG_FILES:
        yield f"{name}: {len(lines)} lines, at most {MOST_LINES}"
    if name not in LONG_FILES and name not in WIDE_FILES and "-clauses" not in name:
        for number, line in enumerate(lines, 1):
            is_wide = path.suffix == ".h" or '"' in line or "/*" in line or line.lstrip().startswith("*")
            most = MOST_WIDE_COLUMNS if is_wide else MOST_COLUMNS
            if len(line) > most:
                yield f"{name}:{number}: {len(line)} columns, at most {most}"
    if path.suffix == ".c":
        for function, begin, length in functions(lines):
            body = lines[begin:begin + length]
            if length > MOST_FUNCTION and not LONG_FUNCTION.search(function) and not is_flat(body):
                yield f"{name}:{begin}: {function} has {length} lines, at most {MOST_FUNCTION}"


def main():
    faults = [fault for path in sorted((ROOT / "src").rglob("*.[ch]")) for fault in faults_of(path)]
    print("\n".join(faults) if faults else "all sizes are kept")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
