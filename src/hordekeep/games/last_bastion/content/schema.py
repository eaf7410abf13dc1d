"""The shape of the content files, as types; `docs/content.schema.json` is made from them."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Final, Literal

import msgspec

from hordekeep.games.last_bastion.model import box as parts
from hordekeep.kernel.content.schema import ContentEntry, Id
from hordekeep.kernel.play.definition import number_of, words_of

PLAYERS: Final = 4
TILES: Final = 9

Colour = Literal["red", "green", "blue", "yellow", "black"]
if TYPE_CHECKING:
    # A type checker cannot read words that are worked out: to it they are any strings.
    CardEffectCode = str
    FaceEffectCode = str
    BoardEffectCode = str
    TilePower = str
    HeroPower = str
else:
    CardEffectCode = Literal[words_of([one for one in parts.EFFECTS if one.columns])]
    FaceEffectCode = Literal[words_of([one for one in parts.EFFECTS if one.on_die])]
    BoardEffectCode = Literal[words_of([one for one in parts.EFFECTS if one.on_board])]
    TilePower = Literal[words_of(parts.TILE_POWERS)]
    HeroPower = Literal[words_of(parts.HERO_POWERS)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=99)]
AtLeastOne = Annotated[int, msgspec.Meta(ge=1, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class CardEffect(msgspec.Struct, forbid_unknown_fields=True):
    """What an effect on a card does (LB-E1…E13)."""

    do: CardEffectCode


class FaceEffect(msgspec.Struct, forbid_unknown_fields=True):
    """What a face of the corruption die does (LB-K1)."""

    do: FaceEffectCode


class BoardEffect(msgspec.Struct, forbid_unknown_fields=True):
    """What a full horde board does (LB-B1…B4)."""

    do: BoardEffectCode


class Card(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A monster or a warlord (LB-P4)."""

    colour: Colour
    resistance: Annotated[int, msgspec.Meta(ge=1, le=9)]
    entrance: list[CardEffect] = msgspec.field(default_factory=list)
    recurring: list[CardEffect] = msgspec.field(default_factory=list)
    continuous: list[CardEffect] = msgspec.field(default_factory=list)
    exit: list[CardEffect] = msgspec.field(default_factory=list)

    def columns(self) -> Iterator[tuple[str, list[CardEffect]]]:
        yield from zip(
            parts.COLUMNS, (self.entrance, self.recurring, self.continuous, self.exit), strict=True
        )

    def sort_effects(self) -> None:
        """The order written in a column means nothing (LB-H14), so it becomes that of the codes."""
        for _, effects in self.columns():
            effects.sort(key=lambda effect: number_of(parts.EFFECTS, effect.do))


class Tile(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A tile of the bastion (LB-P1)."""

    power: TilePower


class Hero(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A hero (LB-P3)."""

    power: HeroPower


class ByColour(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    red: Amount
    green: Amount
    blue: Amount
    yellow: Amount
    black: Amount


class ByDifficulty(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    beginner: Amount
    normal: Amount
    hard: Amount
    heroic: Amount


class ComponentCounts(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """How many of each there must be."""

    monsters: ByColour
    warlords: AtLeastOne
    heroes: Annotated[int, msgspec.Meta(ge=PLAYERS, le=99)]


class Supplies(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """Tokens and figures (LB-P5)."""

    equipment: ByColour
    life: Amount
    calls: Amount
    grasps: Amount


FaceEffects = Annotated[list[FaceEffect], msgspec.Meta(min_length=0, max_length=4)]


class Dice(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """White combat dice (LB-P6) and the faces of the corruption die (LB-K1)."""

    white: Annotated[int, msgspec.Meta(ge=0, le=9)]
    corruption: Annotated[list[FaceEffects], msgspec.Meta(min_length=6, max_length=6)]


class Start(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """What each player begins with (LB-S3, LB-S8)."""

    life: AtLeastOne
    equipment: Amount
    calls: Amount
    beginner_black: Amount


class Deck(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """Monsters with 1, 2, 3, 4 players, and the warlords among them (LB-S5, LB-S6, LB-S8)."""

    monsters: Annotated[list[AtLeastOne], msgspec.Meta(min_length=PLAYERS, max_length=PLAYERS)]
    beginner_fewer: Amount
    under_warlord: Amount
    warlords: ByDifficulty


class Boards(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """What each full horde board does (LB-B1…B4)."""

    red: BoardEffect
    green: BoardEffect
    blue: BoardEffect
    yellow: BoardEffect


class Scores(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """The score of a won game (LB-V3)."""

    won: ByDifficulty
    life: Points
    call: Points
    dead: Points
    grasped_tile: Points


class Losing(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """How many grasped tiles lose the game (LB-G1)."""

    grasped_tiles: Annotated[int, msgspec.Meta(ge=1, le=TILES)]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The file `box.toml`: everything that is no card, tile or hero."""

    counts: ComponentCounts
    supplies: Supplies
    dice: Dice
    start: Start
    deck: Deck
    boards: Boards
    scores: Scores
    losing: Losing


class Content(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """All files of one content, merged and checked; each of the first four by id."""

    monsters: dict[Id, Card]
    warlords: dict[Id, Card]
    tiles: dict[Id, Tile]
    heroes: dict[Id, Hero]
    box: BoxFile
