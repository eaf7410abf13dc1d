"""The shape of the content files, as types; `docs/content.schema.json` is made from them."""

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec

from hordekeep.games.sanctum.content.schema_parts import (
    PLAYERS,
    AbilityBoxes,
    Amount,
    AtLeastOne,
    AttackDeed,
    Colour,
    DemonSet,
    DieDeed,
    Face,
    Few,
    FuryDeed,
    HitBoxes,
    ItemType,
    Level,
    Markers,
    Part,
    PlayerCounts,
    Rows,
    Some,
    SpoiledColour,
    UpperLevel,
)
from hordekeep.games.sanctum.content.skill_schema import Skill
from hordekeep.kernel.content.schema import ContentEntry, Id


class Ability(Part):
    """An ability of an item or of an empty slot (SA-A1…A4)."""

    boxes: AbilityBoxes
    do: DieDeed
    n: Some | None = None


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


class Demon(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A demon, and the item on its back (SA-P1)."""

    kind: Id
    colour: Colour
    level: Level
    boxes: HitBoxes
    damage: Some
    item: Id


class Item(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """An item: one gem for each symbol, abilities and flames (SA-R2, SA-R3, SA-A6)."""

    type: ItemType
    gems: Annotated[list[Colour], msgspec.Meta(min_length=1, max_length=3)]
    abilities: Annotated[list[Ability], msgspec.Meta(min_length=0, max_length=3)] = msgspec.field(
        default_factory=list
    )
    flames: Markers = msgspec.field(default_factory=Markers)


class DemonLordCard(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A card of the Demon Lord: hit boxes and damage in front, an attack behind (SA-P2)."""

    boxes: HitBoxes
    damage: Some
    attack: Id
    penalty: Annotated[list[AttackPenalty], msgspec.Meta(min_length=1, max_length=3)]
    wounds: Some


class FuryCard(ContentEntry, forbid_unknown_fields=True, kw_only=True):
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


class Hero(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A hero (SA-P3)."""

    stamina: Few
    focus: Few
    printed: Printed


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


class Act(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """An act board (SA-S1, SA-M2, SA-M4)."""

    players: PlayerCounts
    first: Annotated[list[DemonSet], msgspec.Meta(min_length=5, max_length=5)]
    later: Annotated[list[DemonSet], msgspec.Meta(min_length=0, max_length=9)]
    chest: bool
    intervention: Intervention | None = None


class Blessing(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A blessing under an achievement tile (SA-P4, SA-K10)."""

    name: Id
    at: Literal["any", "attack", "block"]
    gain: Markers | None = None
    ability: BlessingAbility | None = None


class StartCard(ContentEntry, forbid_unknown_fields=True, kw_only=True):
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


class ComponentCounts(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """How many of each there must be."""

    demons: ByLevel
    demon_lord: AtLeastOne
    fury: AtLeastOne
    blessings: AtLeastOne
    start_cards: Amount
    heroes: Annotated[int, msgspec.Meta(ge=PLAYERS, le=99)]
    skills: Annotated[int, msgspec.Meta(ge=0, le=999)]


class Start(ContentEntry, forbid_unknown_fields=True, kw_only=True):
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


class AchievementSpaces(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """What it takes to reach rows I, II and III of the achievement board (SA-H2, SA-H3)."""

    skills: Rows
    gems_of_two_colours: Rows
    item_levels: Rows
    level_mastery: Annotated[list[UpperLevel], msgspec.Meta(min_length=0, max_length=2)]


class LastBattle(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """The cards of a row (SA-L1) and of the first roar (SA-S6)."""

    demon_lord_cards: Some
    fury_cards: Some
    first_roar: ByDifficulty


class BoxFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file `box.toml`: everything that is no card, hero or board."""

    counts: ComponentCounts
    start: Start
    bonuses: Annotated[list[Bonus], msgspec.Meta(min_length=PLAYERS, max_length=PLAYERS)]
    achievements: AchievementSpaces
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
    box: BoxFile
