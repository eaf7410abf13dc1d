"""The box of Sanctum: every component as flat tables of numbers, as the content files give them."""

from typing import Final, final

from hordekeep.games.sanctum.model.definitions import (
    OF_SILVER_DIE,
    ON_BLESSINGS,
    ON_SIGNATURES,
    STANDING,
    STEP,
    TRIGGER,
    Count,
    Deed,
    Moment,
    Penalty,
    PerkDeed,
)
from hordekeep.kernel.play.term import NONE

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
MOST_BOXES: Final = 2

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

# When perks of skills work: modifiers always, reactions on a trigger, activations in a step.
ALWAYS: Final = 0
ON_GAINED: Final = 1
BEFORE_ROLL: Final = 2
SILVER: Final = 3
"""The condition of the silver die (SA-F16)."""
AFTER_ROLL: Final = 4
IN_ATTACK: Final = 5
ON_KILL: Final = 6
ATTACK_END: Final = 7
IN_BLOCK: Final = 8
IN_REST: Final = 9
REST_END: Final = 10
ROW_LAID: Final = 11
MOMENTS: Final = 12
WHEN: Final[tuple[Moment, ...]] = (
    Moment(ALWAYS, "always", "SA-A5", STANDING),
    Moment(ON_GAINED, "gained", "SA-F11", TRIGGER),
    Moment(BEFORE_ROLL, "before_roll", "SA-F1", STEP),
    Moment(SILVER, "silver", "SA-F16", OF_SILVER_DIE),
    Moment(AFTER_ROLL, "roll", "SA-F2", STEP),
    Moment(IN_ATTACK, "attack", "SA-F3", STEP),
    Moment(ON_KILL, "kill", "SA-F7", TRIGGER, takes="limit", limit="kill"),
    Moment(ATTACK_END, "attack_end", "SA-F6", TRIGGER, takes="when? limit"),
    Moment(IN_BLOCK, "block", "SA-F8", TRIGGER),
    Moment(IN_REST, "rest", "SA-R1", STEP, limit="rest"),
    Moment(REST_END, "rest_end", "SA-R1", TRIGGER, takes="limit", limit="rest"),
    Moment(ROW_LAID, "row_laid", "SA-L1", TRIGGER, takes="card"),
)

# What perks do.
PERK_DAMAGE: Final = 0
PERK_POTION_SLOTS: Final = 1
PERK_SHIELD_MORE: Final = 2
PERK_RAGE_TOKENS: Final = 3
PERK_GEMS_NEEDED: Final = 4
PERK_HIT_BOX: Final = 5
PERK_RECOVER: Final = 6
PERK_TAKE_POTION: Final = 7
PERK_SHIELD: Final = 8
PERK_SHIFT_DIE: Final = 9
PERK_REROLL: Final = 10
PERK_SELL_FOR_LEVEL: Final = 11
PERK_SET_DIE: Final = 12
PERK_SILVER_DIE: Final = 13

RECOVERING: Final[tuple[int, ...]] = (ON_GAINED, ATTACK_END, BEFORE_ROLL)
PERKS: Final[tuple[PerkDeed, ...]] = (
    PerkDeed(PERK_DAMAGE, "damage", "SA-A5", (ALWAYS,), takes="per when? min?", lowers=True),
    PerkDeed(PERK_POTION_SLOTS, "potion_slots", "SA-A5", (ALWAYS,)),
    PerkDeed(
        PERK_SHIELD_MORE, "shield", "SA-A5", (ALWAYS,), takes="first_of_fight", key="shield-more"
    ),
    PerkDeed(PERK_RAGE_TOKENS, "rage_tokens", "SA-A5", (ALWAYS,)),
    PerkDeed(PERK_GEMS_NEEDED, "gems_needed", "SA-A5", (ALWAYS,), takes="type min?", lowers=True),
    PerkDeed(PERK_HIT_BOX, "hit_box", "SA-A5", (REST_END, ROW_LAID), takes="open_min?"),
    PerkDeed(PERK_RECOVER, "recover", "SA-A5", RECOVERING, takes="stamina? focus?", some=MARKERS),
    PerkDeed(
        PERK_TAKE_POTION,
        "take_potion",
        "SA-A5",
        (ON_GAINED,),
        takes="red? blue?",
        some=("red", "blue"),
    ),
    PerkDeed(PERK_SHIELD, "shield", "SA-A5", (IN_BLOCK,), takes="n per max?"),
    PerkDeed(PERK_SHIFT_DIE, "shift_die", "SA-A5", (ON_KILL,), takes="n"),
    PerkDeed(PERK_REROLL, "reroll", "SA-A5", (AFTER_ROLL,), takes="up_to"),
    PerkDeed(
        PERK_SELL_FOR_LEVEL,
        "gain_level",
        "SA-A5",
        (IN_REST,),
        takes="cost colour n not_in",
        key="sell-for-level",
    ),
    PerkDeed(PERK_SET_DIE, "set_die", "SA-A5", (IN_ATTACK,), takes="from? to"),
    PerkDeed(PERK_SILVER_DIE, "silver_die", "SA-F16", (SILVER,)),
)

# What a condition or a "for each" counts.
COUNT_NOTHING: Final = 0
COUNT_HITS: Final = 1
COUNT_FOCUS_POOL: Final = 2
COUNT_STAMINA_POOL: Final = 3
COUNT_POTIONS_DRUNK: Final = 4
COUNT_RAGE_ACTIVE: Final = 5
COUNT_EQUAL_FACES: Final = 6
"""How many of the dice just rolled show the same face."""
COUNT_KILLS: Final = 7
COUNT_UNPLACED_DICE: Final = 8

COUNTS: Final[tuple[Count, ...]] = (
    Count(COUNT_NOTHING, "nothing", "SA-A5", condition=False),
    Count(COUNT_HITS, "hits", "SA-A5"),
    Count(COUNT_FOCUS_POOL, "focus_pool", "SA-F16", silver=True),
    Count(COUNT_STAMINA_POOL, "stamina_pool", "SA-F16", silver=True),
    Count(
        COUNT_POTIONS_DRUNK,
        "potions_drunk",
        "SA-F16",
        silver=True,
        each="potion_drunk_this_fight",
    ),
    Count(COUNT_RAGE_ACTIVE, "rage_active", "SA-F16", silver=True),
    Count(COUNT_EQUAL_FACES, "equal_faces", "SA-F16", silver=True),
    Count(COUNT_KILLS, "kills", "SA-A5"),
    Count(COUNT_UNPLACED_DICE, "unplaced_dice", "SA-A5", condition=False, each="unplaced_die"),
)

# What a die is set to.
TO_ANY: Final = 0
TO_OTHER_DIE: Final = 1
TO_OPPOSITE: Final = 2
TARGETS: Final = ("any", "other_die", "opposite")

ALL: Final = 99
"""As many as there are."""

PAYS: Final[tuple[tuple[int, int], ...]] = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
"""Markers laid on all boxes of an ability in one go: stamina and focus (SA-A7)."""
PAY_WORDS: Final[tuple[str, ...]] = (
    "stamina",
    "focus",
    "stamina+stamina",
    "stamina+focus",
    "focus+focus",
)

DIFFICULTIES: Final = ("normal", "hard", "nightmare", "infernal")
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


def moments_of(kind: int) -> list[Moment]:
    """The moments of one kind."""
    return [moment for moment in WHEN if moment.kind == kind]


def perks_of_kind(kind: int) -> list[PerkDeed]:
    """What can be done at moments of one kind."""
    return [perk for perk in PERKS if any(WHEN[at].kind == kind for at in perk.at)]


@final
class Perk:
    """One thing that a skill card does, besides being an ability: when, what, and how much."""

    def __init__(self, skill: int, at: int, do: int) -> None:
        self.skill = skill
        """The cell (0…8) of the skill on its hero's chart."""
        self.at = at
        self.do = do
        self.n = 0
        """How much: damage, slots, shields, dice, steps of a die, levels."""
        self.count = COUNT_NOTHING
        """What the condition counts, which must be at least `least`."""
        self.least = 0
        self.per = COUNT_NOTHING
        """`n` for each of these."""
        self.most = ALL
        """At the most so much (`most`), or a floor for what is lowered."""
        self.floor = 0
        self.stamina = 0
        self.focus = 0
        """Markers that come back (ALL for all of them)."""
        self.red = 0
        self.blue = 0
        """Potions."""
        self.item_type = NONE
        self.open_min = 0
        """Open boxes that the demon must have."""
        self.faces: tuple[int, ...] = ()
        """The faces that the die may show before; none means any."""
        self.to = TO_ANY


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
        """A box-hitting ability: the demon has exactly so many open boxes (0: any)."""
        self.ability_boxes_min: list[int] = []
        """A box-hitting ability: the demon has at least so many boxes in all."""

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
