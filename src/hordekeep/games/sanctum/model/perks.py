"""Perks: what the skills of Sanctum do besides being abilities, when, and what they count."""

from typing import Final, final

from hordekeep.games.sanctum.model.definitions import (
    OF_SILVER_DIE,
    STANDING,
    STEP,
    TRIGGER,
    Count,
    Occasion,
    PerkDeed,
)
from hordekeep.kernel.play.term import NONE

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
WHEN: Final[tuple[Occasion, ...]] = (
    Occasion(ALWAYS, "always", "SA-A5", STANDING),
    Occasion(ON_GAINED, "gained", "SA-F11", TRIGGER),
    Occasion(BEFORE_ROLL, "before_roll", "SA-F1", STEP),
    Occasion(SILVER, "silver", "SA-F16", OF_SILVER_DIE),
    Occasion(AFTER_ROLL, "roll", "SA-F2", STEP),
    Occasion(IN_ATTACK, "attack", "SA-F3", STEP),
    Occasion(ON_KILL, "kill", "SA-F7", TRIGGER, takes="limit", limit="kill"),
    Occasion(ATTACK_END, "attack_end", "SA-F6", TRIGGER, takes="when? limit"),
    Occasion(IN_BLOCK, "block", "SA-F8", TRIGGER),
    Occasion(IN_REST, "rest", "SA-R1", STEP, limit="rest"),
    Occasion(REST_END, "rest_end", "SA-R1", TRIGGER, takes="limit", limit="rest"),
    Occasion(ROW_LAID, "row_laid", "SA-L1", TRIGGER, takes="card"),
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
    PerkDeed(
        PERK_RECOVER,
        "recover",
        "SA-A5",
        RECOVERING,
        takes="stamina? focus?",
        some=("stamina", "focus"),
    ),
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


def moments_of(kind: int) -> list[Occasion]:
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
