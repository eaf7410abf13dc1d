"""The HTTP contract: every address, what is said to it and what it tells.

The app and `docs/openapi.json` are both made from this list.
"""

from typing import Any, Final, Literal, NamedTuple

from hordekeep.server import wire
from hordekeep.server.http.queries import (
    InLanguage,
    OfAction,
    OfHint,
    OfMoment,
    OfQuestion,
    OfSeat,
    OfSpan,
    OfStep,
    OfThing,
    Since,
    Speaking,
    WithPacks,
    WordsWithPacks,
)
from hordekeep.server.wire import Said

MEBIBYTE: Final = 1 << 20
SMALL: Final = 16 << 10
"""Bytes that an ordinary request may have."""
TRANSCRIPT: Final = 4 * SMALL
"""Bytes that what was done in a lesson may have."""
LARGE: Final = 8 * MEBIBYTE
"""Bytes that an import may have: a journal of the longest allowed text, escaped."""


class Endpoint(NamedTuple):
    """One address. Without `auth` anybody may ask; otherwise a token of the table is needed."""

    name: str
    method: Literal["GET", "POST", "DELETE"]
    path: str
    promise: str
    tells: Any = None
    """The type of the answer; None for plain text."""
    says: Any = None
    """The type of the body."""
    query: type[Said] | None = None
    auth: Literal["", "token", "optional"] = "token"
    limit: int = SMALL
    text: str = ""
    """The content type of an answer that is no JSON."""
    ends: bool = False
    """Whether it is given up when whoever asked has gone: it takes long, and changes nothing."""


API: Final = "/api"
TABLE: Final = API + "/tables/{table}"
LESSON: Final = API + "/games/{game}/lessons/{lesson}"

ENDPOINTS: Final = (
    Endpoint("host", "GET", "/api/server", "This server.", wire.Host, auth=""),
    Endpoint(
        "health",
        "GET",
        "/api/health",
        "Whether this server serves and its store answers; else 503.",
        wire.Health,
        auth="",
    ),
    Endpoint(
        "metrics",
        "GET",
        "/api/metrics",
        "What the server counts, for Prometheus; with the operator's token.",
        auth="optional",
        text="text/plain",
    ),
    Endpoint("games", "GET", "/api/games", "What can be played.", wire.Games, auth=""),
    Endpoint(
        "all_honours",
        "GET",
        "/api/honours",
        "The achievements of every game.",
        wire.AllHonours,
        auth="",
    ),
    Endpoint(
        "rules",
        "GET",
        "/api/games/{game}/rules",
        "The rules of a game: its clauses, and the guide in plain words.",
        wire.Rules,
        query=Speaking,
        auth="",
    ),
    Endpoint(
        "find_rules",
        "GET",
        "/api/games/{game}/rules/find",
        "What answers a question about the rules, the best first.",
        wire.RulesFound,
        query=OfQuestion,
        auth="",
    ),
    Endpoint(
        "names",
        "GET",
        "/api/games/{game}/glossary",
        "What the things of a game are called and what they say, as at a table of it.",
        wire.Glossary,
        query=WordsWithPacks,
        auth="",
    ),
    Endpoint(
        "cards",
        "GET",
        "/api/games/{game}/cards",
        "Every card, tile and hero of a game, as they lie on its tables.",
        wire.CardSet,
        query=WithPacks,
        auth="",
    ),
    Endpoint(
        "edition",
        "GET",
        "/api/games/{game}/edition",
        "Whether the files of packs have changed: to be asked again and again.",
        wire.Edition,
        query=WithPacks,
        auth="",
    ),
    Endpoint(
        "lesson",
        "POST",
        LESSON,
        "A lesson as far as a transcript goes; nothing of it is kept here.",
        wire.LessonNow,
        wire.LessonSoFar,
        auth="",
        limit=TRANSCRIPT,
    ),
    Endpoint(
        "lesson_reasons",
        "POST",
        LESSON + "/reasons",
        "What can and cannot be done there, and why.",
        wire.Reasons,
        wire.LessonThing,
        auth="",
        limit=TRANSCRIPT,
    ),
    Endpoint(
        "lesson_preview",
        "POST",
        LESSON + "/preview",
        "What an action would lead to there, unless it would reveal something.",
        wire.Preview,
        wire.LessonAction,
        auth="",
        limit=TRANSCRIPT,
    ),
    Endpoint(
        "lesson_plan",
        "POST",
        LESSON + "/plan",
        "What takes longer to work out there: the best line, what lies ahead of a choice.",
        wire.Plan,
        wire.LessonSoFar,
        auth="",
        limit=TRANSCRIPT,
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
        "pack_locale",
        "GET",
        "/api/locale/{lang}/{game}/{pack}",
        "The words that a pack brings for the page, in the first language of a list that is "
        "offered; what it does not say there, it says in English.",
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
        "door",
        "GET",
        TABLE + "/door",
        "Where a link leads; its secret, or the token of who asks for a seat, is the token here.",
        wire.Doorway,
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
        "way_back",
        "POST",
        TABLE + "/way-back",
        "A link by which my place is had back when this browser has lost it; told once.",
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
    Endpoint("lines", "GET", TABLE + "/lines", "All entries, in brief.", wire.ReplayEntries),
    Endpoint(
        "moments",
        "GET",
        TABLE + "/at/{entry}",
        "The game as it was right after an entry.",
        wire.Moments,
        query=OfSpan,
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
        "plan",
        "GET",
        TABLE + "/plan",
        "What takes longer to work out: the best line, what lies ahead of a choice.",
        wire.Plan,
        query=OfSeat,
    ),
    Endpoint(
        "hint",
        "GET",
        TABLE + "/hint",
        "What could be done now: up to three choices, what to expect of each, and why.",
        wire.Hint,
        query=OfHint,
        ends=True,
    ),
    Endpoint(
        "review",
        "GET",
        TABLE + "/review",
        "What the game tells of a finished table: stories, luck.",
        wire.Review,
    ),
    Endpoint(
        "choices",
        "GET",
        TABLE + "/choices",
        "How a finished game went for a seat: the chance to win, and what decided it.",
        wire.Choices,
        query=OfSeat,
    ),
    Endpoint(
        "honours",
        "GET",
        TABLE + "/honours",
        "What a seat has earned in a finished game.",
        wire.Earned,
        query=OfSeat,
    ),
)
"""All addresses but the live connection, `GET /api/tables/{table}/live` (WebSocket)."""
