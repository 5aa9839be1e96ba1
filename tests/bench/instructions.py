#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Prints the machine instructions of a random decision (list, check, apply), counted by callgrind if valgrind is there.

usage: instructions.py BENCH-ENGINE SCENARIO
"""
import re
import shutil
import subprocess
import sys

FEW, MANY = 2000, 12000


def instructions(bench, scenario, decisions):
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", bench, scenario, str(decisions)],
        capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", run.stderr).group(1))


def main():
    if len(sys.argv) != 3:
        print(__doc__, file=sys.stderr)
        return 2
    if shutil.which("valgrind") is None:
        print("valgrind is not installed; nothing is counted")
        return 0
    bench, scenario = sys.argv[1:]
    counted = instructions(bench, scenario, MANY) - instructions(bench, scenario, FEW)
    print(f"instructions a random decision: {counted / (MANY - FEW):.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
