"""The box of Sanctum: every component as flat tables of numbers, as the content files give them."""

from typing import Final, final

from hordekeep.games.sanctum.model.definitions import (
    ON_BLESSINGS,
    ON_SIGNATURES,
    Deed,
    Penalty,
)
from hordekeep.games.sanctum.model.perks import MOMENTS, Perk

# Colours of demons, gems and skill columns; white gems are in no column of their own.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
WHITE: Final = 3
COLOURS: Final[tuple[str, ...]] = ("red", "green", "blue", "white")
COLUMNS: Final = 3
LEVELS: Final = 3
GEMS_ON_ITEM: Final = 3
CELLS: Final = COLUMNS * LEVELS
"""Skills of a hero; a cell is column × 3 + level − 1."""

# Markers, and the colours of ability boxes (SA-A1); purple takes either marker.
STAMINA: Final = 0
FOCUS: Final = 1
MARKERS: Final[tuple[str, ...]] = ("stamina", "focus")
BOX_RED: Final = 0
BOX_BLUE: Final = 1
BOX_PURPLE: Final = 2
BOX_COLOURS: Final = ("red", "blue", "purple")

# Item slots (SA-P3); a weapon goes to either of the last two.
HELMET: Final = 0
ARMOUR: Final = 1
GLOVES: Final = 2
BOOTS: Final = 3
WEAPON: Final = 4
ITEM_TYPES: Final = ("helmet", "armour", "gloves", "boots", "weapon")
SLOTS: Final = ("helmet", "armour", "gloves", "boots", "weapon-1", "weapon-2")
SLOT_TYPES: Final[tuple[int, ...]] = (HELMET, ARMOUR, GLOVES, BOOTS, WEAPON, WEAPON)

# What abilities do (SA-A2, SA-A3); the last four are those of signature skills.
SET: Final = 0
ADD: Final = 1
SUBTRACT: Final = 2
SHIFT: Final = 3
RAISE: Final = 4
LOWER: Final = 5
SHIELD: Final = 6
HIT_BOX: Final = 7
OVERKILL: Final = 8
STRIKE_AGAIN: Final = 9
# What blessings give besides an ability's deed (SA-K10).
GAIN_STAMINA: Final = 10
GAIN_FOCUS: Final = 11
SIGNATURE: Final[tuple[int, ...]] = (ON_SIGNATURES,)
DEEDS: Final[tuple[Deed, ...]] = (
    Deed(SET, "set", "SA-A2", takes="n", most=6, turns_die=True),
    Deed(ADD, "add", "SA-A2", takes="n", most=5, turns_die=True),
    Deed(SUBTRACT, "subtract", "SA-A2", takes="n", most=5, turns_die=True),
    Deed(SHIFT, "shift", "SA-A2", takes="n", most=5, turns_die=True),
    Deed(RAISE, "raise", "SA-A2", turns_die=True),
    Deed(LOWER, "lower", "SA-A2", turns_die=True),
    Deed(SHIELD, "shield", "SA-A3", takes="n"),
    Deed(HIT_BOX, "hit_box", "SA-A5", takes="open? boxes_min?", stands=SIGNATURE),
    Deed(OVERKILL, "overkill", "SA-A5", stands=SIGNATURE),
    Deed(STRIKE_AGAIN, "strike_again", "SA-A5", stands=SIGNATURE),
    Deed(GAIN_STAMINA, "gain_stamina", "SA-K10", stands=(ON_BLESSINGS,), gives=STAMINA),
    Deed(GAIN_FOCUS, "gain_focus", "SA-K10", stands=(ON_BLESSINGS,), gives=FOCUS),
)
"""By number, which states hold: a new deed comes last."""

# Penalties (SA-K1…K9).
LOSE_STAMINA: Final = 0
LOSE_FOCUS: Final = 1
LOSE_EITHER: Final = 2
LOSE_BLESSING: Final = 3
SPOIL_BOX: Final = 4
FEWER_DICE: Final = 5
MORE_DAMAGE: Final = 6
SHORTEN_LIFE: Final = 7
HEAL: Final = 8
LOSE_POTION: Final = 9
PAY_BOX: Final = 10
REROLL_FACE: Final = 11
SPEND_RAGE: Final = 12
LOSE_DIE: Final = 13
ONLY_CHANGED: Final = 14
PENALTIES: Final[tuple[Penalty, ...]] = (
    Penalty(LOSE_STAMINA, "lose_stamina", "SA-K1"),
    Penalty(LOSE_FOCUS, "lose_focus", "SA-K1"),
    Penalty(LOSE_EITHER, "lose_either", "SA-K1"),
    Penalty(LOSE_BLESSING, "lose_blessing", "SA-K2"),
    Penalty(SPOIL_BOX, "spoil_box", "SA-K3", takes="colour"),
    Penalty(FEWER_DICE, "fewer_dice", "SA-K4", takes="n"),
    Penalty(MORE_DAMAGE, "more_damage", "SA-K5", takes="n"),
    Penalty(SHORTEN_LIFE, "shorten_life", "SA-K6", takes="n"),
    Penalty(HEAL, "heal", "SA-K7", takes="n", rider=True),
    Penalty(LOSE_POTION, "lose_potion", "SA-K8"),
    Penalty(PAY_BOX, "pay_box", "SA-K9", fury_only=True),
    Penalty(REROLL_FACE, "reroll_face", "SA-K9", takes="face", fury_only=True),
    Penalty(SPEND_RAGE, "spend_rage", "SA-K9", fury_only=True),
    Penalty(LOSE_DIE, "lose_die", "SA-K9", fury_only=True),
    Penalty(ONLY_CHANGED, "only_changed_dice", "SA-K9", fury_only=True),
)
"""By number, which states and journals hold: a new penalty comes last."""


PAYS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
"""Markers laid on all boxes of an ability in one go: stamina and focus (SA-A7)."""
PAY_WORDS: Final[tuple[str, ...]] = (
    "stamina",
    "focus",
    "stamina+stamina",
    "stamina+focus",
    "focus+focus",
)

DIFFICULTIES: Final = ("normal", "hard", "nightmare", "infernal", "gentle")
"""By their numbers, which never change: what was added later stands last."""
GENTLE: Final = 4
"""SA-J12: our own, below normal."""
FROM_THE_EASIEST: Final = DIFFICULTIES[GENTLE:] + DIFFICULTIES[:GENTLE]
ACTS: Final = 5
"""Boards with a track or walls; the sixth is the last battle."""
WALLS: Final = 4
"""The number of act V among the boards."""

# The achievement board (SA-S2, SA-H2, SA-H3).
SKILL_MASTERY: Final = 0
GEM_MASTERY: Final = 1
EQUIPMENT_MASTERY: Final = 2
LEVEL_MASTERY: Final = 3
MASTERIES: Final = ("skill", "gem", "equipment", "level")
ROWS: Final = 3
ACHIEVEMENTS: Final = tuple(
    [f"{mastery}-{row + 1}" for row in range(ROWS) for mastery in MASTERIES]
)
"""A space is row × 4 + mastery; level-1 does not exist."""


def deeds_standing(where: int) -> list[Deed]:
    """The deeds that may stand on items, signature skills or blessings."""
    return [deed for deed in DEEDS if where in deed.stands]


@final
class Box:
    """All components of one content. It is filled once by the loader and never changed.

    Foes are numbered demons first, then Demon Lord cards, then fury cards. An item has the number
    of the demon on whose back it is. Skills are hero × 9 + cell. Faces are 1 to 6.
    """

    def __init__(self) -> None:
        # Foes.
        self.foe_ids: list[str] = []
        self.demons = 0
        self.lords = 0
        """How many demons and Demon Lord cards there are; the rest are fury cards."""
        self.foe_boxes: list[tuple[int, ...]] = []
        """The face of each hit box."""
        self.foe_damage: list[int] = []
        self.foe_kind: list[str] = []
        """The word for its name: a demon's kind, a Demon Lord card's attack, a fury card's id."""
        self.foe_penalty: list[tuple[int, ...]] = []
        """What each step of the penalty does (nothing for demons)."""
        self.foe_penalty_arg: list[tuple[int, ...]] = []
        """Each step's face, box colour (NONE for any) or amount."""
        self.foe_wounds: list[int] = []

        # Demons and their items.
        self.demon_colour: list[int] = []
        self.demon_level: list[int] = []
        self.item_ids: list[str] = []
        self.item_type: list[int] = []
        self.item_gems: list[tuple[int, ...]] = []
        """How many gem symbols of red, green and blue."""
        self.item_abilities: list[tuple[int, ...]] = []
        self.item_stamina: list[int] = []
        self.item_focus: list[int] = []
        """Flames (SA-R3)."""

        # Abilities of items, of hero boards and of signature skills.
        self.ability_ids: list[str] = []
        """`<item>.1`, `<hero>.<slot>`, `<skill>`."""
        self.ability_boxes: list[tuple[int, ...]] = []
        self.ability_do: list[int] = []
        self.ability_n: list[int] = []
        self.ability_open: list[int] = []
        """A box-hitting ability: the demon has exactly this many open boxes (0: any)."""
        self.ability_boxes_min: list[int] = []
        """A box-hitting ability: the demon has at least this many boxes in all."""

        # Heroes and skills.
        self.hero_ids: list[str] = []
        self.hero_stamina: list[int] = []
        self.hero_focus: list[int] = []
        self.hero_printed: list[int] = []
        """hero × 6 + slot: the ability printed there, or NONE."""
        self.skill_ids: list[str] = []
        self.skill_gems: list[int] = []
        """Gems of the column's colour that lie on it at the start."""
        self.skill_white: list[int] = []
        self.skill_stamina: list[int] = []
        self.skill_focus: list[int] = []
        """Markers that a tile gives."""
        self.skill_is_tile: list[bool] = []
        self.skill_ability: list[int] = []
        """The ability of a signature skill, or NONE."""
        self.skill_perks: list[list[Perk]] = []

        # Boards.
        self.act_ids: list[str] = []
        self.act_players: list[tuple[int, ...]] = []
        self.act_first: list[list[tuple[int, ...]]] = []
        """The sets that the first figure lays out, each a tuple of demon levels."""
        self.act_later: list[list[tuple[int, ...]]] = []
        self.act_chest: list[bool] = []
        self.act_intervention: list[int] = []
        """The space of divine intervention (1 and up), or 0."""
        self.act_intervention_players: list[tuple[int, ...]] = []

        # Blessings and start cards.
        self.blessing_ids: list[str] = []
        self.blessing_kind: list[str] = []
        self.blessing_do: list[int] = []
        self.blessing_n: list[int] = []
        self.start_card_ids: list[str] = []
        self.start_card_colour: list[int] = []
        self.start_card_from: list[int] = []
        self.bonus_cards: list[int] = []
        self.bonus_potions: list[int] = []
        """Start bonuses in turn order (SA-S5)."""

        # Numbers.
        self.start_life = self.start_dice = self.start_rage = self.start_white = 0
        self.first_item_dice = self.intervention_dice = 0
        self.potion_slots = 0
        self.mastery: list[int] = []
        """row × 3 + mastery: what it takes (SA-H2)."""
        # SA-H3: the rows, counted from 1, with a space of level mastery.
        self.level_mastery_rows: tuple[int, ...] = ()
        self.row_lords = self.row_furies = 0
        self.first_roar: list[int] = []

        # What `link` makes of all this.
        self.perks_at: list[list[Perk]] = []
        """hero × MOMENTS + moment: the perks of that hero's skills."""
        self.ability_pays: list[tuple[int, ...]] = []
        """The ways to fill an ability's boxes, as numbers of `PAYS`."""

    def link(self) -> None:
        """Makes the tables that follow from the others; called once when all are filled in."""
        self.perks_at = [[] for _ in range(len(self.hero_ids) * MOMENTS)]
        for skill, perks in enumerate(self.skill_perks):
            for perk in perks:
                self.perks_at[skill // CELLS * MOMENTS + perk.at].append(perk)
        self.ability_pays = [_ways_to_pay(boxes) for boxes in self.ability_boxes]

    # Reading.

    def is_fury(self, foe: int) -> bool:
        """Whether a foe is a fury card."""
        return foe >= self.demons + self.lords

    def item_level(self, item: int) -> int:
        """How many gem symbols an item has (SA-H2)."""
        red, green, blue = self.item_gems[item]
        return red + green + blue

    def skill(self, hero: int, cell: int) -> int:
        """The number of a hero's skill."""
        return hero * CELLS + cell


def _ways_to_pay(boxes: tuple[int, ...]) -> tuple[int, ...]:
    """SA-A1: red boxes take stamina, blue ones focus, purple ones either."""
    ways = []
    for way, (stamina, focus) in enumerate(PAYS):
        if stamina + focus != len(boxes):
            continue
        if stamina >= boxes.count(BOX_RED) and focus >= boxes.count(BOX_BLUE):
            ways.append(way)
    return tuple(ways)
