#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Every file with words for people is listed in po/POTFILES.in, and every file listed there exists. --write makes the list."""
import pathlib
import re
import sys

ROOT = pathlib.Path(next((word for word in sys.argv[1:] if not word.startswith("-")), ".")).resolve()
LIST = ROOT / "po" / "POTFILES.in"
WORDS = re.compile(r'\b(_|C_|N_|NC_|ngettext|g_dngettext|g_dpgettext2)\s*\(')
TRANSLATABLE = re.compile(r'translatable="(yes|1|true)"')


def files_with_words():
    for path in sorted((ROOT / "src").rglob("*")):
        if path.suffix in (".c", ".h") and WORDS.search(path.read_text(encoding="utf-8")):
            yield path.relative_to(ROOT).as_posix()
        elif path.suffix == ".ui" and TRANSLATABLE.search(path.read_text(encoding="utf-8")):
            yield path.relative_to(ROOT).as_posix()
    yield "po/scenario-strings.h"
    for path in sorted((ROOT / "data").glob("*.in")):
        if ".desktop" in path.name or ".metainfo" in path.name:
            yield path.relative_to(ROOT).as_posix()


def main():
    wanted = list(files_with_words())
    if "--write" in sys.argv:
        head = "# Files with words for people; tests/lint/check-potfiles.py --write makes this list.\n"
        LIST.write_text(head + "\n".join(wanted) + "\n", encoding="utf-8")
        return 0
    listed = [line.strip() for line in LIST.read_text(encoding="utf-8").splitlines()]
    listed = [line for line in listed if line and not line.startswith("#")]
    faults = [f"{name}: has words for people, but is not in po/POTFILES.in" for name in wanted if name not in listed]
    faults += [f"{name}: is in po/POTFILES.in, but has no words for people" for name in listed if name not in wanted]
    print("\n".join(faults) if faults else f"{len(listed)} files are listed")
    return 1 if faults or not listed else 0


if __name__ == "__main__":
    sys.exit(main())
