#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
# Copyright The Acies contributors
"""Lays stands of Cohorts out by chance and compares what the engine says of them with a model written from the rules alone.

usage: test-cohorts-model.py ACIES_CLI [SEED [POSITIONS]]

Compared are: who is pinned and engaged, the melees with their points, the rule that refuses a shot, the rule that refuses a move.
The model is slow and plain: points in mm, polygons as lists, no tables but those of the rules.
"""
import json
import math
import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "support"))
from engine import Engine  # noqa: E402

WIDTH, TINY = 40, 1e-6
DEPTH = {"infantry": 20, "cavalry": 30, "chariot": 40, "elephant": 40}
CREW = {"chariot": 2, "elephant": 3}
VALUE = {"heavy": 5, "medium": 4, "light": 3, "unarmoured": 2, None: 4}
REACH = {"bow": 355.6, "sling": 203.2, "javelin": 76.2}
KINDS = [("infantry", "heavy"), ("infantry", "medium"), ("infantry", "light"), ("infantry", "unarmoured"), ("cavalry", "heavy"),
         ("cavalry", "light"), ("chariot", None), ("elephant", None)]
WEAPONS = [[], [], ["bow"], ["sling"], ["javelin"], ["javelin", "bow"]]


# ---- Polygons ----

def axes(polygon):
    for (ax, ay), (bx, by) in zip(polygon, polygon[1:] + polygon[:1]):
        length = math.hypot(bx - ax, by - ay)
        if length > 0:
            yield (by - ay) / length, (ax - bx) / length


def penetration(one, other):
    """The least overlap over all separating axes of two convex polygons."""
    least = math.inf
    for x, y in [*axes(one), *axes(other)]:
        a, b = ([p[0] * x + p[1] * y for p in polygon] for polygon in (one, other))
        least = min(least, min(max(a), max(b)) - max(min(a), min(b)))
    return least


def edges(polygon):
    return list(zip(polygon, polygon[1:] + polygon[:1]))


def to_segment(point, a, b):
    x, y = b[0] - a[0], b[1] - a[1]
    part = ((point[0] - a[0]) * x + (point[1] - a[1]) * y) / (x * x + y * y)
    part = max(0, min(1, part))
    return math.hypot(point[0] - a[0] - part * x, point[1] - a[1] - part * y)


def distance(one, other):
    if penetration(one, other) > 0:
        return 0
    return min([to_segment(p, *edge) for p in one for edge in edges(other)] +
               [to_segment(p, *edge) for p in other for edge in edges(one)])


def hull(points):
    points = sorted({(round(x, 9), round(y, 9)) for x, y in points})

    def half(row):
        line = []
        for p in row:
            while len(line) > 1 and ((line[-1][0] - line[-2][0]) * (p[1] - line[-2][1]) -
                                     (line[-1][1] - line[-2][1]) * (p[0] - line[-2][0])) <= 1e-12:
                line.pop()
            line.append(p)
        return line[:-1]
    return half(points) + half(points[::-1])


def run_within(a, b, least, most):
    """How much of the way from a to b lies within an upright rectangle."""
    begin, end = 0, 1
    for k in (0, 1):
        way = b[k] - a[k]
        if abs(way) < 1e-12:
            if a[k] <= least[k] or a[k] >= most[k]:
                return 0
            continue
        first, last = sorted(((least[k] - a[k]) / way, (most[k] - a[k]) / way))
        begin, end = max(begin, first), min(end, last)
    return max(0, end - begin) * math.hypot(b[0] - a[0], b[1] - a[1])


def corners(rectangle):
    x, y, width, height = rectangle
    return [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]


# ---- Stands (1.1 to 1.4) ----

class Stand:
    def __init__(self, chance, side, number, order):
        self.side, self.id, self.order = side, f"{side}{number}", order
        self.arm, self.armour = chance.choice(KINDS)
        self.double = self.arm == "infantry" and chance.random() < 0.15
        self.weapons = [] if self.double else chance.choice(WEAPONS)
        self.close = self.arm in CREW or not {"bow", "sling"} & set(self.weapons)
        self.depth = 40 if self.double else DEPTH[self.arm]
        self.figures = chance.randint(1, CREW.get(self.arm, 8 if self.double else 4))
        self.pushes = chance.choice([0, 0, 1, 2])
        self.reorganising = chance.random() < 0.05
        self.status = chance.choice(["steady"] * 10 + ["routed", "rallying"])

    def stand(self, x, y, facing):
        self.x, self.y, self.facing = x, y, facing
        turn = math.radians(facing)
        self.ahead, self.right = (math.sin(turn), -math.cos(turn)), (math.cos(turn), math.sin(turn))
        self.centre = self.at(0, -self.depth / 2)
        return self

    def at(self, u, v):
        return self.x + self.right[0] * u + self.ahead[0] * v, self.y + self.right[1] * u + self.ahead[1] * v

    def seen(self, point):
        x, y = point[0] - self.x, point[1] - self.y
        return x * self.right[0] + y * self.right[1], x * self.ahead[0] + y * self.ahead[1]

    def box(self, shrunk=0.0):
        side, front, rear = WIDTH / 2 - shrunk, -shrunk, shrunk - self.depth
        return [self.at(-side, front), self.at(side, front), self.at(side, rear), self.at(-side, rear)]

    def strip(self):
        side = WIDTH / 2 - 0.25
        return [self.at(-side, 1), self.at(side, 1), self.at(side, 0), self.at(-side, 0)]

    def before(self, point):
        u, v = self.seen(point)
        return v > 0 and abs(u) < WIDTH / 2 + v - TINY

    def touches(self, other):
        return penetration(self.strip(), other.box()) > TINY

    def moved(self, x, y, facing):
        copy = object.__new__(Stand)
        copy.__dict__.update(self.__dict__)
        return copy.stand(x, y, facing % 360)

    def unit(self):
        unit = {"id": self.id, "arm": self.arm, "weapons": self.weapons}
        if self.armour:
            unit["armour"] = self.armour
        return {**unit, "double": True} if self.double else unit

    def place(self):
        return {"at": [self.x, self.y], "facing": self.facing, "figures": self.figures, "status": self.status,
                "push-backs": self.pushes, "reorganising": self.reorganising}


def overlap(a, b):
    """How much of the front of a lies on b."""
    cut = b.box()
    for (px, py), (qx, qy) in edges(a.strip()):
        kept = []
        for p, q in edges(cut):
            sides = [(qx - px) * (r[1] - py) - (qy - py) * (r[0] - px) for r in (p, q)]
            if sides[0] >= 0:
                kept.append(p)
            if sides[0] * sides[1] < 0:
                part = sides[0] / (sides[0] - sides[1])
                kept.append((p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1])))
        cut = kept
        if not cut:
            return 0
    along = [a.seen(p)[0] for p in cut]
    return max(along) - min(along)


def engaged(stand, stands):
    return [other.id for other in stands
            if other.side != stand.side and other.status == "steady" and not stand.touches(other) and not other.touches(stand)
            and distance(stand.box(), other.box()) <= 76.21 + TINY and stand.before(other.centre) and other.before(stand.centre)]


def alike(a, b):
    turn = abs(a.facing - b.facing) % 360
    return min(turn, 360 - turn) < 45


def near(a, b):
    return distance(a.box(), b.box()) <= WIDTH + 0.01 + TINY


def find_pairs(steady):
    fights = {}
    for stand in steady:
        touched = [other for other in steady if other.side != stand.side and stand.touches(other)]
        fights[stand.id] = sorted(touched, key=lambda other: (-round(overlap(stand, other), 6), other.order))
    pairs = []
    for a in steady:
        for b in steady:
            contacts = [(one, other) for one, other in ((a, b), (b, a)) if other in fights[one.id]]
            if a.order < b.order and contacts and all(other in fights[one.id][:2] for one, other in contacts):
                pairs.append((a, b))
    return pairs


def find_melees(steady, pairs, commanders):
    """C-LIN-1 to C-LIN-4, C-MEL-2, C-MEL-4, C-CMD-1, C-CMD-2 on open ground."""
    pinned = [stand for stand in steady if any(stand in pair for pair in pairs)]
    links = pairs + [(a, b) for a in pinned for b in pinned if a.side == b.side and a is not b and alike(a, b) and near(a, b)]
    group = {stand.id: {stand.id} for stand in pinned}
    for a, b in links:
        joined = group[a.id] | group[b.id]
        group.update({name: joined for name in joined})
    melees = []
    for stand in pinned:
        if stand.side != "a" or any(stand.id in melee["sides"]["a"] for melee in melees):
            continue
        melee = {key: {} for key in ("sides", "points", "x", "die-bonus", "free")}
        for side in "ab":
            members = [one for one in pinned if one.side == side and one.id in group[stand.id]]
            led = [penetration([commanders[side]], one.box()) >= 0 or
                   min(to_segment(commanders[side], *edge) for edge in edges(one.box())) <= 101.61 + TINY for one in members]
            melee["sides"][side] = [one.id for one in members]
            melee["points"][side] = sum(min(4, one.figures) * (VALUE[one.armour] + here) for one, here in zip(members, led))
            melee["x"][side] = min(one.pushes for one in members)
            melee["die-bonus"][side] = int(all(led))
            melee["free"][side] = [one.id for one in steady
                                   if one.side == side and one not in pinned and not engaged(one, steady) and
                                   any(alike(one, other) and near(one, other) and
                                       abs(other.seen(one.centre)[0]) > WIDTH / 2 for other in members)]
        melees.append(melee)
    return melees


# ---- Shots (3.3) ----

def refused_shot(stand, target, stands, pinned, woods):
    if stand.status != "steady":
        return "C-MOR-9" if stand.status == "routed" else "C-RAL-3"
    if not stand.weapons:
        return "C-FIR-1"
    if stand in pinned or target in pinned:
        return "C-FIR-7" if stand in pinned else "C-FIR-5"
    if not stand.before(target.centre):
        return "C-FIR-3"
    left, right = stand.box()[:2]
    away = 0 if penetration([left, right], target.box()) > 0 else min(
        [to_segment(p, *edge) for p in (left, right) for edge in edges(target.box())] +
        [to_segment(p, left, right) for p in target.box()])
    if all(away > REACH[weapon] + 0.01 + TINY for weapon in stand.weapons):
        return "C-FIR-2"
    begin, end = (stand.x, stand.y), target.centre
    for other in stands:
        if other not in (stand, target) and run_within(other.seen(begin), other.seen(end), (-WIDTH / 2, -other.depth),
                                                       (WIDTH / 2, 0)) > TINY:
            return "C-FIR-4"
    wooded = sum(run_within(begin, end, (x, y), (x + width, y + height)) for x, y, width, height in woods)
    return "C-FIR-4" if wooded > 25.41 + TINY else None


# ---- Moves (1.5) ----

def allowance(stand):
    if stand.arm != "infantry":
        return {"cavalry": 12, "chariot": 10, "elephant": 9}[stand.arm] * 25.4
    swift = stand.armour in ("light", "unarmoured") or (stand.armour == "medium" and "bow" in stand.weapons)
    return (8 if swift else 6) * 25.4


def cost(step):
    if "distance" in step:
        return step["distance"]
    return WIDTH * math.pi * step["angle"] / 180 if step["step"] == "wheel" else 25.4 * abs(step["angle"]) / 90


def after(stand, step, part=1.0):
    kind = step["step"]
    if "distance" in step:
        turn = math.radians(stand.facing + step.get("angle", 0))
        way = step["distance"] * (-1 if kind == "retire" else 1)
        return stand.moved(stand.x + math.sin(turn) * way, stand.y - math.cos(turn) * way, stand.facing)
    sign = -1 if step.get("side") == "left" else 1
    px, py = stand.at(sign * WIDTH / 2, 0) if kind == "wheel" else stand.centre
    angle = step["angle"] * part * sign
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    x, y = stand.x - px, stand.y - py
    return stand.moved(px + x * cos - y * sin, py + x * sin + y * cos, stand.facing + angle)


def swept(stand, step, shrunk):
    end = after(stand, step)
    if "distance" in step:
        return [hull(stand.box(shrunk) + end.box(shrunk))]
    if step["step"] == "turn":
        return [end.box(shrunk)]
    parts = math.ceil(step["angle"])
    return [after(stand, step, (i + 1) / parts).box(shrunk) for i in range(parts)]


def well_formed(step):
    kind, angle = step["step"], step.get("angle", 0)
    return step.get("distance", 1) > 0 and {"oblique": -45 <= angle <= 45, "wheel": 0 < angle <= 90,
                                            "turn": angle in (90, -90, 180)}.get(kind, True)


def meets(polygons, others, deep=TINY):
    return any(penetration(one, other) > deep for one in polygons for other in others)


def from_the_front(a, b):
    turn = abs((a.facing - b.facing - 180 + 540) % 360 - 180)
    return turn < 45 - 1e-9 or b.before((a.x, a.y))


def refused_at_end(stand, end, stands, enemies, kinds):
    if meets([end.box()], [other.box() for other in stands if other.side == stand.side and other is not stand], 0.5 + TINY):
        return "C-MOV-6"
    touched = [other for other in stands if other.side != stand.side and other.status == "steady" and end.touches(other)]
    if not stand.close and any(other.close for other in touched):
        return "C-EVA-4"
    if enemies and kinds == {"retire"} and set(enemies) & set(engaged(end, stands)):
        return "C-ENG-2"
    if enemies and kinds == {"advance"}:
        if not touched:
            return "C-ENG-2"
        if not all(from_the_front(end, other) for other in touched):
            return "C-ENG-3"
    return None


def refused_move(stand, path, stands, pinned, rough, rivers):
    kinds, enemies = {step["step"] for step in path}, engaged(stand, stands)
    if stand.status != "steady":
        return "C-MOR-9" if stand.status == "routed" else "C-RAL-3"
    if stand in pinned:
        return "C-ENG-1"
    if not all(map(well_formed, path)):
        return "C-MOV-3"
    if stand.reorganising and kinds != {"retire"}:
        return "C-MEL-14"
    places = [stand]
    for step in path:
        places.append(after(places[-1], step))
    slow = meets([stand.box(0.5)], rough) or any(meets(swept(place, step, 0.5), rough) for place, step in zip(places, path))
    if sum(map(cost, path)) > allowance(stand) / (2 if slow else 1) + 0.01 + TINY:
        return "C-MOV-2"
    if enemies and kinds not in ({"advance"}, {"retire"}):
        return "C-ENG-2"
    foes = [other.box() for other in stands if other.side != stand.side]
    barred = [other.box() for other in stands if other.side == stand.side and other is not stand and
              (stand.double or other.double or other in pinned or other.status != "steady")]
    for i, (place, step) in enumerate(zip(places, path)):
        if i > 0 and step["step"] in ("oblique", "wheel", "turn") and engaged(place, stands):
            return "C-ENG-2"
        if meets(swept(place, step, 0.5), rivers):
            return "C-TER-4"
        if any(not (-0.01 - TINY <= x <= 1828.81 + TINY and -0.01 - TINY <= y <= 1219.21 + TINY)
               for x, y in places[i + 1].box()):
            return "C-MOV-4"
        if meets(swept(place, step, 0), foes, 0.5 + TINY):
            return "C-MOV-5"
        if meets(swept(place, step, 0), barred, 0.5 + TINY):
            return "C-MOV-7"
    last = places[-1]
    x, y, facing = (math.floor(100 * number + 0.5) / 100 for number in (last.x, last.y, last.facing))
    return refused_at_end(stand, last.moved(x, y, facing), stands, enemies, kinds)


# ---- By chance ----

def random_step(chance):
    kind = chance.choice(["advance", "advance", "retire", "oblique", "wheel", "turn"])
    distance = round(chance.choice([chance.uniform(1, 60), chance.uniform(1, 160), chance.uniform(1, 310)]), 2)
    if kind in ("advance", "retire"):
        return {"step": kind, "distance": distance}
    if kind == "oblique":
        return {"step": kind, "distance": distance, "angle": round(chance.choice([45, -45, chance.uniform(-46, 46)]), 2)}
    if kind == "wheel":
        return {"step": kind, "side": chance.choice(["left", "right"]), "angle": round(chance.choice([30, 90, chance.uniform(1, 91)]), 2)}
    return {"step": kind, "angle": chance.choice([90, -90, 180])}


def random_stands(chance, lined):
    """Two armies that face each other: in lines shoulder to shoulder and a little apart, or anywhere between."""
    stands = []
    for side, facing, back in (("a", 0, 1), ("b", 180, -1)):
        x = 300 + chance.choice([0, 10, 20, chance.uniform(0, 40)])
        for number in range(1, chance.randint(3, 9)):
            stand = Stand(chance, side, number, len(stands))
            x += chance.choice([40, 40, 41, 60, 80, 80.01, 80.02, chance.uniform(40, 95)])
            askew = chance.choice([0, 0, 0, 0, chance.uniform(-12, 12), chance.choice([-50, 50, 90, -90])])
            behind = chance.choice([0, 0, 0.3, 0.4, chance.uniform(0, 70)]) if lined else chance.uniform(0, 140)
            stands.append(stand.stand(round(x if lined else chance.uniform(450, 900), 2), round(600 + behind * back, 2),
                                      round((facing + askew) % 360, 2)))
    return stands


def random_ground(chance, most):
    return [(chance.randint(400, 900), chance.randint(450, 720), chance.choice([20, 25, 26, 60]), chance.choice([20, 25, 26, 60]))
            for _ in range(chance.randint(0, most))]


def scenario(stands, phase, commanders=None, **grounds):
    shapes = [{"id": f"{kind}-{i}", "kind": kind, "shape": {"type": "rect", "at": [x, y], "width": width, "height": height}}
              for kind, places in grounds.items() for i, (x, y, width, height) in enumerate(places)]
    return {
        "format": "acies-scenario", "version": 1, "id": "chance", "ruleset": "cohorts", "name": "Chance", "license": "CC0-1.0",
        "sides": [{"id": side, "name": side.upper(), "units": [stand.unit() for stand in stands if stand.side == side],
                   "commanders": [{"id": "leader-" + side}] if commanders else []} for side in "ab"],
        "map": {"features": shapes},
        "situation": {"phase": phase, "units": {stand.id: stand.place() for stand in stands},
                      "commanders": {"leader-" + side: {"at": at} for side, at in (commanders or {}).items()}}}


class Comparison:
    def __init__(self, engine, chance):
        self.engine, self.chance, self.faults, self.compared = engine, chance, [], 0

    def compare(self, what, got, wanted, position):
        self.compared += 1
        if got != wanted:
            self.faults.append(f"{what}: {json.dumps(got)}, the model says {json.dumps(wanted)}\n  in {json.dumps(position)}")

    def load(self, position):
        return "error" not in self.engine.call("load", scenario=position, seed="1")

    def rule(self, **action):
        answer = self.engine.call("check", action=action)["result"]
        return None if answer["legal"] else answer["rule"]

    def ties(self):
        stands = random_stands(self.chance, True)
        commanders = {side: [round(self.chance.uniform(300, 800), 2), round(600 + back * self.chance.uniform(0, 140), 2)]
                      for side, back in (("a", 1), ("b", -1))}
        position = scenario(stands, "move-first", commanders)
        if not self.load(position):
            return False
        state = self.engine.call("state")["result"]
        steady = [stand for stand in stands if stand.status == "steady"]
        pairs = find_pairs(steady)
        for stand in stands:
            unit = state["units"][stand.id]
            self.compare(f"{stand.id} pinned", unit["pinned"], any(stand in pair for pair in pairs), position)
            self.compare(f"{stand.id} engaged", unit["engaged"], engaged(stand, stands) if stand in steady else [], position)
        melees = find_melees(steady, pairs, commanders)
        got = [{key: melee[key] for key in ("sides", "points", "x", "die-bonus", "free")} for melee in state["melees"].values()]
        self.compare("melees", got, melees, position)
        return True

    def find_pinned(self, stands):
        pairs = find_pairs([stand for stand in stands if stand.status == "steady"])
        return [stand for stand in stands if any(stand in pair for pair in pairs)]

    def shots(self):
        stands, woods = random_stands(self.chance, False), random_ground(self.chance, 1)
        position = scenario(stands, "fire", wood=woods)
        if not self.load(position):
            return False
        pinned = self.find_pinned(stands)
        for stand in (one for one in stands if one.side == "a"):
            for target in (one for one in stands if one.side == "b"):
                self.compare(f"{stand.id} shoots at {target.id}", self.rule(kind="shoot", unit=stand.id, target=target.id),
                             refused_shot(stand, target, stands, pinned, woods), position)
        return True

    def moves(self):
        stands, rough, rivers = random_stands(self.chance, False), random_ground(self.chance, 2), random_ground(self.chance, 1)
        position = scenario(stands, "move-first", hill=rough[:1], wood=rough[1:], river=rivers)
        if not self.load(position):
            return False
        pinned = self.find_pinned(stands)
        for stand in (one for one in stands if one.side == "a"):
            for _ in range(6):
                path = [random_step(self.chance) for _ in range(self.chance.choice([1, 1, 2, 3]))]
                self.compare(f"{stand.id} moves by {json.dumps(path)}", self.rule(kind="move", unit=stand.id, path=path),
                             refused_move(stand, path, stands, pinned, [corners(one) for one in rough],
                                          [corners(one) for one in rivers]), position)
        return True


def main():
    seed, positions = (int(sys.argv[i]) if len(sys.argv) > i else usual for i, usual in ((2, 47), (3, 40)))
    engine = Engine([sys.argv[1], "serve"])
    comparison = Comparison(engine, random.Random(seed))
    for compare in (comparison.ties, comparison.shots, comparison.moves):
        done = 0
        while done < positions:
            done += compare()
    engine.close()
    print("\n".join(comparison.faults[:5]) or f"{comparison.compared} answers are those of the model")
    return 1 if comparison.faults else 0


if __name__ == "__main__":
    sys.exit(main())
