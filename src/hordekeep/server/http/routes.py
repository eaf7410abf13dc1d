"""The HTTP contract: every address, what is said to it and what it tells.

The app and `docs/openapi.json` are both made from this list.
"""

from typing import Annotated, Any, Final, Literal, NamedTuple

from msgspec import Meta

from hordekeep.server import wire
from hordekeep.server.wire import ActionText, Eyes, Number, Said, SeatNumber, Word

MEBIBYTE: Final = 1 << 20
SMALL: Final = 16 << 10
"""Bytes that an ordinary request may have."""
LARGE: Final = 8 * MEBIBYTE
"""Bytes that an import may have: a journal of the longest allowed text, escaped."""


class Since(Said):
    """Where a client without a live connection stands; waits up to `wait` seconds for news."""

    since: Number = 0
    version: Number = 0
    seat: SeatNumber | None = None
    wait: Annotated[int, Meta(ge=0, le=25)] = 0


class OfSeat(Said):
    """From which of my seats; with -2, as a spectator; from the first of mine if not said."""

    seat: Eyes | None = None


class InLanguage(OfSeat):
    """In which language (English if it is not offered), and from the turn of which entry on."""

    lang: Annotated[str, Meta(pattern="^[A-Za-z0-9-]{1,35}$")] = "en"
    since: Number = 0


class Span(OfSeat):
    """How many moments to tell, from the entry in the address on."""

    count: Annotated[int, Meta(ge=1, le=50)] = 1


class OfMoment(OfSeat):
    """After which entry; without one, the newest."""

    entry: Annotated[int, Meta(ge=1, le=2**31 - 1)] | None = None


class OfThing(OfSeat):
    """Only what concerns this thing; without one, everything that might be tried."""

    kind: Word | None = None
    word: Word | None = None


class OfAction(OfSeat, kw_only=True):
    action: ActionText


class OfStep(OfAction, kw_only=True):
    """An action, and the decision it would answer: nothing is foreseen of one that is answered."""

    decision: wire.Number | None = None


class Endpoint(NamedTuple):
    """One address. Without `auth` anybody may ask; else a token of the table is needed."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    promise: str
    tells: Any = None
    """The type of the answer; nothing for a text."""
    says: Any = None
    """The type of the body."""
    query: type[Said] | None = None
    auth: Literal["", "token", "optional"] = "token"
    limit: int = SMALL
    text: str = ""
    """The content type of an answer that is no JSON."""


TABLE: Final = "/api/tables/{table}"

ENDPOINTS: Final = (
    Endpoint("host", "GET", "/api/server", "This server.", wire.Host, auth=""),
    Endpoint("games", "GET", "/api/games", "What can be played.", wire.Games, auth=""),
    Endpoint(
        "rules", "GET", "/api/games/{game}/rules", "The clauses of a game.", wire.Rules, auth=""
    ),
    Endpoint(
        "locale",
        "GET",
        "/api/locale/{lang}/{part}",
        "Words for the page: `lobby`, `table` or those of a game, in the first language of a list "
        "(`de-AT,de,en`) that is offered, else in English; `### Language: …` says which.",
        auth="",
        text="text/plain",
    ),
    Endpoint(
        "open_table",
        "POST",
        "/api/tables",
        "Opens a table.",
        wire.Opened,
        wire.NewTable,
        auth="",
    ),
    Endpoint(
        "import_table",
        "POST",
        "/api/import",
        "Makes a table of a journal or position file.",
        wire.Opened,
        wire.ImportTable,
        auth="",
        limit=LARGE,
    ),
    Endpoint(
        "mine",
        "POST",
        "/api/mine",
        "The tables of this browser.",
        wire.MyTables,
        wire.AskMine,
        auth="",
        limit=4 * SMALL,
    ),
    Endpoint("table", "GET", TABLE, "The table.", wire.TableCard),
    Endpoint(
        "forget",
        "DELETE",
        TABLE,
        "Gives up my place for good; with the last person the table is deleted.",
        wire.Nothing,
    ),
    Endpoint(
        "sit",
        "POST",
        TABLE + "/sit",
        "Sits down.",
        wire.Seated,
        wire.SitDown,
        auth="optional",
    ),
    Endpoint(
        "start",
        "POST",
        TABLE + "/start",
        "The maker begins; bots play the open seats until somebody sits down.",
        wire.Nothing,
        wire.Nothing,
    ),
    Endpoint(
        "invite", "POST", TABLE + "/invite", "A new link, for the maker.", wire.Link, wire.NewInvite
    ),
    Endpoint(
        "move",
        "POST",
        TABLE + "/move",
        "A link that takes my place along to another device.",
        wire.Link,
        wire.Nothing,
    ),
    Endpoint(
        "rematch",
        "POST",
        TABLE + "/rematch",
        "The same people, options and seats once more; everybody asks, the first one opens.",
        wire.Seated,
        wire.Nothing,
    ),
    Endpoint(
        "fork", "POST", TABLE + "/fork", "A new table from an entry.", wire.Opened, wire.ForkTable
    ),
    Endpoint(
        "state",
        "GET",
        TABLE + "/state",
        "What a live connection would have told since.",
        wire.Messages,
        query=Since,
    ),
    Endpoint(
        "say",
        "POST",
        TABLE + "/say",
        "Says what would be said over a live connection.",
        wire.Done | wire.Pong,
        wire.ClientMessage,
    ),
    Endpoint(
        "export",
        "GET",
        TABLE + "/export",
        "The journal, if the game is over; else the record of what my seat saw.",
        query=OfSeat,
        text="application/jsonl",
    ),
    Endpoint(
        "position",
        "GET",
        TABLE + "/position",
        "A moment as a position file: as it was, if the game is over; else a world that my seat "
        "could be in.",
        query=OfMoment,
        text="application/toml",
    ),
    Endpoint(
        "log",
        "GET",
        TABLE + "/log",
        "What has happened, as prose, turn by turn.",
        wire.Log,
        query=InLanguage,
    ),
    Endpoint(
        "glossary",
        "GET",
        TABLE + "/glossary",
        "What the things of the game are called and what they say, where words are no keys.",
        wire.Glossary,
        query=InLanguage,
    ),
    Endpoint("lines", "GET", TABLE + "/lines", "All entries, for the scrubber.", wire.Lines),
    Endpoint(
        "moments",
        "GET",
        TABLE + "/at/{entry}",
        "The game as it was right after an entry.",
        wire.Moments,
        query=Span,
    ),
    Endpoint(
        "verify", "GET", TABLE + "/verify", "Derives all dice again (at the end).", wire.Verdict
    ),
    Endpoint("forecast", "GET", TABLE + "/forecast", "What is ahead.", wire.Forecast, query=OfSeat),
    Endpoint(
        "reasons",
        "GET",
        TABLE + "/reasons",
        "What can and cannot be done, and why.",
        wire.Reasons,
        query=OfThing,
    ),
    Endpoint("why_not", "GET", TABLE + "/why-not", "Why not this.", wire.WhyNot, query=OfAction),
    Endpoint(
        "preview",
        "GET",
        TABLE + "/preview",
        "What an action would lead to, unless it would reveal something.",
        wire.Preview,
        query=OfStep,
    ),
    Endpoint(
        "advice",
        "GET",
        TABLE + "/advice",
        "What the game works out: exact odds.",
        wire.Advice,
        query=OfSeat,
    ),
    Endpoint(
        "review",
        "GET",
        TABLE + "/review",
        "What the game tells of a finished table: stories, luck.",
        wire.Review,
    ),
)
"""All addresses but the live connection, `GET /api/tables/{table}/live` (WebSocket)."""
