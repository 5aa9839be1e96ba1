# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""A client of `acies-cli serve`: JSON-RPC 2.0, one message a line."""
import json
import subprocess
import threading

SECONDS = 30  # for one answer; after that the engine is ended


class EngineStopped(Exception):
    """The engine ended in the midst of a call."""


class Engine:
    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

    def send(self, data):
        """Sends bytes as they are."""
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def read(self):
        """The next answer."""
        timer = threading.Timer(SECONDS, self.process.kill)
        timer.start()
        try:
            line = self.process.stdout.readline()
        finally:
            timer.cancel()
        if not line.endswith(b"\n"):
            raise EngineStopped(f"status {self.process.poll()}")
        return json.loads(line)

    def answer_to(self, data):
        """The answer to one line, whatever it is."""
        self.send(data + b"\n")
        return self.read()

    def call(self, method, **params):
        """The whole answer to a request: it has "result" or "error"."""
        self.number += 1
        request = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        answer = self.answer_to(json.dumps(request).encode())
        if answer.get("id") != self.number:
            raise EngineStopped(f"answered {answer.get('id')!r} to request {self.number}")
        return answer

    def close(self):
        """Ends the input; returns the exit status."""
        self.process.stdin.close()
        try:
            return self.process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            return self.process.wait()
        finally:
            self.process.stdout.close()
