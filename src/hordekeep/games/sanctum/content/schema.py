"""The shape of the content files, as types; `docs/content.schema.json` is made from them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec.structs import astuple

from hordekeep.games.sanctum.model.box import (
    COUNTS,
    PENALTIES,
    TARGETS,
    deeds_standing,
    moments_of,
    perks_of_kind,
)
from hordekeep.games.sanctum.model.definitions import (
    ON_ITEMS,
    ON_SIGNATURES,
    STANDING,
    STEP,
    TRIGGER,
)
from hordekeep.kernel.content.schema import Entry, Id
from hordekeep.kernel.play.definition import words_of

PLAYERS: Final = 4

Colour = Literal["red", "green", "blue"]
GemColour = Literal["red", "green", "blue", "white"]
BoxColour = Literal["red", "blue", "purple"]
SpoiledColour = Literal["any", "red", "blue", "purple"]
ItemType = Literal["helmet", "armour", "gloves", "boots", "weapon"]
if TYPE_CHECKING:
    # A type checker cannot read words that are worked out: to it they are any strings.
    DieDeed = str
    SignatureDeed = str
    AttackDeed = str
    FuryDeed = str
    Change = str
    Trigger = str
    ReactionDeed = str
    Step = str
    ActivationDeed = str
    Counted = str
    Each = str
    Target = str
else:
    DieDeed = Literal[words_of(deeds_standing(ON_ITEMS))]
    SignatureDeed = Literal[words_of(deeds_standing(ON_SIGNATURES))]
    AttackDeed = Literal[words_of([one for one in PENALTIES if not one.fury_only])]
    FuryDeed = Literal[words_of(PENALTIES)]
    Change = Literal[words_of(perks_of_kind(STANDING))]
    Trigger = Literal[words_of(moments_of(TRIGGER))]
    ReactionDeed = Literal[words_of(perks_of_kind(TRIGGER))]
    Step = Literal[words_of(moments_of(STEP))]
    ActivationDeed = Literal[words_of(perks_of_kind(STEP))]
    Counted = Literal[words_of([one for one in COUNTS if one.condition])]
    Each = Literal[tuple(one.each for one in COUNTS if one.each)]
    Target = Literal[TARGETS]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
Some = Annotated[int, msgspec.Meta(ge=1, le=9)]
Difference = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Level = Annotated[int, msgspec.Meta(ge=1, le=3)]
UpperLevel = Annotated[int, msgspec.Meta(ge=2, le=3)]
Players = Annotated[int, msgspec.Meta(ge=2, le=PLAYERS)]
HitBoxes = Annotated[list[Face], msgspec.Meta(min_length=1, max_length=3)]
Faces = Annotated[list[Face], msgspec.Meta(min_length=1, max_length=6)]
AbilityBoxes = Annotated[list[BoxColour], msgspec.Meta(min_length=1, max_length=2)]
DemonSet = Annotated[list[Level], msgspec.Meta(min_length=1, max_length=2)]
PlayerCounts = Annotated[list[Players], msgspec.Meta(min_length=1, max_length=3)]
Rows = Annotated[list[AtLeastOne], msgspec.Meta(min_length=3, max_length=3)]


Back = Some | Literal["all"]


class Part(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    def given(self) -> Iterator[tuple[str, Any]]:
        """The fields that are there, by their names in the file."""
        for name, value in zip(self.__struct_encode_fields__, astuple(self), strict=True):
            if value is not None:
                yield name, value


class Markers(Part):
    """Stamina and focus."""

    stamina: Few = 0
    focus: Few = 0


class Ability(Part):
    """An ability of an item or of an empty slot (SA-A1…A4)."""

    boxes: AbilityBoxes
    do: DieDeed
    n: Some | None = None


class Signature(Part):
    """The ability of a signature skill."""

    boxes: AbilityBoxes
    do: SignatureDeed
    n: Some | None = None
    open: Some | None = None
    boxes_min: Some | None = None


class BlessingAbility(Part):
    """What a blessing does once, without boxes (SA-K10)."""

    do: DieDeed
    n: Some | None = None


class AttackPenalty(Part):
    """A step of the penalty of a Demon Lord's attack (SA-K1…K8)."""

    do: AttackDeed
    n: Some | None = None
    colour: SpoiledColour | None = None


class FuryPenalty(Part):
    """A step of the penalty of a fury card (SA-K1…K9)."""

    do: FuryDeed
    n: Some | None = None
    colour: SpoiledColour | None = None
    face: Face | None = None


class Demon(Entry, forbid_unknown_fields=True, kw_only=True):
    """A demon, and the item on its back (SA-P1)."""

    kind: Id
    colour: Colour
    level: Level
    boxes: HitBoxes
    damage: Some
    item: Id


class Item(Entry, forbid_unknown_fields=True, kw_only=True):
    """An item: one gem for each symbol, abilities and flames (SA-R2, SA-R3, SA-A6)."""

    type: ItemType
    gems: Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=3)]
    abilities: Annotated[list[Ability], msgspec.Meta(min_length=0, max_length=3)] = msgspec.field(
        default_factory=list
    )
    flames: Markers = msgspec.field(default_factory=Markers)


class DemonLordCard(Entry, forbid_unknown_fields=True, kw_only=True):
    """A card of the Demon Lord: hit boxes and damage in front, an attack behind (SA-P2)."""

    boxes: HitBoxes
    damage: Some
    attack: Id
    penalty: Annotated[list[AttackPenalty], msgspec.Meta(min_length=1, max_length=3)]
    wounds: Some


class FuryCard(Entry, forbid_unknown_fields=True, kw_only=True):
    """A fury card (SA-P2)."""

    boxes: HitBoxes
    damage: Some
    penalty: Annotated[list[FuryPenalty], msgspec.Meta(min_length=1, max_length=3)]
    wounds: Some


class Printed(Part):
    """The abilities printed on the slots of a hero's board (SA-A4)."""

    helmet: Ability | None = None
    armour: Ability | None = None
    gloves: Ability | None = None
    boots: Ability | None = None
    weapon_1: Ability | None = None
    weapon_2: Ability | None = None


class Hero(Entry, forbid_unknown_fields=True, kw_only=True):
    """A hero (SA-P3)."""

    stamina: Few
    focus: Few
    printed: Printed


class When(Part):
    """Something counted, of which there must be enough."""

    count: Counted
    min: Some


class Modifier(Part):
    """A number that a skill changes as long as it is there."""

    change: Change
    by: Difference
    per: Literal["demon"] | None = None
    when: When | None = None
    min: Few | None = None
    type: ItemType | None = None
    first_of_fight: bool | None = None


class Reaction(Part):
    """What a skill does when something happens."""

    on: Trigger
    do: ReactionDeed
    when: When | None = None
    n: Some | None = None
    per: Each | None = None
    max: Some | None = None
    open_min: Some | None = None
    card: Literal["first"] | None = None
    stamina: Back | None = None
    focus: Back | None = None
    red: Some | None = None
    blue: Some | None = None
    limit: Literal["fight", "rest", "kill"] | None = None


class Cost(Part):
    """What an activation costs."""

    do: Literal["discard_item"]
    n: Annotated[int, msgspec.Meta(ge=1, le=1)]


class Activation(Part):
    """What a skill lets its hero do in a step."""

    step: Step
    do: ActivationDeed
    cost: Cost | None = None
    n: Some | None = None
    up_to: Some | None = None
    faces: Faces | None = msgspec.field(name="from", default=None)
    to: Target | None = None
    colour: Literal["of_item"] | None = None
    stamina: Back | None = None
    focus: Back | None = None
    limit: Literal["fight", "rest", "kill"] | None = None
    not_in: Literal["last_rest"] | None = None


class Silver(Part):
    """When the silver die is rolled too (SA-F16)."""

    when: When


class Skill(Entry, forbid_unknown_fields=True, kw_only=True):
    """A skill card or tile with the gems that lie on it (SA-P3, SA-F11)."""

    gems: Annotated[list[GemColour], msgspec.Meta(min_length=1, max_length=9)]
    tile: Markers | None = None
    modifiers: list[Modifier] = msgspec.field(default_factory=list)
    reactions: list[Reaction] = msgspec.field(default_factory=list)
    activations: list[Activation] = msgspec.field(default_factory=list)
    silver: Silver | None = None
    signature: bool = False
    ability: Signature | None = None


class Column(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The skills of one colour, by level."""

    level_1: Skill = msgspec.field(name="1")
    level_2: Skill = msgspec.field(name="2")
    level_3: Skill = msgspec.field(name="3")


class Chart(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The nine skills of a hero."""

    red: Column
    green: Column
    blue: Column

    def cells(self) -> Iterator[tuple[str, int, Skill]]:
        """Colour, level and skill, in the order of the box."""
        for colour, column in (("red", self.red), ("green", self.green), ("blue", self.blue)):
            skills = (column.level_1, column.level_2, column.level_3)
            for level, skill in enumerate(skills, 1):
                yield colour, level, skill


class Intervention(Part):
    """The space of divine intervention, and with how many players (SA-S3, SA-M5)."""

    space: Some
    players: PlayerCounts


class Act(Entry, forbid_unknown_fields=True, kw_only=True):
    """An act board (SA-S1, SA-M2, SA-M4)."""

    players: PlayerCounts
    first: Annotated[list[DemonSet], msgspec.Meta(min_length=5, max_length=5)]
    later: Annotated[list[DemonSet], msgspec.Meta(min_length=0, max_length=9)]
    chest: bool
    intervention: Intervention | None = None


class Blessing(Entry, forbid_unknown_fields=True, kw_only=True):
    """A blessing under an achievement tile (SA-P4, SA-K10)."""

    name: Id
    at: Literal["any", "attack", "block"]
    gain: Markers | None = None
    ability: BlessingAbility | None = None


class StartCard(Entry, forbid_unknown_fields=True, kw_only=True):
    """A start bonus card: a gem of its colour goes up from its level (SA-S5)."""

    colour: Colour
    level: UpperLevel = msgspec.field(name="from")


class ByLevel(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    level_1: AtLeastOne
    level_2: AtLeastOne
    level_3: AtLeastOne


class ByDifficulty(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    normal: Few
    hard: Few
    nightmare: Few
    infernal: Few


class Counts(Entry, forbid_unknown_fields=True, kw_only=True):
    """How many of each there must be."""

    demons: ByLevel
    demon_lord: AtLeastOne
    fury: AtLeastOne
    blessings: AtLeastOne
    start_cards: Amount
    heroes: Annotated[int, msgspec.Meta(ge=PLAYERS, le=99)]
    skills: Annotated[int, msgspec.Meta(ge=0, le=999)]


class Start(Entry, forbid_unknown_fields=True, kw_only=True):
    """What each hero begins with (SA-P3, SA-S4), and when more dice come (SA-R4, SA-M5)."""

    life: AtLeastOne
    dice: Some
    dice_of_first_item: Few
    dice_of_intervention: Few
    rage_tokens: Few
    potion_slots: Few
    white_gems: Few
    item_slots: list[ItemType]


class Bonus(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The start bonus of a place in the turn order (SA-S5)."""

    cards: Few
    potions: Few


class Achievements(Entry, forbid_unknown_fields=True, kw_only=True):
    """What it takes to reach rows I, II and III of the achievement board (SA-H2, SA-H3)."""

    skills: Rows
    gems_of_two_colours: Rows
    item_levels: Rows
    level_mastery: Annotated[list[UpperLevel], msgspec.Meta(min_length=0, max_length=2)]


class LastBattle(Entry, forbid_unknown_fields=True, kw_only=True):
    """The cards of a row (SA-L1) and of the first roar (SA-S6)."""

    demon_lord_cards: Some
    fury_cards: Some
    first_roar: ByDifficulty


class Rest(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file `box.toml`: everything that is no card, hero or board."""

    counts: Counts
    start: Start
    bonuses: Annotated[list[Bonus], msgspec.Meta(min_length=PLAYERS, max_length=PLAYERS)]
    achievements: Achievements
    last_battle: LastBattle


class Content(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All files of one content, merged and checked; each but the last by id."""

    demons: dict[Id, Demon]
    items: dict[Id, Item]
    demon_lord: dict[Id, DemonLordCard]
    fury: dict[Id, FuryCard]
    heroes: dict[Id, Hero]
    skills: dict[Id, Chart]
    blessings: dict[Id, Blessing]
    start_cards: dict[Id, StartCard]
    acts: dict[Id, Act]
    box: Rest
