"""Journals: a header and an append-only list of entries; save file, replay and bug report."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from hordekeep.kernel.content.nesting import check_json
from hordekeep.kernel.errors import BadJournal, WrongVersion
from hordekeep.kernel.play.seat import EVERYBODY, MAIN, MOST_SEATS, NOBODY, Audience, Seat, only
from hordekeep.kernel.record import plain_line

FORMAT: Final = 2
"""What is written: since 2 a choice may have an audience. Older formats are read as they are."""
FORMATS: Final[tuple[int, ...]] = (1, FORMAT)

SETUP: Final = "setup"
POSITION: Final = "position"
FORK: Final = "fork"

Words = dict[str, Any]
"""JSON data: what a header, an entry or a position is in a file."""

_JSON: Final = json.JSONEncoder(ensure_ascii=False, separators=(", ", ": "))
"""Kept: to make one takes as long as to write an entry with it."""


@final
class Header:
    """What has to be known before the first entry."""

    def __init__(
        self,
        *,
        engine: str,
        game: str,
        rules: int,
        options: Words,
        seats: Sequence[str],
        content: Mapping[str, str],
        start: Words,
        commitment: str,
        open_seed: int | None,
        file_format: int = FORMAT,
    ) -> None:
        self.engine = engine
        self.game = game
        self.rules = rules
        self.options = options
        self.seats = list(seats)
        self.content = dict(content)
        self.start = start
        self.commitment = commitment
        self.open_seed = open_seed
        self.file_format = file_format

    @property
    def may_dictate(self) -> bool:
        """Whether dice are nobody's secret: an open seed, or a position that somebody wrote."""
        return self.open_seed is not None or self.start.get("kind") == POSITION

    def words(self) -> Words:
        """The header as JSON data."""
        return {
            "hordekeep": "journal",
            "format": self.file_format,
            "engine": self.engine,
            "game": self.game,
            "rules": self.rules,
            "options": self.options,
            "seats": self.seats,
            "content": self.content,
            "start": self.start,
            "commitment": self.commitment,
            "open_seed": self.open_seed,
        }


class Entry:
    """One line of a journal."""

    kind: ClassVar[str] = ""

    def words(self) -> Words:
        """The entry as JSON data."""
        raise NotImplementedError


@final
class ChoiceEntry(Entry):
    """A seat answered its open decision; `seen` says who knows the answer until it is opened."""

    kind: ClassVar[str] = "choice"

    def __init__(self, seat: Seat, say: str, seen: Audience = EVERYBODY) -> None:
        self.seat = seat
        self.say = say
        self.seen = seen

    def words(self) -> Words:
        words: Words = {"kind": self.kind, "seat": self.seat, "say": self.say}
        return words | _seen_by(self.seen)


@final
class ChanceEntry(Entry):
    """NATURE answered; `seen` says who knows the answer, `dictated` that a person chose it."""

    kind: ClassVar[str] = "chance"

    def __init__(self, lane: int, say: str, seen: Audience, *, dictated: bool = False) -> None:
        self.lane = lane
        self.say = say
        self.seen = seen
        self.dictated = dictated

    def words(self) -> Words:
        words: Words = {"kind": self.kind, "say": self.say}
        if self.lane != MAIN:
            words["lane"] = self.lane
        if self.dictated:
            words["dictated"] = True
        return words | _seen_by(self.seen)


def _seen_by(audience: Audience) -> Words:
    """Who knows an answer, if not everybody does."""
    if audience == EVERYBODY:
        return {}
    return {"seen": [seat for seat in range(audience.bit_length()) if audience >> seat & 1]}


@final
class UndoEntry(Entry):
    """A seat took back the choice that stands as entry `entry`."""

    kind: ClassVar[str] = "undo"

    def __init__(self, seat: Seat, entry: int) -> None:
        self.seat = seat
        self.entry = entry

    def words(self) -> Words:
        return {"kind": self.kind, "seat": self.seat, "entry": self.entry}


@final
class ControlEntry(Entry):
    """Somebody else, or a bot, holds a seat from now on."""

    kind: ClassVar[str] = "control"

    def __init__(self, seat: Seat, holder: str) -> None:
        self.seat = seat
        self.holder = holder

    def words(self) -> Words:
        return {"kind": self.kind, "seat": self.seat, "holder": self.holder}


@final
class ReseedEntry(Entry):
    """A stretch of play with its own commitment begins; the first one follows the header."""

    kind: ClassVar[str] = "reseed"

    def __init__(self, commitment: str, salts: Sequence[str]) -> None:
        self.commitment = commitment
        self.salts = list(salts)

    def words(self) -> Words:
        return {"kind": self.kind, "commitment": self.commitment, "salts": self.salts}


@final
class EndEntry(Entry):
    """The game is over, or was given up (`abandoned`); the secrets are published, one a stretch."""

    kind: ClassVar[str] = "end"

    def __init__(self, reason: str, secrets: Sequence[str]) -> None:
        self.reason = reason
        self.secrets = list(secrets)

    def words(self) -> Words:
        return {"kind": self.kind, "reason": self.reason, "secrets": self.secrets}


@final
class Journal:
    """A header and its entries; entry numbers start at 1."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[Entry] = []

    def append(self, entry: Entry) -> int:
        """Adds an entry and returns its number."""
        self.entries.append(entry)
        return len(self.entries)

    def text(self) -> str:
        """The journal as a text file: one line of JSON for the header and one for each entry."""
        entries = [entry.words() for entry in self.entries]
        return lines_of(self.header.words(), entries)


def line_of(words: Words) -> str:
    """One line of a journal."""
    return _JSON.encode(words)


def lines_of(header: Words, entries: Sequence[Words]) -> str:
    """A header and numbered entries as lines of JSON."""
    lines = [line_of(header)]
    for number, words in enumerate(entries, 1):
        lines.append(line_of({"n": number, **words}))
    return "\n".join(lines) + "\n"


def read_journal(text: str) -> Journal:
    """Reads a journal's text; raises `BadJournal` (or `TooDeep`) with the line where it fails."""
    lines = text.split("\n")  # other marks that end lines may stand inside words
    if not lines[-1].strip():
        lines.pop()
    if not lines:
        raise BadJournal(place="line 1", expected="header")
    journal = Journal(_read_header(words_in(lines[0], 1)))
    for number, line in enumerate(lines[1:], 1):
        journal.append(read_entry(line, number))
    return journal


def read_entry(line: str, number: int) -> Entry:
    """Reads the line of one entry; raises as `read_journal` does."""
    return _read_plain(line, number) or _read_line(line, number)


def _read_plain(line: str, number: int) -> Entry | None:
    """Reads choices and open chance in plain form, as most lines are; None for any other line."""
    body = plain_line.body_of(line, number)
    seat = plain_line.seat_of(body)
    if seat != plain_line.NO_SEAT:
        said = plain_line.choice_in(body)
        return ChoiceEntry(seat, said) if said else None
    said = plain_line.chance_in(body)
    return ChanceEntry(MAIN, said, EVERYBODY) if said else None


def _read_line(line: str, number: int) -> Entry:
    reader = _Reader(words_in(line, number + 1), number + 1)
    if reader.number("n") != number:
        raise BadJournal(place=f"line {number + 1}", field="n", expected=str(number))
    return _read_entry(reader)


def words_in(line: str, number: int) -> Words:
    check_json(line, number)
    try:
        words = json.loads(line)
        if "\\u" in line:
            line_of(words).encode()  # half a character cannot be written again
    except (ValueError, RecursionError) as error:
        column = error.colno if isinstance(error, json.JSONDecodeError) else 1
        raise BadJournal(place=f"line {number} column {column}", expected="JSON") from None
    if not isinstance(words, dict):
        raise BadJournal(place=f"line {number}", expected="a JSON object")
    return words


@final
class _Reader:
    """Takes typed fields out of a line, or says which field of which line is wrong."""

    def __init__(self, words: Words, line: int) -> None:
        self.words = words
        self.line = line

    def _field(self, name: str, expected: str, ok: type) -> Any:
        value = self.words.get(name)
        if not isinstance(value, ok) or isinstance(value, bool):
            raise BadJournal(place=f"line {self.line}", field=name, expected=expected)
        return value

    def text(self, name: str) -> str:
        return str(self._field(name, "text", str))

    def number(self, name: str) -> int:
        return int(self._field(name, "a number", int))

    def flag(self, name: str) -> bool:
        value = self.words.get(name, False)
        if not isinstance(value, bool):
            raise BadJournal(place=f"line {self.line}", field=name, expected="true or false")
        return value

    def table(self, name: str) -> Words:
        value: Words = self._field(name, "an object", dict)
        return value

    def texts(self, name: str) -> list[str]:
        values = self._field(name, "a list of texts", list)
        if not all(isinstance(value, str) for value in values):
            raise BadJournal(place=f"line {self.line}", field=name, expected="a list of texts")
        return [str(value) for value in values]

    def audience(self) -> Audience:
        if "seen" not in self.words:
            return EVERYBODY
        seats = self._field("seen", "a list of seats", list)
        audience = NOBODY
        for seat in seats:
            if type(seat) is not int or not 0 <= seat < MOST_SEATS:  # a truth is no seat
                raise BadJournal(
                    place=f"line {self.line}", field="seen", expected="a list of seats"
                )
            audience |= only(seat)
        return audience


def _read_header(words: Words) -> Header:
    reader = _Reader(words, 1)
    if words.get("hordekeep") != "journal":
        found = words.get("hordekeep")
        raise BadJournal(place="line 1", field="hordekeep", found=found, expected="journal")
    found = words.get("format")
    if found not in FORMATS:
        raise WrongVersion(place="line 1", field="format", found=found, expected=FORMAT)
    open_seed = words.get("open_seed")
    content = reader.table("content")
    return Header(
        engine=reader.text("engine"),
        game=reader.text("game"),
        rules=reader.number("rules"),
        options=reader.table("options"),
        seats=reader.texts("seats"),
        content={str(name): str(digest) for name, digest in content.items()},
        start=reader.table("start"),
        commitment=reader.text("commitment"),
        open_seed=None if open_seed is None else reader.number("open_seed"),
        file_format=reader.number("format"),
    )


def _read_entry(reader: _Reader) -> Entry:
    kind = reader.text("kind")
    if kind == ChoiceEntry.kind:
        return ChoiceEntry(reader.number("seat"), reader.text("say"), reader.audience())
    if kind == ChanceEntry.kind:
        lane = reader.number("lane") if "lane" in reader.words else MAIN
        dictated = reader.flag("dictated")
        return ChanceEntry(lane, reader.text("say"), reader.audience(), dictated=dictated)
    if kind == UndoEntry.kind:
        return UndoEntry(reader.number("seat"), reader.number("entry"))
    if kind == ControlEntry.kind:
        return ControlEntry(reader.number("seat"), reader.text("holder"))
    if kind == ReseedEntry.kind:
        return ReseedEntry(reader.text("commitment"), reader.texts("salts"))
    if kind == EndEntry.kind:
        return EndEntry(reader.text("reason"), reader.texts("secrets"))
    raise BadJournal(place=f"line {reader.line}", field="kind", expected="a known kind of entry")
