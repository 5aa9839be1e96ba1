#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""The texts of all battles and army lists that come with the program stand in po/scenario-strings.h. --write makes it."""
import json
import pathlib
import sys

ROOT = pathlib.Path(next((word for word in sys.argv[1:] if not word.startswith("-")), ".")).resolve()
LIST = ROOT / "po" / "scenario-strings.h"
KEYS = {"name", "place", "war", "summary", "background", "text", "casualties", "note", "question"}
HEAD = """/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Copyright The Acies contributors */

/* For translators: tests/lint/check-scenario-strings.py --write makes this list. It is not compiled. */

"""


def texts(value):
    if isinstance(value, dict):
        for key, member in value.items():
            if key in KEYS and isinstance(member, str):
                yield member
            else:
                yield from texts(member)
    elif isinstance(value, list):
        for member in value:
            yield from texts(member)


def make_list():
    found = set()
    for path in sorted((ROOT / "scenarios").rglob("*.json")):
        found.update(texts(json.loads(path.read_text(encoding="utf-8"))))
    found.discard("")
    return HEAD + "".join(f'NC_ ("scenario", {json.dumps(text, ensure_ascii=False)})\n' for text in sorted(found))


def main():
    wanted = make_list()
    if "--write" in sys.argv:
        LIST.write_text(wanted, encoding="utf-8")
        return 0
    if not LIST.exists() or LIST.read_text(encoding="utf-8") != wanted:
        print("po/scenario-strings.h is not what the scenarios say: run tests/lint/check-scenario-strings.py --write")
        return 1
    print(f"{wanted.count('NC_')} texts of scenarios are listed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
