"""The skill cards of Sanctum as they stand in content files."""

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec

from hordekeep.games.sanctum.content.schema_parts import (
    Back,
    Difference,
    Faces,
    Few,
    GemColour,
    ItemType,
    Markers,
    Part,
    Signature,
    Some,
)
from hordekeep.games.sanctum.model.definitions import STANDING, STEP, TRIGGER
from hordekeep.games.sanctum.model.perks import COUNTS, TARGETS, moments_of, perks_of_kind
from hordekeep.kernel.content.schema import ContentEntry
from hordekeep.kernel.play.definition import words_of

if TYPE_CHECKING:
    # A type checker cannot read words that are worked out: to it they are any strings.
    Change = str
    Trigger = str
    ReactionDeed = str
    Step = str
    ActivationDeed = str
    Counted = str
    Each = str
    Target = str
else:
    Change = Literal[words_of(perks_of_kind(STANDING))]
    Trigger = Literal[words_of(moments_of(TRIGGER))]
    ReactionDeed = Literal[words_of(perks_of_kind(TRIGGER))]
    Step = Literal[words_of(moments_of(STEP))]
    ActivationDeed = Literal[words_of(perks_of_kind(STEP))]
    Counted = Literal[words_of([one for one in COUNTS if one.condition])]
    Each = Literal[tuple(one.each for one in COUNTS if one.each)]
    Target = Literal[TARGETS]


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


class Skill(ContentEntry, forbid_unknown_fields=True, kw_only=True):
    """A skill card or tile with the gems that lie on it (SA-P3, SA-F11)."""

    gems: Annotated[list[GemColour], msgspec.Meta(min_length=1, max_length=9)]
    tile: Markers | None = None
    modifiers: list[Modifier] = msgspec.field(default_factory=list)
    reactions: list[Reaction] = msgspec.field(default_factory=list)
    activations: list[Activation] = msgspec.field(default_factory=list)
    silver: Silver | None = None
    signature: bool = False
    ability: Signature | None = None
