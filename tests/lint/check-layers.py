#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Who may include whom: fails on every include that is not in the table, and on ruleset names outside the engine.

It fails too on anything at the top of the project that has no place there."""
import pathlib
import re
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
SOURCES = ROOT / "src"

# folder -> folders it may include, besides itself
MAY_INCLUDE = {
    "engine/core": [],
    "engine/tabletop": ["engine/core"],
    "engine/lost-battles": ["engine/core"],
    "engine/dba": ["engine/core", "engine/tabletop"],
    "engine/cohorts": ["engine/core", "engine/tabletop"],
    "engine/campaign": ["engine/core"],
    "engine/ai": ["engine/core"],
    "document": ["engine/core"],
    "scene": ["engine/core"],
    "battlefield": ["widgets", "scene", "engine/core"],
    "widgets": ["engine/core"],
    "editor": ["widgets", "document", "battlefield", "scene", "engine/ai", "engine/core"],
    "app": ["editor", "widgets", "battlefield", "scene", "document", "engine/ai", "engine/core"],
    "cli": ["scene", "document", "engine/ai", "engine/core"],
}
# What stands at the top, beside dot files and build folders.
TOP = {"COPYING", "README.md", "data", "flatpak", "meson.build", "meson_options.txt", "po", "scenarios", "src", "tests"}
# Files that join what must not know each other.
JOINTS = {"engine/acies-rulesets.c": re.compile(r"^engine/[a-z-]+/[a-z-]+-ruleset\.h$|^engine/core/")}
GTK_FREE = ("engine/", "document/", "scene/", "cli/")
GTK = re.compile(r"^(gtk|gdk|gsk|adwaita)")
RULESET_NAME = re.compile(r'"(lost-battles|dba|cohorts|dba-campaign)"')
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')


def folder_of(path):
    """The longest folder of the table that holds the path."""
    fits = [folder for folder in MAY_INCLUDE if path.startswith(folder + "/")]
    return max(fits, key=len) if fits else None


def faults_of(path, name):
    own = folder_of(name)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not name.startswith("engine/") and RULESET_NAME.search(line):
            yield f"{name}:{number}: names a ruleset outside the engine"
        match = INCLUDE.match(line)
        if not match:
            continue
        mark, target = match.groups()
        if mark == "<" or "/" not in target:
            if GTK.match(target) and name.startswith(GTK_FREE):
                yield f"{name}:{number}: includes {target} below the window"
            continue
        if name in JOINTS:
            if not JOINTS[name].match(target):
                yield f"{name}:{number}: may not include {target}"
            continue
        other = folder_of(target)
        if own is None or other is None:
            yield f"{name}:{number}: {target} is in no known folder"
        elif other != own and other not in MAY_INCLUDE[own]:
            yield f"{name}:{number}: {own} may not include {other} ({target})"


def main():
    faults = [f"{path.name}: has no place at the top" for path in sorted(ROOT.iterdir())
              if path.name not in TOP and not path.name.startswith((".", "build"))]
    n_files = 0
    for path in sorted(SOURCES.rglob("*.[ch]")):
        name = path.relative_to(SOURCES).as_posix()
        if name == "acies-engine.h":
            continue
        n_files += 1
        faults.extend(faults_of(path, name))
    print("\n".join(faults) if faults else f"{n_files} files keep to their layers")
    return 1 if faults or n_files == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
