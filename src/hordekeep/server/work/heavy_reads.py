"""What workers tell of a game: work on a journal that is asked for, ready to be sent."""

import gzip
from typing import Any, Final, NamedTuple

import msgspec

from hordekeep.bots import hinting, reviewing
from hordekeep.kernel.errors import StillRunning
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import Result
from hordekeep.kernel.play.options import PLAYERS
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.honour import WON
from hordekeep.kernel.record.journal import SETUP, Header
from hordekeep.kernel.table.asked_table import ABANDONED
from hordekeep.kernel.table.fork import Dreamer, fork
from hordekeep.kernel.table.position_file import short_text
from hordekeep.kernel.table.seat_record import record_text
from hordekeep.kernel.table.verify import verify
from hordekeep.server import wire
from hordekeep.server.catalogue import glossaries
from hordekeep.server.live import choices as choice_words
from hordekeep.server.live import encoding, hints
from hordekeep.server.tables import replay
from hordekeep.server.work.worker_memory import Book, Missing, WorkerMemory

WORTH_PACKING: Final = 800
"""Bytes from which on an answer is compressed."""
PACKING: Final = 5
"""How hard gzip tries: beyond this it takes much longer and saves little."""
JSON: Final = "application/json"


class Ready(NamedTuple):
    """An answer as it goes over the wire, and compressed where that pays."""

    body: bytes
    packed: bytes | None
    kind: str = JSON

    @property
    def size(self) -> int:
        return len(self.body) + len(self.packed or b"")


def ready(body: bytes, kind: str = JSON) -> Ready:
    """Compressed where that pays."""
    packed = gzip.compress(body, PACKING, mtime=0) if len(body) >= WORTH_PACKING else None
    return Ready(body, packed, kind)


def _told(answer: object) -> Ready:
    return ready(msgspec.json.encode(answer))


def moments(
    memory: WorkerMemory, book: Book, seat: Seat, first: int, count: int
) -> Ready | Missing:
    past = memory.past(book)
    return Missing() if past is None else _told(replay.moments(past, seat, first, count))


def log(memory: WorkerMemory, book: Book, seat: Seat, language: str, since: int) -> Ready | Missing:
    past = memory.past(book)
    if past is None:
        return Missing()
    table = past.whole()
    return _told(replay.log(table, seat, memory.offered.words(table.game, language), since))


def lines(memory: WorkerMemory, book: Book) -> Ready | Missing:
    past = memory.past(book)
    return Missing() if past is None else _told(replay.lines(past.journal))


def export(memory: WorkerMemory, book: Book, seat: Seat, luck: int) -> Ready | Missing:
    """The journal of a finished game; before, what a seat saw and a world it could be in."""
    past = memory.past(book)
    if past is None:
        return Missing()
    table = past.whole()
    world = ""
    if not table.over and not table.view_only:
        imagined = table.imagine(seat, Luck(luck))
        world = short_text(past.game, past.journal.header.options, imagined)
    return ready(record_text(table, seat, world).encode(), "application/jsonl")


def verdict(memory: WorkerMemory, book: Book) -> Ready | Missing:
    past = memory.past(book)
    if past is None:
        return Missing()
    found = verify(past.game, past.journal)
    return _told(
        wire.Verdict(
            answers=found.answers,
            stretches=found.stretches,
            dictated=found.dictated,
            open_seed=found.open_seed,
            commitments=[one.commitment for one in encoding.stretches(past.journal)],
        )
    )


def plan(memory: WorkerMemory, book: Book, seat: Seat) -> Ready | Missing:
    past = memory.past(book)
    if past is None:
        return Missing()
    table = past.whole()
    told = encoding.raw(memory.offered.offers[past.game.id].plan_ahead(table, seat))
    return _told(wire.Plan(entry=len(table.journal.entries), plan=told))


def hint(memory: WorkerMemory, book: Book, seat: Seat, strength: str) -> Ready | Missing:
    past = memory.past(book)
    if past is None:
        return Missing()
    table = past.whole()
    found = hinting.hint(table, seat, strength, lambda _done, _of: memory.is_wanted())
    return _told(hints.told(table, found))


def review(memory: WorkerMemory, book: Book) -> Ready | Missing:
    past = memory.past(book)
    if past is None:
        return Missing()
    look_back = memory.offered.offers[past.game.id].look_back
    table = past.whole()
    if not table.over:
        raise StillRunning
    told = encoding.raw(look_back(table))
    return _told(wire.Review(entry=len(table.journal.entries), review=told))


def choices(memory: WorkerMemory, book: Book, seat: Seat) -> Ready | Missing:
    past = memory.past(book)
    if past is None:
        return Missing()
    table = past.whole()
    return _told(choice_words.told(table, reviewing.review(table, seat)))


def honours(memory: WorkerMemory, book: Book, seat: Seat) -> Ready | Missing:
    past = memory.past(book)
    if past is None:
        return Missing()
    table = past.whole()
    ended = table.result()
    if ended is None:
        raise StillRunning
    offer = memory.offered.offers[past.game.id]
    deeds = offer.deeds_of(table, seat)
    header = past.journal.header
    towards = {one.measure for one in offer.long_honours}
    return _told(
        wire.Earned(
            entry=len(table.journal.entries),
            counts=_counts(header, ended),
            hero=deeds.hero,
            difficulty=deeds.difficulty,
            players=deeds.tally.get(PLAYERS, 0),
            won=bool(deeds.tally.get(WON, 0)),
            score=ended.scores[seat] if seat < len(ended.scores) else 0,
            earned=[one.id for one in offer.honours if one.is_earned(deeds.tally)],
            tally={one: count for one, count in deeds.tally.items() if one in towards},
        )
    )


def _counts(header: Header, ended: Result) -> bool:
    """Whether a game was played from its beginning, with dice that nobody knew, to its end."""
    from_setup = header.start.get("kind") == SETUP
    return from_setup and header.open_seed is None and ended.reason != ABANDONED


Contents = tuple[tuple[str, str], ...]
"""Contents by their ids, each with its hash."""


def glossary(
    memory: WorkerMemory, game: str, content: Contents, language: str, _edition: str = ""
) -> Ready:
    """The names of a game's things; where words are edited, their edition tells them apart."""
    words = memory.offered.words(memory.offered.game(game, dict(content)), language)
    return _told(glossaries.glossary(words))


def cards(
    memory: WorkerMemory, game: str, content: Contents, edition: str, fault: str | None
) -> Ready:
    opened = memory.offered.game(game, dict(content))
    return _told(
        wire.CardSet(
            game=game,
            content=opened.content,
            edition=edition,
            fault=fault,
            versions=memory.offered.versions(game),
            collection=encoding.raw(memory.offered.offers[game].collect(opened)),
        )
    )


class ImaginedWorld(NamedTuple):
    """Whose world is imagined, and the seed of what is not known there."""

    seat: Seat
    luck: int


class TableStart(NamedTuple):
    """How a new table begins."""

    game: str
    content: dict[str, str]
    rules: int
    options: dict[str, Any]
    start: dict[str, Any]


def forked(
    memory: WorkerMemory, book: Book, entry: int, imagined: ImaginedWorld | None
) -> TableStart | Missing:
    """How a table goes on from an entry."""
    past = memory.past(book)
    if past is None:
        return Missing()
    dreamer = _dreamer(imagined)
    # Engine and dice are not used: the new table makes its own, to be shown before its salts.
    new = fork(past.whole(), entry, engine="", stretch=Stretch(b"", []), dreamer=dreamer)
    header = new.journal.header
    return TableStart(past.game.id, past.game.content, header.rules, header.options, header.start)


def position(
    memory: WorkerMemory, book: Book, entry: int | None, imagined: ImaginedWorld | None
) -> str | Missing:
    """How things stood after an entry, in as few words as say it."""
    past = memory.past(book)
    if past is None:
        return Missing()
    world = replay.world_at(past, entry, _dreamer(imagined))
    return short_text(past.game, past.journal.header.options, world)


def _dreamer(imagined: ImaginedWorld | None) -> Dreamer | None:
    return None if imagined is None else Dreamer(imagined.seat, Luck(imagined.luck))
