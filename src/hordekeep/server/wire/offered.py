"""What the server tells before there is a table: its games, languages and rules."""

from typing import Literal

import msgspec

from hordekeep.kernel.view.words import Told
from hordekeep.server.wire.lessons import LessonCard


class Bot(Told):
    """A bot that can hold a seat of a game; its words are `bot-<name>` in the catalogues."""

    name: str
    strength: int
    """1 plays worst; higher plays better. 0 is a bot from outside: nobody knows."""


class GameOption(Told):
    """One option of a game, and what may be chosen.

    - `number`: from `least` to `most`, or one of `words`.
    - `choice`: one of `words`.
    - `each-seat`: a list with one of `words` or of the `things` for each seat, no thing twice;
      or one of `words` for all.
    - `order`: all `things` in any order, or one of `words`.
    """

    name: str
    kind: Literal["number", "choice", "each-seat", "order"]
    default: str | int
    least: int
    most: int
    up_to: str
    """Another option, a number, that this one may not exceed: it is the number of a seat."""
    words: list[str]
    things: list[str]
    thing_kind: str
    """The kind of the things (`hero`), as in facts."""
    advanced: bool
    """For the second level of the dialog."""
    easier: str
    """Offered instead of the default at tables with fewer seats than `easier_below`, or empty."""
    easier_below: int


class PackCard(Told):
    """A pack that can be played with; its hash is in the header of every table that it is at."""

    id: str
    titles: dict[str, str]
    """Its name in each language."""
    hash: str
    options: list[GameOption]
    """The options of the game with this pack: there may be other heroes."""
    lessons: list[LessonCard]
    """The chapters that it brings, in order."""
    fault: str | None
    """What is wrong with its files as they are now; an earlier edition is offered meanwhile."""


class GameCard(Told):
    """A game that can be played here."""

    id: str
    rules: int
    content: dict[str, str]
    """That of new tables, the newest."""
    versions: list[int]
    """The versions of the content that can be played, oldest first."""
    least_seats: int
    most_seats: int
    seats_option: str
    """The option that says how many seats there are; empty where that is fixed."""
    options: list[GameOption]
    bots: list[Bot]
    default_bot: str
    """The bot for whoever has chosen none."""
    manners: list[str]
    """What rivals can be like. A bot is called `<strength>-<manner>`; whoever asks for a strength
    gets one with a manner. Its name is `rival-<manner>`, what it is like `manner-<manner>`."""
    things: dict[str, list[str]]
    """All ids of each kind of thing."""
    events: dict[str, list[str]]
    """The names of events, each with the fields of its facts (`name:kind`, `*` for several)."""
    lessons: list[LessonCard]
    """The chapters of its guided first game, in order; none where it has no such game."""
    packs: list[PackCard]


class Edition(Told):
    """A game with packs as their files are now."""

    game: str
    content: dict[str, str]
    edition: str
    """Another one for every change of a file, words too."""
    fault: str | None
    """What is wrong with the files as they are now; the edition before is shown meanwhile."""


class CardSet(Edition):
    """All cards, tiles and heroes of a game with packs, as they lie on its tables."""

    versions: list[int]
    """The versions of the content that there are, oldest first."""
    collection: msgspec.Raw
    """As the game tells it; nothing for one whose things are drawn at its tables only."""


class Games(Told):
    games: list[GameCard]
    draining: bool
    """Whether no new tables are opened: the operator lets this server run empty."""


class Language(Told):
    """A language that is offered, and what it calls itself."""

    code: str
    name: str


class Host(Told):
    """This server, and from where it can be reached."""

    engine: str
    build: Literal["compiled", "interpreted"]
    """How the rules run; compiled, bots think farther."""
    protocol: int
    reach: Literal["machine", "lan", "public"]
    addresses: list[str]
    """Where others can open the page, best first; empty when only this machine can."""
    languages: list[Language]
    """In which it speaks."""
    webhooks: bool
    """Whether the operator lets people be told of their turn by a webhook."""


class Health(Told):
    """The server serves, and its store answers."""

    engine: str
    tables: int
    """Tables in memory."""
    draining: bool
    """Whether no new tables are opened."""


class Clause(Told):
    """One numbered rule; `ruling` marks a reading of this project."""

    id: str
    chapter: str
    text: str
    ruling: bool


class RulePiece(Told):
    """A piece of the game in a drawing, or a sign between them: `→`, `←`, `+`."""

    kind: str
    word: str
    marks: list[str]
    """How it lies there."""
    below: str
    """What is written below it, as what a die counts."""


class RuleExample(Told):
    """A moment of play that shows a rule; `position` is its file, to be opened by an import."""

    text: str
    position: str
    drawing: list[list[RulePiece]]
    """Rows of what is drawn beside it; none where nothing is."""


class RuleSection(Told):
    """One thing that people want to know, in a few sentences; `**…**` marks what matters."""

    name: str
    title: str
    paragraphs: list[str]
    clauses: list[str]
    examples: list[RuleExample]


class RulesGuide(Told):
    """The rules in plain words: one screen in short, then sections."""

    short: list[str]
    unexpected: list[str]
    sections: list[RuleSection]


class Rules(Told):
    """The rules, in the language that was asked for, or in English."""

    language: str
    clauses: list[Clause]
    guide: RulesGuide | None = None
    """Not there for a game that has no guide."""


class RulesFound(Told):
    """The answers to a question, the best first: names of sections and ids of clauses."""

    found: list[str]
