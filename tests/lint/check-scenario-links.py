#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Scenarios that come along name each other where they are one battle under different rules: of one year and one war."""
import json
import pathlib
import sys

ROOT = pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()


def main():
    scenarios = {}
    faults = []
    for path in sorted((ROOT / "scenarios").rglob("*.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        if document.get("format") != "acies-scenario":
            continue
        if document["id"] in scenarios:
            faults.append(f"{path.name}: the id {document['id']} is taken")
        scenarios[document["id"]] = document
    for name, scenario in scenarios.items():
        for link in scenario.get("links", []):
            other = scenarios.get(link)
            if other is None:
                faults.append(f"{name}: there is no scenario {link}")
            elif other["ruleset"] == scenario["ruleset"]:
                faults.append(f"{name}: {link} is of the same rules")
            elif name not in other.get("links", []):
                faults.append(f"{name}: {link} does not name it in turn")
            elif (other["date"][:5], other.get("war")) != (scenario["date"][:5], scenario.get("war")):
                faults.append(f"{name}: {link} is of another year or war")
    for fault in faults:
        print(fault)
    if not faults:
        print(f"{len(scenarios)} scenarios are linked well")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
