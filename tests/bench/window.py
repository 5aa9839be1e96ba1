#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Measures the window against the floor: processor time to the painted first page, memory, processor time when idle.

usage: window.py ACIES FLOOR SCENARIO   (inside a display; see tests/ui/with-display.py)
"""
import os
import statistics
import subprocess
import sys
import tempfile
import time

TICK = os.sysconf("SC_CLK_TCK")
RUNS = 3


def cpu_ms(pid):
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) * 1000 / TICK


def pss_mib(pid):
    with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as file:
        for line in file:
            if line.startswith("Pss:"):
                return int(line.split()[1]) / 1024
    return 0.0


def settle(process):
    """Waits until the program has used no processor time for half a second."""
    last, still = -1.0, 0
    for _ in range(100):
        time.sleep(0.1)
        if process.poll() is not None:
            sys.exit(f"window.py: the program ended early with status {process.returncode}")
        now = cpu_ms(process.pid)
        still = still + 1 if now == last else 0
        last = now
        if still >= 5:
            return


def measure(command):
    with tempfile.TemporaryDirectory() as home:
        env = dict(os.environ, XDG_DATA_HOME=f"{home}/data", XDG_CONFIG_HOME=f"{home}/config",
                   XDG_CACHE_HOME=f"{home}/cache", GTK_A11Y="none")
        process = subprocess.Popen(command, env=env)
        try:
            settle(process)
            start, memory = cpu_ms(process.pid), pss_mib(process.pid)
            time.sleep(3)
            idle = (cpu_ms(process.pid) - start) / 3
        finally:
            process.terminate()
            process.wait()
    return start, memory, idle


def main():
    acies, floor, scenario = sys.argv[1:4]
    rows = {}
    for name, command in (("floor", [floor, scenario]), ("library", [acies])):
        results = [measure(command) for _ in range(RUNS)]
        rows[name] = [statistics.median(column) for column in zip(*results)]
        print(f"{name:8} {rows[name][0]:7.0f} ms CPU to the first page, {rows[name][1]:6.1f} MiB PSS, "
              f"{rows[name][2]:5.2f} ms CPU a second when idle")
    print(f"ratio    {rows['library'][0] / rows['floor'][0]:7.2f} (aim: at most 1.5), "
          f"{rows['library'][1] - rows['floor'][1]:+6.1f} MiB (aim: at most +20), idle (aim: 0)")


if __name__ == "__main__":
    main()
