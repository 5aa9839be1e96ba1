#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Runs a test program on an X display of its own, with an empty profile and without a session bus.

usage: with-display.py PROGRAM [ARG...]

ACIES_TEST_SCREEN is the size of the screen and its depth (1366x768x24).
What a program that failed wrote last goes to standard error too, where those who run the suite look for the reason.
The display is started by this script and ended by its process id. If Xvfb is not installed, the test is skipped.
"""

import collections
import os
import shutil
import signal
import subprocess
import sys
import tempfile

FOLDERS = ("CONFIG", "DATA", "CACHE", "STATE")
LAST_LINES = 40


def start_display():
    """Returns the server's process and the name of the display it chose."""
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", os.environ.get("ACIES_TEST_SCREEN", "1366x768x24"), "-nolisten", "tcp"],
        pass_fds=(write_end,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(write_end)
    with os.fdopen(read_end) as pipe:
        number = pipe.readline().strip()
    if not number:
        server.wait()
        sys.exit("Xvfb did not start")
    return server, ":" + number


def quiet_settings(folder):
    """A caret that blinks or a page that slides would make two runs differ."""
    path = os.path.join(folder, "gtk-4.0")
    os.makedirs(path)
    with open(os.path.join(path, "settings.ini"), "w", encoding="utf-8") as file:
        file.write("[Settings]\ngtk-cursor-blink=false\ngtk-enable-animations=false\n")


def run(arguments, env):
    """Runs a program to its end and hands on what it writes. Returns its status as a shell tells it."""
    last = collections.deque(maxlen=LAST_LINES)
    with subprocess.Popen(arguments, env=env, stdout=subprocess.PIPE) as program:
        for line in program.stdout:
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
            last.append(line)
    status = program.returncode
    if status != 0:
        how = f"status {status}" if status > 0 else signal.Signals(-status).name
        print(f"{os.path.basename(arguments[0])} ended with {how}; the last that it wrote:", file=sys.stderr, flush=True)
        sys.stderr.buffer.write(b"".join(last))
    return status if status >= 0 else 128 - status


def main():
    if shutil.which("Xvfb") is None:
        print("1..0 # SKIP Xvfb is not installed")
        return 0
    server, display = start_display()
    with tempfile.TemporaryDirectory(prefix="acies-test-") as profile:
        # An address that leads nowhere: without one a bus would be launched.
        env = dict(os.environ, DISPLAY=display, XDG_RUNTIME_DIR=profile, DBUS_SESSION_BUS_ADDRESS="disabled:")
        for name in FOLDERS:
            env[f"XDG_{name}_HOME"] = os.path.join(profile, name.lower())
        quiet_settings(env["XDG_CONFIG_HOME"])
        for name in ("WAYLAND_DISPLAY", "GTK_THEME"):
            env.pop(name, None)
        try:
            return run(sys.argv[1:], env)
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
