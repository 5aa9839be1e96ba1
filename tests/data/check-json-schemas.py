#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Judges scenarios by the JSON schema that is shipped for other programs, and sees that the schema refuses what is wrong.

usage: check-json-schemas.py SCENARIO-SCHEMA GAME-SCHEMA CAMPAIGN-SCHEMA SCENARIO-OR-CAMPAIGN...

Understands the part of JSON Schema that our files use, so that no package is needed.
"""
import copy
import json
import re
import sys

TYPES = {"object": dict, "array": list, "string": str, "boolean": bool, "null": type(None)}


def is_type(value, name):
    if name in ("integer", "number"):
        kinds = int if name == "integer" else (int, float)
        return isinstance(value, kinds) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def faults(value, schema, root, path):
    """Yields a sentence for each thing that the schema forbids."""
    if "$ref" in schema:
        target = root
        for part in schema["$ref"].lstrip("#/").split("/"):
            target = target[part]
        yield from faults(value, target, root, path)
        return
    yield from branch_faults(value, schema, root, path)
    kinds = schema.get("type")
    if kinds and not any(is_type(value, kind) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
        yield f"{path}: is not of type {kinds}"
        return
    if "const" in schema and value != schema["const"]:
        yield f"{path}: is not {schema['const']}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{path}: {value!r} is none of {schema['enum']}"
    if isinstance(value, str):
        yield from text_faults(value, schema, path)
    elif isinstance(value, list):
        yield from list_faults(value, schema, root, path)
    elif isinstance(value, dict):
        yield from object_faults(value, schema, root, path)
    elif isinstance(value, (int, float)) and not isinstance(value, bool):
        if not schema.get("minimum", value) <= value <= schema.get("maximum", value):
            yield f"{path}: {value} is out of range"


def branch_faults(value, schema, root, path):
    for part in schema.get("allOf", []):
        if "if" not in part:
            yield from faults(value, part, root, path)
        elif not list(faults(value, part["if"], root, path)):
            yield from faults(value, part["then"], root, path)
    choices = schema.get("anyOf", [])
    if choices and all(list(faults(value, choice, root, path)) for choice in choices):
        yield f"{path}: fits none of {len(choices)} choices"


def text_faults(value, schema, path):
    if "pattern" in schema and not re.search(schema["pattern"], value):
        yield f"{path}: {value!r} does not fit {schema['pattern']}"
    if not schema.get("minLength", 0) <= len(value) <= schema.get("maxLength", len(value)):
        yield f"{path}: is too short or too long"


def list_faults(value, schema, root, path):
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        yield f"{path}: has {len(value)} items"
    for index, item in enumerate(value):
        yield from faults(item, schema.get("items", {}), root, f"{path}[{index}]")


def object_faults(value, schema, root, path):
    for name in schema.get("required", []):
        if name not in value:
            yield f"{path}: {name} is missing"
    known = schema.get("properties", {})
    for name, member in value.items():
        if "propertyNames" in schema:
            yield from faults(name, schema["propertyNames"], root, f"{path}.{name}")
        rule = known.get(name, schema.get("additionalProperties", {}))
        yield from faults(member, rule, root, f"{path}.{name}")


SPOILED = {
    "lost-battles": [(("sides", 0, "units", 0, "class"), "veterann"), (("conditions", "multiplier"), 9),
                     (("sides", 1, "commanders", 0, "rating"), 3)],
    "dba": [(("sides", 0, "units", 0, "code"), "4Xx"), (("conditions", "victory-losses"), 0),
            (("sides", 1, "pip-modifier"), 3), (("map", "roads"), [{"id": "via", "points": [[0, 0]]}]),
            (("map", "features"), [{"id": "wood", "kind": "wood", "shape": {"type": "circle"}}])],
    "cohorts": [(("sides", 0, "units", 0, "arm"), "camels"), (("sides", 0, "units", 0, "figures"), 9),
                (("sides", 1, "units", 0, "weapons"), ["pilum"]), (("conditions", "time-limit"), 0),
                (("map", "zones"), {"caesar": [[0, 0]]}), (("situation", "phase"), "melee"),
                (("deployment", "units"), {"c1": {"at": [1, 2], "facing": "north"}})],
    "campaign": [(("years",), 0), (("players", 0, "army", "units", 0, "code"), ""), (("players", 1, "machine"), "yes"),
                 (("map", "nodes", 0, "kind"), "village"), (("map", "nodes", 0, "at"), [1]),
                 (("map", "routes", 0, "kind"), "air"), (("situation", "season"), "monsoon"), (("players",), [])],
}


def spoil(scenario):
    """Yields broken copies that the schema must refuse."""
    kind = "campaign" if scenario["format"] == "acies-campaign" else scenario["ruleset"]
    for path, value in SPOILED[kind] + [(("id",), "No"), (("ruleset",), "chess")]:
        broken = copy.deepcopy(scenario)
        place = broken
        for part in path[:-1]:
            place = place.setdefault(part, {}) if isinstance(place, dict) else place[part]
        place[path[-1]] = value
        yield path, broken


def main():
    scenario_schema, game_schema, campaign_schema = (json.load(open(name, encoding="utf-8")) for name in sys.argv[1:4])
    found = []
    for name in sys.argv[4:]:
        scenario = json.load(open(name, encoding="utf-8"))
        schema = campaign_schema if scenario["format"] == "acies-campaign" else scenario_schema
        found += [f"{name}: {fault}" for fault in faults(scenario, schema, schema, "")]
        for path, broken in spoil(scenario):
            if not list(faults(broken, schema, schema, "")):
                found.append(f"{name}: the schema takes a wrong {path}")
        game = {"format": "acies-game", "version": 1, "scenario": scenario, "seed": "1", "actions": [], "hashes": []}
        found += [f"{name} as a game: {fault}" for fault in faults(game, game_schema, game_schema, "")]
    print("\n".join(found) if found else f"{len(sys.argv) - 4} scenarios and campaigns fit the schema")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
