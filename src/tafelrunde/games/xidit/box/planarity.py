"""Whether roads can be drawn on a board without crossing each other: whatever way, and as straight lines."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, pairwise

Edge = frozenset[int]
Graph = dict[int, set[int]]
Point = tuple[int, int]


def graph_of(edges: Iterable[Edge]) -> Graph:
    graph: Graph = {}
    for edge in edges:
        a, b = sorted(edge)
        graph.setdefault(a, set()).add(b)
        graph.setdefault(b, set()).add(a)
    return graph


def is_planar(roads: Iterable[tuple[int, int]]) -> bool:
    """Each part that no single city holds together can be drawn by itself."""
    edges = {frozenset(road) for road in roads if road[0] != road[1]}
    return all(can_be_drawn(block) for block in blocks(edges))


def blocks(edges: set[Edge]) -> list[set[Edge]]:
    """Edges that lie on a common cycle belong to one block; an edge on no cycle is one by itself."""
    found: list[set[Edge]] = []
    left = set(edges)
    while left:
        start = next(iter(left))
        block = {start}
        for other in left - block:
            if share_a_cycle(edges, start, other):
                block.add(other)
        found.append(block)
        left -= block
    return found


def share_a_cycle(edges: set[Edge], one: Edge, other: Edge) -> bool:
    """By Menger: no city separates them."""
    for city in {city for edge in edges for city in edge}:
        rest = graph_of(edge for edge in edges if city not in edge)
        starts, ends = one - {city}, other - {city}
        if not any(end in reachable(rest, start) for start in starts for end in ends):
            return False
    return is_on_a_cycle(edges, one) and is_on_a_cycle(edges, other)


def is_on_a_cycle(edges: set[Edge], edge: Edge) -> bool:
    a, b = sorted(edge)
    return b in reachable(graph_of(edges - {edge}), a)


def reachable(graph: Graph, start: int) -> set[int]:
    seen, todo = {start}, [start]
    while todo:
        for city in graph.get(todo.pop(), set()) - seen:
            seen.add(city)
            todo.append(city)
    return seen


def can_be_drawn(block: set[Edge]) -> bool:
    """Demoucron, Malgrange, Pertuiset: draw a cycle, then path after path into a face where it fits."""
    if len(block) < 3:
        return True
    cycle = first_cycle(block)
    drawn = {frozenset(pair) for pair in zip(cycle, [*cycle[1:], cycle[0]], strict=True)}
    faces = [cycle, cycle]
    while drawn != block:
        cities = {city for edge in drawn for city in edge}
        choices = []
        for part in loose_parts(block - drawn, cities):
            ends = {city for edge in part for city in edge} & cities
            choices.append(([i for i, face in enumerate(faces) if ends <= set(face)], part))
        fitting, part = min(choices, key=lambda choice: len(choice[0]))
        if not fitting:
            return False
        path = path_through(part, cities)
        faces[fitting[0] : fitting[0] + 1] = split_face(faces[fitting[0]], path)
        drawn |= {frozenset(pair) for pair in pairwise(path)}
    return True


def first_cycle(block: set[Edge]) -> list[int]:
    edge = next(iter(block))
    a, b = sorted(edge)
    return shortest_path(graph_of(block - {edge}), a, {b})


def shortest_path(graph: Graph, start: int, goals: set[int]) -> list[int]:
    paths = [[start]]
    seen = {start}
    for path in paths:
        if path[-1] in goals:
            return path
        for city in sorted(graph.get(path[-1], set()) - seen):
            seen.add(city)
            paths.append([*path, city])
    raise LookupError("no path")


def loose_parts(edges: set[Edge], cities: set[int]) -> list[set[Edge]]:
    """What is not drawn yet, in parts that hang together without the drawn cities."""
    parts: list[set[Edge]] = []
    for edge in edges:
        free = edge - cities
        joined = [part for part in parts if any(free & other for other in part)]
        parts = [part for part in parts if part not in joined]
        parts.append({edge}.union(*joined))
    return parts


def path_through(part: set[Edge], cities: set[int]) -> list[int]:
    """From one drawn city to another through what is not drawn."""
    start = min({city for edge in part for city in edge} & cities)
    graph = graph_of(part)
    inner = {city: near if city == start or city not in cities else set() for city, near in graph.items()}
    return shortest_path(inner, start, cities - {start})


def split_face(face: list[int], path: list[int]) -> list[list[int]]:
    """A path across a face makes two of it."""
    first, last = face.index(path[0]), face.index(path[-1])
    if first > last:
        first, last, path = last, first, path[::-1]
    inner = path[1:-1]
    return [face[first : last + 1] + inner[::-1], face[last:] + face[: first + 1] + inner]


def turn(a: Point, b: Point, c: Point) -> int:
    """Above zero if the way from a over b to c turns one way, below if the other."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    return turn(a, b, c) * turn(a, b, d) < 0 and turn(c, d, a) * turn(c, d, b) < 0


def crossings(
    roads: Iterable[tuple[int, int]], places: dict[int, Point]
) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    """Pairs of roads that cross when drawn straight."""
    return [
        (one, other)
        for one, other in combinations(roads, 2)
        if cross(places[one[0]], places[one[1]], places[other[0]], places[other[1]])
    ]
