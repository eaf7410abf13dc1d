"""Dice in hand: what they are called, and what changes make of them (SA-F4, SA-A2)."""

from typing import Final

from hordekeep.games.sanctum.model.box import ADD, LOWER, RAISE, SET, SHIFT, SUBTRACT
from hordekeep.games.sanctum.model.champion import CHANGED, FACE, LOST, OUT_OF_HAND, Champion
from hordekeep.games.sanctum.model.perks import TO_ANY, TO_OPPOSITE, TO_OTHER_DIE

FACES: Final = 6
DIE_WORDS: Final = tuple(
    [f"{face + 1}" for face in range(FACES)] + [f"{face + 1}*" for face in range(FACES)]
)
"""A die is named by its face; one that was changed in this fight has a star."""

# How a die is turned: an ability's deed, or one of these.
TURN_ANY: Final = 20 + TO_ANY
TURN_LIKE_OTHER: Final = 20 + TO_OTHER_DIE
TURN_OVER: Final = 20 + TO_OPPOSITE


def name_of(die: int) -> int:
    """The number of a die's word."""
    return (die & FACE) - 1 + (FACES if die & CHANGED else 0)


def face_of(name: int) -> int:
    """The face that a die's word names."""
    return name % FACES + 1


def in_hand(champion: Champion) -> list[int]:
    """The unplaced dice, each kind once, as numbers of their words."""
    found: list[int] = []
    for die in champion.rolled:
        if not die & OUT_OF_HAND:
            name = name_of(die)
            if name not in found:
                found.append(name)
    return found


def find(champion: Champion, name: int) -> int:
    """The place of an unplaced die among those rolled."""
    for index, die in enumerate(champion.rolled):
        if not die & OUT_OF_HAND and name_of(die) == name:
            return index
    raise AssertionError("a die that is named is in hand")


def faces_after(rule: int, n: int, face: int) -> list[int]:
    """SA-F4, SA-A2: the faces to which a rule turns a die that shows `face`, whatever else lies
    there; never below 1 or above 6, and no wrapping.
    """
    if rule == SET:
        return [n]
    if rule in (TURN_ANY, TURN_LIKE_OTHER):
        return [1, 2, 3, 4, 5, 6]
    if rule == TURN_OVER:
        return [FACES + 1 - face]
    if rule == RAISE:
        return list(range(face + 1, FACES + 1))
    if rule == LOWER:
        return list(range(1, face))
    found = []
    if rule in (SUBTRACT, SHIFT) and face - n >= 1:
        found.append(face - n)
    if rule in (ADD, SHIFT) and face + n <= FACES:
        found.append(face + n)
    return found


def results(champion: Champion, rule: int, n: int, name: int) -> list[int]:
    """The faces to which a rule can turn this die of a champion."""
    if rule == TURN_LIKE_OTHER:
        return _others_show(champion, name)
    return faces_after(rule, n, face_of(name))


def _others_show(champion: Champion, name: int) -> list[int]:
    """The faces of the other dice of this fight, placed or not."""
    own = find(champion, name)
    faces = {
        die & FACE for index, die in enumerate(champion.rolled) if index != own and not die & LOST
    }
    return sorted(faces)


def can_turn(
    champion: Champion, hand: list[int], rule: int, n: int, faces: tuple[int, ...] = ()
) -> bool:
    """Whether a rule can turn any of these unplaced dice."""
    if rule in (SET, TURN_ANY, TURN_OVER) and not faces:
        return bool(hand)
    for name in hand:
        if faces and face_of(name) not in faces:
            continue
        if results(champion, rule, n, name):
            return True
    return False


def turn(champion: Champion, name: int, face: int) -> None:
    """Turns a die to a face: it counts as changed, also when it showed that face (SA-A2)."""
    index = find(champion, name)
    champion.rolled[index] = champion.rolled[index] & ~FACE | face | CHANGED
