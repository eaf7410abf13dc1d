"""What may be asked of an address behind its `?`."""

from typing import Annotated, Final, Literal

from msgspec import Meta

from hordekeep.server.wire import (
    ActionText,
    ContentVersion,
    Eyes,
    LanguageTag,
    Number,
    Said,
    SeatNumber,
    Word,
)

HIGHEST: Final = (1 << 53) - 1
"""The highest whole number that every JSON reader knows."""


class Since(Said):
    """Where a client without a live connection stands; waits up to `wait` seconds for news."""

    since: Number = 0
    version: Annotated[int, Meta(ge=0, le=HIGHEST)] = 0
    seat: SeatNumber | None = None
    wait: Annotated[int, Meta(ge=0, le=25)] = 0


class OfSeat(Said):
    """From which of my seats; with -2, as a spectator; from the first of mine if not said."""

    seat: Eyes | None = None


class Speaking(Said):
    """In which language; English if it is not offered."""

    lang: LanguageTag = "en"


Packs = Annotated[str, Meta(pattern="^([a-z0-9-]{1,60}(,[a-z0-9-]{1,60}){0,9})?$")]


class WithPacks(Said):
    """With which packs that are offered here (their ids, joined by commas), on which version."""

    pack: Packs = ""
    content: ContentVersion | None = None
    """The newest if none is named."""


class WordsWithPacks(WithPacks):
    """In which language, English if it is not offered; and with which packs."""

    lang: LanguageTag = "en"


class InLanguage(OfSeat):
    """In which language (English if it is not offered), and from the turn of which entry on."""

    lang: LanguageTag = "en"
    since: Number = 0


class OfHint(OfSeat):
    """How hard to think."""

    strength: Literal["novice", "adept", "expert", "master"] = "expert"


class OfSpan(OfSeat):
    """How many moments to tell, from the entry in the address on."""

    count: Annotated[int, Meta(ge=1, le=50)] = 1


class OfMoment(OfSeat):
    """After which entry; without one, the newest."""

    entry: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


class OfQuestion(Speaking, kw_only=True):
    """What somebody wants to know, in any words of a language or of English."""

    words: Annotated[str, Meta(min_length=1, max_length=200)]


class OfThing(OfSeat):
    """Only what concerns this thing; without one, everything that might be tried."""

    kind: Word | None = None
    word: Word | None = None


class OfAction(OfSeat, kw_only=True):
    action: ActionText


class OfStep(OfAction, kw_only=True):
    """An action, and the decision it would answer: nothing is foreseen of one that is answered."""

    decision: Number | None = None
