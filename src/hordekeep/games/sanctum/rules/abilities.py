"""Abilities: which a champion has, and paying for them with markers (SA-A1…A7)."""

from typing import Final

from hordekeep.games.sanctum.model.box import BOX_BLUE, BOX_PURPLE, BOX_RED, CELLS, PAYS, SLOTS, Box
from hordekeep.games.sanctum.model.champion import (
    EMPTY,
    FOCUS_MARK,
    MARK_OF,
    SPOILED,
    STAMINA_MARK,
    Champion,
)
from hordekeep.games.sanctum.model.reasons import BOX_OCCUPIED, LEGAL, NO_MARKER, Reason
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.seat import Seat

BOTH_BOXES: Final = range(2)


def list_abilities(box: Box, champion: Champion) -> None:
    """SA-A4: equipped items, printed ones of free slots, the signature skill; marks stay."""
    before, marks = champion.abilities, champion.marks
    found: list[int] = []
    for slot in range(len(SLOTS)):
        item = champion.slots[slot]
        if item >= 0:
            found += box.item_abilities[item]
        elif box.hero_printed[champion.hero * len(SLOTS) + slot] >= 0:
            found.append(box.hero_printed[champion.hero * len(SLOTS) + slot])
    for cell in range(CELLS):
        ability = box.skill_ability[box.skill(champion.hero, cell)]
        if ability >= 0 and champion.has_skill(cell):
            found.append(ability)
    champion.abilities = found
    champion.marks = [EMPTY] * len(found)
    for place, ability in enumerate(found):
        for earlier in range(len(before)):
            if before[earlier] == ability:
                champion.marks[place] = marks[earlier]


def boxes_of(champion: Champion, place: int) -> tuple[int, int]:
    """What lies on the first and the second box of an ability."""
    return champion.marks[place] & 3, champion.marks[place] >> 2


def ways(box: Box, champion: Champion, place: int) -> list[int]:
    """SA-A1, SA-A7: the ways to pay for an ability now, all boxes in one go."""
    if champion.marks[place] != EMPTY:
        return []
    stamina, focus = champion.pool
    return [
        way
        for way in box.ability_pays[champion.abilities[place]]
        if PAYS[way][0] <= stamina and PAYS[way][1] <= focus
    ]


def why_not_pay(champion: Champion, place: int, way: int) -> Reason:
    """SA-A1: every box is free, and the pool has the markers."""
    if champion.marks[place] != EMPTY:
        return BOX_OCCUPIED
    stamina, focus = PAYS[way]
    if stamina > champion.pool[0] or focus > champion.pool[1]:
        return NO_MARKER
    return LEGAL


def pay(quest: Quest, seat: Seat, ability: int, way: int) -> None:
    """Lays a marker on every box: stamina on red, focus on blue, the rest on purple."""
    champion = quest.champions[seat]
    place = champion.abilities.index(ability)
    stamina, focus = PAYS[way]
    champion.pool[0] -= stamina
    champion.pool[1] -= focus
    colours = quest.box.ability_boxes[ability]
    stamina -= colours.count(BOX_RED)
    mark = 0
    for index, colour in enumerate(colours):
        laid = FOCUS_MARK
        if colour == BOX_RED:
            laid = STAMINA_MARK
        elif colour == BOX_PURPLE and stamina > 0:
            laid = STAMINA_MARK
            stamina -= 1
        mark |= laid << (2 * index)
    champion.marks[place] = mark
    quest.tell("ability-used", seat, ability, way)


def holds(champion: Champion, place: int, marker: int) -> bool:
    """Whether a marker of this kind lies on an ability."""
    return MARK_OF[marker] in boxes_of(champion, place)


def abilities_holding(champion: Champion, marker: int) -> list[int]:
    """The abilities on which a marker of this kind lies."""
    return [
        ability
        for place, ability in enumerate(champion.abilities)
        if holds(champion, place, marker)
    ]


def lift(champion: Champion, ability: int, marker: int) -> None:
    """Takes a marker off an ability; where it goes is another matter."""
    place = champion.abilities.index(ability)
    for index in BOTH_BOXES:
        if champion.marks[place] >> (2 * index) & 3 == MARK_OF[marker]:
            champion.marks[place] &= ~(3 << (2 * index))
            return
    raise AssertionError("a marker that is lifted lies there")


def free(quest: Quest, seat: Seat, ability: int, marker: int) -> None:
    """A marker goes from an ability back to its pool."""
    champion = quest.champions[seat]
    lift(champion, ability, marker)
    champion.pool[marker] += 1
    quest.tell("marker-freed", seat, marker, ability)


def restore(champion: Champion) -> None:
    """SA-R1: every marker goes from the boxes back to its pool; spoiled boxes stay spoiled."""
    for place in range(len(champion.marks)):
        if champion.marks[place] == EMPTY:
            continue
        left = 0
        for index, mark in enumerate(boxes_of(champion, place)):
            if mark == STAMINA_MARK:
                champion.pool[0] += 1
            elif mark == FOCUS_MARK:
                champion.pool[1] += 1
            else:
                left |= mark << (2 * index)
        champion.marks[place] = left


def empty_boxes(box: Box, champion: Champion) -> list[tuple[int, int]]:
    """Every empty box as (ability, colour), alike ones of one ability once."""
    found: list[tuple[int, int]] = []
    for place, ability in enumerate(champion.abilities):
        for index, colour in enumerate(box.ability_boxes[ability]):
            if champion.marks[place] >> (2 * index) & 3 != EMPTY:
                continue
            if (ability, colour) not in found:
                found.append((ability, colour))
    return found


def fill_box(box: Box, champion: Champion, ability: int, colour: int, mark: int) -> None:
    """Lays a mark on the first empty box of this colour."""
    place = champion.abilities.index(ability)
    for index, found in enumerate(box.ability_boxes[ability]):
        if found == colour and champion.marks[place] >> (2 * index) & 3 == EMPTY:
            champion.marks[place] |= mark << (2 * index)
            return
    raise AssertionError("a box that is filled is empty")


def takes(colour: int, marker: int) -> bool:
    """SA-A1: whether a box of this colour takes a stamina (or focus) marker."""
    return colour in (BOX_PURPLE, (BOX_RED, BOX_BLUE)[marker])


def spoil(quest: Quest, seat: Seat, ability: int, colour: int) -> None:
    """SA-K3: a box is spoiled for good."""
    fill_box(quest.box, quest.champions[seat], ability, colour, SPOILED)
    quest.tell("box-spoiled", seat, ability, colour)
