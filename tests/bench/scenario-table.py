#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""How the battles that come along go between two computer players: the table of scenarios/README.md.

  scenario-table.py CLI            says which rows are older than their scenarios; exit status 1 if there are any
  scenario-table.py CLI --write    plays those battles and writes the table; --all plays every one

Each row is of GAMES battles at the level LEVEL from the historical deployment, from SEED: who runs the command again with the
same program gets the same figures. Each row is written as soon as it is there. A row keeps the beginning of the SHA-256 of its
file, by which it is known to be old.
"""
import argparse
import hashlib
import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGE = ROOT / "scenarios" / "README.md"
GAMES = 200
LEVEL = "normal"
SEED = 1
BEGIN = "<!-- table: made by tests/bench/scenario-table.py -->"
END = "<!-- end of the table -->"
HEAD = ("| Battle | First side | wins | Second side | wins | Draws | Margin | Turns | In history |\n"
        "|---|---|---|---|---|---|---|---|---|\n")
ROW = re.compile(r"^\|.*<!-- (\S+) ([0-9a-f]{12}) -->", re.M)


def battles():
    """(path, document) of every Lost Battles scenario, by date."""
    found = []
    for path in (ROOT / "scenarios" / "lost-battles").glob("*.json"):
        document = json.loads(path.read_text(encoding="utf-8"))
        if document.get("format") == "acies-scenario" and "situation" not in document:
            found.append((path, document))
    return sorted(found, key=lambda pair: (-int(pair[1]["date"][1:5]), pair[1]["id"]))


def stamp(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def kept_rows():
    text = PAGE.read_text(encoding="utf-8")
    body = text[text.index(BEGIN):text.index(END)]
    return {name: (mark, line) for line in body.splitlines() for name, mark in ROW.findall(line)}


def share(wins):
    return f"{100 * wins['share']:.0f} % ({100 * wins['low']:.0f}–{100 * wins['high']:.0f})"


def history(document):
    result = document.get("result", {})
    names = {side["id"]: side["name"] for side in document["sides"]}
    winner = names.get(result.get("winner"), "nobody")
    return f"{winner}, {result['level']}" if "level" in result else winner


def play(cli, path, document):
    command = [cli, "simulate", str(path), f"--games={GAMES}", f"--ai1={LEVEL}", f"--ai2={LEVEL}",
               f"--seed={SEED}", "--deployment=historical", "--json"]
    report = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout)
    sides = [(side["name"], report["wins"][side["id"]]) for side in document["sides"]]
    margin = report["margin"]
    year = -int(document["date"][:5]) + 1
    return (f"| [{document['name']}](lost-battles/{path.name}), {year} BC | {sides[0][0]} | {share(sides[0][1])} "
            f"| {sides[1][0]} | {share(sides[1][1])} | {report['draws']} | {margin['mean']:+.0f} ± {margin['sd']:.0f} "
            f"| {report['turns']['mean']:.1f} | {history(document)} <!-- {document['id']} {stamp(path)} --> |")


def write(rows):
    text = PAGE.read_text(encoding="utf-8")
    begin = text.index(BEGIN) + len(BEGIN)
    body = "\n" + HEAD + "".join(row + "\n" for row in rows)
    PAGE.write_text(text[:begin] + body + text[text.index(END):], encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cli", nargs="?", default=str(ROOT / "build" / "src" / "cli" / "acies-cli"))
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--all", action="store_true")
    options = parser.parse_args()
    kept = kept_rows()
    old = [document["id"] for path, document in battles()
           if options.all or kept.get(document["id"], ("", ""))[0] != stamp(path)]
    gone = set(kept) - {document["id"] for _, document in battles()}
    if not options.write:
        for name in old + sorted(gone):
            print(f"{name}: its row is old")
        return 1 if old or gone else 0

    rows = {name: line for name, (_, line) in kept.items() if name not in gone}
    write([rows[document["id"]] for _, document in battles() if document["id"] in rows])
    for path, document in battles():
        if document["id"] in old:
            print(document["id"], flush=True)
            rows[document["id"]] = play(options.cli, path, document)
            write([rows[document["id"]] for _, document in battles() if document["id"] in rows])
    return 0


if __name__ == "__main__":
    sys.exit(main())
