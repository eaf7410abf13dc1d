"""What all that goes over the wire is made of: its classes and the forms of its fields."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from hordekeep.kernel.view.words import Told

PROTOCOL: Final = 2
"""Rises when a page built before could misread what is told, or be refused what it says."""


class Said(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a client says: fields with a default may be left out, unknown ones are refused."""


class Message(Told, tag_field="type"):
    """What the server tells over a live connection."""


class Request(Said, tag_field="type"):
    """What a client says over a live connection, or by POST to `…/say`."""


TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,32}$")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,64}$")]
MessageId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{1,40}$")]
Word = Annotated[str, Meta(min_length=1, max_length=60)]
ActionText = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Salt = Annotated[str, Meta(pattern="^[0-9a-f]{32}$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Eyes = Annotated[int, Meta(ge=-2, le=7)]
Number = Annotated[int, Meta(ge=0, le=1_000_000_000)]
SeatPlan = Annotated[str, Meta(pattern="^(me|link|bot:[a-z0-9-]{1,30})$")]
BotName = Annotated[str, Meta(pattern="^[a-z0-9-]{0,30}$")]
ContentVersion = Annotated[int, Meta(ge=1, le=1_000)]
Grace = Annotated[int, Meta(ge=0, le=86_400)]
Pace = Annotated[int, Meta(ge=0, le=10_000)]

TurnTime = Annotated[int, Meta(ge=0, le=2_592_000)]

QuickWord = Literal[
    "mine",
    "yours",
    "help",
    "careful",
    "wait",
    "go-ahead",
    "yes",
    "no",
    "thanks",
    "sorry",
    "well-done",
    "good-luck",
]
"""What people can say to each other; the words are `quick-<word>` in each reader's catalogue."""

ClosedWhy = Literal["deleted", "moved", "kicked", "banned"]
WebhookUrl = Annotated[str, Meta(max_length=500)]
LanguageTag = Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,35}$")]
"""As `de` or `de-AT`; one that is not offered is English."""
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Stage = Literal["gathering", "playing", "over"]
EntryKind = Literal["choice", "chance", "undo", "control", "reseed", "end"]
