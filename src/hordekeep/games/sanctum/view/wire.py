"""What Sanctum shows, as types; those of the page are made from them.

Everything is named by content ids and words (`r1-01`, `feathered-cap.1`, `weapon-2`), never by
numbers of the engine. A field that may be empty is there all the same, as `None`.
"""

from typing import TYPE_CHECKING, Literal

import msgspec

from hordekeep.games.sanctum.content.schema_parts import (
    BoxColour,
    FuryDeed,
    GemColour,
    ItemType,
    SignatureDeed,
)
from hordekeep.games.sanctum.content.schema_parts import Colour as ColumnColour
from hordekeep.games.sanctum.model.box import deeds_standing
from hordekeep.games.sanctum.model.definitions import ON_BLESSINGS
from hordekeep.kernel.play.definition import words_of

QuestDifficulty = Literal["gentle", "normal", "hard", "nightmare", "infernal"]
QuestPhase = Literal["setup", "journey", "last-rest", "answer", "last-battle", "over"]
QuestStep = Literal[
    "pick-hero",
    "turn",
    "take-set",
    "chest",
    "before-roll",
    "roll",
    "attack",
    "block",
    "levels",
    "fence",
    "rest",
    "snare",
    "suffer",
]
"""What a champion is at."""
QuestEnding = Literal["lord-beaten", "all-fallen", "all-fallen-early"]
ItemSlot = Literal["helmet", "armour", "gloves", "boots", "weapon-1", "weapon-2"]
BoxMark = Literal["empty", "stamina", "focus", "spoiled"]
Mastery = Literal["skill", "gem", "equipment", "level"]
if TYPE_CHECKING:
    BlessingDeed = str  # as in the schema of the content
else:
    BlessingDeed = Literal[words_of(deeds_standing(ON_BLESSINGS))]


class Shown(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Something that is shown."""


class QuestOptionsView(Shown, frozen=True, kw_only=True):
    """What the table was set up with."""

    players: int
    difficulty: QuestDifficulty


class GemsView(Shown, frozen=True, kw_only=True):
    """So many gems of each colour."""

    red: int
    green: int
    blue: int
    white: int


class HitBoxView(Shown, frozen=True, kw_only=True):
    """A hit box: the face that hits it, and whether it is hit."""

    face: int
    hit: bool


class DemonView(Shown, frozen=True, kw_only=True):
    """A demon, its item side unseen (SA-P1)."""

    foe: str
    kind: str
    """The word of its name: `cinderling`."""
    colour: ColumnColour
    level: int
    boxes: list[HitBoxView]
    damage: int
    """What it does now: a skill may lower it."""
    printed_damage: int
    felled: bool
    item_type: ItemType
    item_gems: list[ColumnColour]


class AbilityBoxView(Shown, frozen=True, kw_only=True):
    """A box of an ability, and what lies on it."""

    colour: BoxColour
    mark: BoxMark


class AbilityView(Shown, frozen=True, kw_only=True):
    """An ability (SA-A1…A3)."""

    ability: str
    """The word by which actions name it: `feathered-cap.1`."""
    boxes: list[AbilityBoxView]
    do: SignatureDeed
    n: int
    in_use: bool
    """Whether the champion has it now: its item is equipped, its slot free, its skill gained."""


class ItemView(Shown, frozen=True, kw_only=True):
    """An item that lies open."""

    item: str
    type: ItemType
    gems: list[ColumnColour]
    """Its gem symbols."""
    abilities: list[AbilityView]
    stamina: int
    focus: int
    """Its flames."""


class ItemSlotView(Shown, frozen=True, kw_only=True):
    """A slot of a hero board."""

    slot: ItemSlot
    item: ItemView | None
    gems: GemsView
    """The gems on the item."""
    printed: AbilityView | None
    """The ability printed there; it works while the slot is free."""


class SkillView(Shown, frozen=True, kw_only=True):
    """A skill of the chart, with the gems that still lie on its space."""

    skill: str
    colour: ColumnColour
    level: int
    gems: int
    """Gems of the column's colour."""
    white: int
    gained: bool
    used: bool
    """Used up in this fight."""
    tile: bool
    stamina: int
    focus: int
    """What a tile gives."""
    silver: bool
    """It brings the silver die."""
    ability: AbilityView | None
    """The ability of a signature skill."""


class BlessingView(Shown, frozen=True, kw_only=True):
    """A blessing under an achievement tile; what it is, is its owner's secret at first (SA-H4)."""

    blessing: str | None
    kind: str | None
    do: BlessingDeed | None
    n: int | None
    spent: bool


class PenaltyView(Shown, frozen=True, kw_only=True):
    """One step of a penalty."""

    do: FuryDeed
    face: int | None
    """Which dice are rolled again."""
    box: BoxColour | None
    """Which boxes may be spoiled; none means any."""
    n: int | None


class AttackView(Shown, frozen=True, kw_only=True):
    """What a turned card of the Demon Lord or a fury does: the penalty or the wounds (SA-L9)."""

    foe: str
    kind: str
    """The word of its name: `whispers`, `fu-01`."""
    penalty: list[PenaltyView]
    wounds: int


class RowCardView(Shown, frozen=True, kw_only=True):
    """A card of a row in the last battle. A closed one shows nothing (SA-L10)."""

    foe: str | None
    fury: bool
    face_up: bool
    present: bool
    """The figure stands on it."""
    beaten: bool
    boxes: list[HitBoxView]
    damage: int
    counts: bool
    """Its damage is part of the present sum (SA-L5)."""
    attack: AttackView | None
    """The effect of a fury card that lies open."""


class BattleDieView(Shown, frozen=True, kw_only=True):
    """A die of a fight."""

    die: str
    """The word by which actions name it: its face, with a star once it was changed."""
    face: int
    changed: bool
    placed: bool
    lost: bool
    silver: bool


class ClashView(Shown, frozen=True, kw_only=True):
    """A fight that is going on."""

    dice: list[BattleDieView]
    potions_drunk: int
    kills: int
    damage: int
    """All that stands and strikes, unblocked."""
    shields: int
    can_block: int
    """Shields that could still be raised."""
    wounds: int
    """What would follow if the fight ended now."""
    fatal: bool
    """Whether they would kill."""
    only_changed: bool
    """Only changed dice hit the present card (SA-K9)."""


class ChampionView(Shown, frozen=True, kw_only=True):
    """A player's hero and all that lies in front of it."""

    seat: int
    hero: str | None
    step: QuestStep | None
    """What this champion is at, if anything."""
    life: int
    full_life: int
    grave: int
    """The highest space of the life track that is death (SA-K6)."""
    dead: bool
    triumphant: bool
    stamina: int
    focus: int
    """Markers in the pools."""
    all_stamina: int
    all_focus: int
    """Markers in the pools and on boxes."""
    red_potions: int
    blue_potions: int
    potion_slots: int
    dice: int
    rage: int
    rage_tokens: int
    gems: GemsView
    """The gem pool."""
    third_die: bool
    """The first item was equipped, and the third die is free (SA-R4)."""
    skills: list[SkillView]
    slots: list[ItemSlotView]
    pouch: list[ItemView]
    blessings: list[BlessingView]
    act: str | None
    space: int
    demons: list[DemonView]
    threat: int
    """What all foes that stand would do now, unblocked."""
    answered: int
    """How many cards of the Demon Lord's answer hit; 0 before the call is answered."""
    row: list[RowCardView]
    cards_beaten: int
    fewer_dice: int
    more_damage: int
    """Suffered for the next fight (SA-K4, SA-K5)."""
    clash: ClashView | None
    suffering: AttackView | None
    """The card whose penalty or wounds this player chooses now."""
    levels: list[ColumnColour]
    """Levels still to be taken from killed demons, the present one first."""


class SpaceView(Shown, frozen=True, kw_only=True):
    """A space of an act board."""

    number: int
    sets: list[list[int]]
    """The demon levels of each set that is laid out there (SA-M2)."""
    chest: bool
    intervention: bool
    figures: list[int]
    """Seats whose figures stand there, foremost first."""


class ActView(Shown, frozen=True, kw_only=True):
    """An act board."""

    act: str
    played: bool
    """Whether it is part of this game (SA-S1)."""
    present: bool
    spaces: list[SpaceView]


class DemonDeckView(Shown, frozen=True, kw_only=True):
    """A demon deck: its top lies open (SA-S7)."""

    level: int
    size: int
    top: DemonView | None
    discards: list[str]


class AchievementView(Shown, frozen=True, kw_only=True):
    """A space of the achievement board."""

    achievement: str
    mastery: Mastery
    row: int
    goal: int | None
    """What it takes; level mastery has no goal of its own."""
    empty: bool
    """No tile lies there in this game (SA-S2)."""
    seat: int | None
    """Who has taken it."""
    progress: list[int]
    """How far each seat is."""


class LordView(Shown, frozen=True, kw_only=True):
    """The Demon Lord: his cards at the cathedral, his answer and his roars."""

    breacher: int | None
    laid: int
    turned: list[AttackView]
    """The cards whose attack was turned up, oldest first."""
    rounds: int
    next_roar: int
    """Cards in the next roar (SA-L7)."""
    deck: int


class StandingView(Shown, frozen=True, kw_only=True):
    """A player's place at the end."""

    seat: int
    rank: int
    survived: bool
    life: int
    achievements: int
    cards_beaten: int
    hits: int
    """Hits on the present card (SA-E3)."""


class QuestOutcomeView(Shown, frozen=True, kw_only=True):
    """How it ended (SA-E1…E3)."""

    ending: QuestEnding
    winners: list[int]
    standings: list[StandingView]


class QuestView(Shown, frozen=True, kw_only=True):
    """The table of Sanctum as one seat sees it."""

    options: QuestOptionsView
    phase: QuestPhase
    turn: int
    active_seat: int | None
    """Whose turn it is; nobody's where all act side by side."""
    first_seat: int | None
    act: str | None
    space: int
    acts: list[ActView]
    order: list[int]
    """Figures, foremost first (SA-M7)."""
    sets: list[list[DemonView]]
    """The demon sets on the present board."""
    chest: list[ItemView]
    decks: list[DemonDeckView]
    achievements: list[AchievementView]
    champions: list[ChampionView]
    lord: LordView
    outcome: QuestOutcomeView | None


__all__ = ["GemColour", "QuestView"]
