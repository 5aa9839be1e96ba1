#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""usage: example-client.py ACIES_CLI SCENARIO [SEED]

An example of a program that plays through `acies-cli serve`: the side that decides first does what the engine's quick player advises,
the other one takes what is legal by lot. data/protocol.md tells of every method.
"""
import json
import random
import subprocess
import sys


class Engine:
    """One engine process, asked one thing after the other."""

    def __init__(self, program):
        self.process = subprocess.Popen([program, "serve"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                                        encoding="utf-8")
        self.number = 0

    def ask(self, method, **params):
        """The result of a request; what the engine refuses is raised."""
        self.number += 1
        request = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        print(json.dumps(request), file=self.process.stdin, flush=True)
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(f"{method}: {answer['error']['message']} ({answer['error']['code']})")
        return answer["result"]

    def close(self):
        """The end of its input ends the engine."""
        self.process.stdin.close()
        self.process.stdout.close()
        return self.process.wait()


def play(engine, scenario, seed):
    """Plays a battle to its end; how many actions it took."""
    decision = engine.ask("load", file=scenario, seed=seed)["decision"]
    advised, lot, n_actions = decision["side"], random.Random(int(seed)), 0
    while decision is not None and decision["side"] is not None:
        if decision["side"] == advised:
            action = engine.ask("think", level="quick", nodes=200)["action"]
        else:
            action = lot.choice(engine.ask("legal")["actions"])
        decision = engine.ask("act", action=action)["decision"]
        n_actions += 1
    return n_actions


def main():
    program, scenario = sys.argv[1], sys.argv[2]
    engine = Engine(program)
    n_actions = play(engine, scenario, sys.argv[3] if len(sys.argv) > 3 else "1")
    print(f"{n_actions} actions; {json.dumps(engine.ask('state')['result'])}")
    return engine.close()


if __name__ == "__main__":
    sys.exit(main())
