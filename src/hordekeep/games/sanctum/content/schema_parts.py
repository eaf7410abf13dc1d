"""What the shapes of content files are made of: words, numbers, parts."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec
from msgspec.structs import astuple

from hordekeep.games.sanctum.model.box import PENALTIES, deeds_standing
from hordekeep.games.sanctum.model.definitions import ON_ITEMS, ON_SIGNATURES
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
else:
    DieDeed = Literal[words_of(deeds_standing(ON_ITEMS))]
    SignatureDeed = Literal[words_of(deeds_standing(ON_SIGNATURES))]
    AttackDeed = Literal[words_of([one for one in PENALTIES if not one.fury_only])]
    FuryDeed = Literal[words_of(PENALTIES)]
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


class Signature(Part):
    """The ability of a signature skill."""

    boxes: AbilityBoxes
    do: SignatureDeed
    n: Some | None = None
    open: Some | None = None
    boxes_min: Some | None = None
