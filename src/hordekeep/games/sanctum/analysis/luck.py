"""How the dice fell in a quest, against what was to be expected of them.

A roll hits as many open boxes as its dice fit without any change (SA-F3), one die a box. What is
expected of it is the mean of that over all rolls of as many dice.
"""

from collections.abc import Sequence
from math import comb
from typing import final

from hordekeep.games.sanctum.model.dice import FACES
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.journal import Entry
from hordekeep.kernel.table.table import Table


@final
class Rolled:
    """The dice of one roll, how many boxes of each face were open, and the entry that rolled."""

    def __init__(
        self, seat: Seat, faces: tuple[int, ...], open_boxes: list[int], entry: int = 0
    ) -> None:
        self.entry = entry
        self.seat = seat
        self.faces = faces
        self.open_boxes = open_boxes

    def hits(self) -> int:
        """How many boxes the dice fit as they fell."""
        return sum(
            [min(self.faces.count(face), self.open_boxes.count(face)) for face in range(1, 7)]
        )

    def chances(self) -> list[float]:
        """The chance of 0, 1, 2, … hits with as many dice."""
        ways = {(len(self.faces), 0): 1.0}
        for face in range(1, FACES + 1):
            ways = _with_face(ways, self.open_boxes.count(face), FACES + 1 - face)
        found = [0.0] * (len(self.faces) + 1)
        for (_, hits), chance in ways.items():
            found[hits] += chance
        return found

    def expected(self) -> float:
        """The mean of the hits."""
        return sum([hits * chance for hits, chance in enumerate(self.chances())])


def _with_face(
    ways: dict[tuple[int, int], float], boxes: int, faces_left: int
) -> dict[tuple[int, int], float]:
    """Splits the dice that are left into those that show the next face and the others."""
    found: dict[tuple[int, int], float] = {}
    side = 1 / faces_left
    for (dice, hits), chance in ways.items():
        for shown in range(dice + 1):
            if faces_left == 1 and shown != dice:
                continue
            share = comb(dice, shown) * side**shown * (1 - side) ** (dice - shown)
            key = (dice - shown, hits + min(shown, boxes))
            found[key] = found.get(key, 0.0) + chance * share
    return found


def open_boxes_of(quest: Quest, seat: Seat) -> list[int]:
    """The faces of all boxes that a seat's dice could hit now (SA-F3, SA-L3)."""
    return [face for foe in quest.foes(quest.champions[seat]) for face in quest.open_boxes(foe)]


def rolls_of(entries: Sequence[Entry], past: Table) -> list[Rolled]:
    """All rolls of fights, found by playing entries again at a table that stands before them.

    Boxes are counted as they were before each roll.
    """
    found = []
    for entry in entries:
        quest = past.state
        assert isinstance(quest, Quest)
        is_roll = entry.kind == "chance"
        boxes = [open_boxes_of(quest, seat) for seat in range(quest.players)] if is_roll else []
        told = len(past.events)
        past.replay(entry)
        for event in past.events[told:] if is_roll else []:
            if event.name == "dice-rolled":
                seat, faces = event.facts[0], event.facts[1:]
                found.append(Rolled(seat, faces, boxes[seat], event.moment))
    return found


def luckier_than(rolls: list[Rolled]) -> float:
    """The share of games with these rolls that would have had fewer hits; as many count half."""
    chances = [1.0]
    for one in rolls:
        chances = _added(chances, one.chances())
    hits = sum([one.hits() for one in rolls])
    return sum(chances[:hits]) + chances[hits] / 2


def _added(one: list[float], other: list[float]) -> list[float]:
    found = [0.0] * (len(one) + len(other) - 1)
    for hits, chance in enumerate(one):
        for more, share in enumerate(other):
            found[hits + more] += chance * share
    return found
