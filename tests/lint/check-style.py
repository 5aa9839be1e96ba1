#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Small things that every file keeps to: licence line, no tabs, no trailing space, no leftovers, functions that are barred."""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
LICENCE = "SPDX-License-Identifier: GPL-3.0-or-later"
BARRED = [
    (re.compile(r"\b(TODO|FIXME|XXX|HACK)\b"), "a leftover"),
    (re.compile(r"^\s*goto\b"), "goto"),
    (re.compile(r"\b(sprintf|strcpy|strcat|gets|rand|srand|atoi|strtok)\s*\("), "a barred function"),
    (re.compile(r"\b(malloc|calloc|realloc|strdup)\s*\("), "the C library's allocator (GLib's is used)"),
    (re.compile(r"^//"), "a comment of the other kind"),
]
RULES_BARRED = [
    (re.compile(r"\b(sin|cos|tan|atan2?|exp|log|pow)\s*\("), "a function whose last bit differs between machines"),
    (re.compile(r"\b(g_random_|time\s*\(|g_get_real_time|g_get_monotonic_time)"), "a clock or a foreign die"),
]


def faults_of(path):
    name = path.relative_to(ROOT).as_posix()
    text = path.read_text(encoding="utf-8")
    if LICENCE not in text[:200]:
        yield f"{name}: no licence line"
    if text and not text.endswith("\n"):
        yield f"{name}: no newline at the end"
    is_rules = name.startswith("src/engine/") and "/core/" not in name and "/ai/" not in name
    for number, line in enumerate(text.splitlines(), 1):
        if "\t" in line:
            yield f"{name}:{number}: a tab"
        if line != line.rstrip():
            yield f"{name}:{number}: space at the end"
        for pattern, what in BARRED + (RULES_BARRED if is_rules else []):
            if pattern.search(line):
                yield f"{name}:{number}: {what}"


def main():
    paths = [path for folder in ("src", "tests") for path in sorted((ROOT / folder).rglob("*.[ch]"))]
    faults = [fault for path in paths for fault in faults_of(path)]
    print("\n".join(faults) if faults else f"{len(paths)} files are in style")
    return 1 if faults or not paths else 0


if __name__ == "__main__":
    sys.exit(main())
