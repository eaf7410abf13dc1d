"""What tells the actions of Sanctum apart."""

from typing import Final

from hordekeep.games.sanctum.model.box import MARKERS, PAYS, SLOT_TYPES, SLOTS, Box
from hordekeep.games.sanctum.model.dice import DIE_WORDS, FACES
from hordekeep.games.sanctum.model.gems import ways_to_fill
from hordekeep.games.sanctum.model.perks import PERK_REROLL
from hordekeep.games.sanctum.rules.abilities import takes
from hordekeep.kernel.encode.codebook import Wording

LARGEST: Final = {"face": FACES}
_Listed = list[tuple[int, ...]]


def wordings(box: Box) -> dict[str, Wording]:
    """Verbs of which most of the product cannot occur, or that name several things."""
    return {
        "take": Wording(["demons"]),  # SA-M3: a demon is in one set only, so its first one tells
        "reroll": Wording(["dice"] * _most_rerolled(box)),
        "hit": Wording(listed=_hits(box)),
        "strike": Wording(listed=_strikes(box)),
        "overkill": Wording(listed=_overkills(box)),
        "equip": Wording(listed=_equips(box)),
        "use": Wording(listed=_uses(box)),
        "spoil": Wording(listed=_boxes(box)),
        "pay": Wording(listed=_payments(box)),
    }


def _most_rerolled(box: Box) -> int:
    """How many dice a skill rolls again at the most (SA-A5)."""
    perks = [perk for perks in box.skill_perks for perk in perks if perk.do == PERK_REROLL]
    return max([perk.n for perk in perks], default=1)


def _faces(box: Box, foe: int) -> list[int]:
    return sorted(set(box.foe_boxes[foe]))


def _hits(box: Box) -> _Listed:
    """SA-F3: a die, changed or not, on a box of its face."""
    return [
        (foe, face - 1 + changed)
        for foe in range(len(box.foe_ids))
        for face in _faces(box, foe)
        for changed in (0, FACES)
    ]


def _strikes(box: Box) -> _Listed:
    return [(foe, face) for foe in range(len(box.foe_ids)) for face in _faces(box, foe)]


def _overkills(box: Box) -> _Listed:
    """Any die, set to the face of a box."""
    return [
        (foe, die, face)
        for foe in range(len(box.foe_ids))
        for die in range(len(DIE_WORDS))
        for face in _faces(box, foe)
    ]


def _equips(box: Box) -> _Listed:
    """SA-R2: an item in a slot of its type, with a gem on every symbol but those spared (SA-A5)."""
    return [
        (item, slot, payment)
        for item in range(len(box.item_ids))
        for slot in range(len(SLOTS))
        if SLOT_TYPES[slot] == box.item_type[item]
        for fewer in range(box.item_level(item) + 1)
        for payment in ways_to_fill(box.item_gems[item], fewer)
    ]


def _uses(box: Box) -> _Listed:
    """SA-A1: an ability and how its boxes are filled."""
    return [
        (ability, way)
        for ability in range(len(box.ability_ids))
        for way in range(len(PAYS))
        if way in box.ability_pays[ability]
    ]


def _boxes(box: Box) -> _Listed:
    return [
        (ability, colour)
        for ability in range(len(box.ability_ids))
        for colour in sorted(set(box.ability_boxes[ability]))
    ]


def _payments(box: Box) -> _Listed:
    """SA-K9: one box with a marker that it takes."""
    return [
        (ability, colour, marker)
        for ability, colour in _boxes(box)
        for marker in range(len(MARKERS))
        if takes(colour, marker)
    ]
