"""Reading files that strangers send: a worker does it, and is ended when it takes too much."""

import logging
from typing import Any, Final, NamedTuple

from hordekeep.kernel.content.versions import FIRST
from hordekeep.kernel.errors import BadFile, BadJournal, BadOption, HordekeepError, TooCostly
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import ControlEntry, Journal, ReseedEntry, read_journal
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import position_words, read_position
from hordekeep.kernel.table.seat_record import world_of_record
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.server import wire
from hordekeep.server.live import encoding
from hordekeep.server.tables.guest_names import cleaned_holders
from hordekeep.server.work.heavy_reads import TableStart
from hordekeep.server.work.worker_memory import WorkerMemory

log = logging.getLogger("hordekeep.server")

LONGEST_TEXT: Final = 200
"""Characters of an engine, a commitment or a salt in a journal of a stranger."""


class Most(NamedTuple):
    """How long a journal may be, and how many steps it may take to play it through."""

    entries: int
    steps: int


class Finished(NamedTuple):
    """A finished game, to be looked at."""

    start: TableStart
    commitment: str
    holders: list[str]
    lines: list[str]
    """The header, then the entries."""
    result: wire.Result | None


def read_import(memory: WorkerMemory, said: wire.ImportTable, most: Most) -> TableStart | Finished:
    """What a file holds; it takes a while to go through a long game."""
    try:
        return _read_import(memory, said, most)
    except (HordekeepError, MemoryError):
        raise
    except Exception as error:  # a file that the rules choke on is a bad file
        log.info("import refused", exc_info=True)
        raise BadFile(place="", why="unplayable") from error


def _read_import(memory: WorkerMemory, said: wire.ImportTable, most: Most) -> TableStart | Finished:
    if not said.text.lstrip().startswith("{"):
        words = read_position(said.text)
        return _start(_game_of_position(memory, words), words)
    world = world_of_record(said.text)
    if world is not None:
        words = read_position(world)
        return _start(_game_of_position(memory, words), words)
    journal = read_journal(said.text)
    if len(journal.entries) > most.entries:
        raise TooCostly(entry=len(journal.entries), expected=f"at most {most.entries} entries")
    _check_texts(journal)
    _clean_names(journal)
    game = _game_of(memory, journal)
    _check_entry(journal, said.entry)
    table = load(game, journal, upto=said.entry, most_steps=most.steps)
    if said.entry is None and table.over:
        return _finished(table)
    return _start(game, position_words(table))


def _check_entry(journal: Journal, entry: int | None) -> None:
    if entry is not None and not 1 <= entry <= len(journal.entries):
        expected = f"1 to {len(journal.entries)}"
        raise BadOption(option="entry", found=entry, expected=expected)


def _check_texts(journal: Journal) -> None:
    """Refuses texts that would be shown to people as they are and that we never write."""
    header = journal.header
    for field, text in (("engine", header.engine), ("commitment", header.commitment)):
        _check_text("line 1", field, text)
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, ReseedEntry):
            for salt in entry.salts:
                _check_text(f"entry {number}", "salts", salt)


def _check_text(place: str, field: str, text: str) -> None:
    if len(text) > LONGEST_TEXT or not (text.isascii() and text.isprintable()):
        raise BadJournal(place=place, field=field, expected=f"{LONGEST_TEXT} plain characters")


def _clean_names(journal: Journal) -> None:
    """Gives the people of a stranger's journal names that are allowed at tables."""
    header = journal.header
    handed = [entry for entry in journal.entries if isinstance(entry, ControlEntry)]
    names = cleaned_holders([*header.seats, *[entry.holder for entry in handed]])
    header.seats = [names[holder] for holder in header.seats]
    for entry in handed:
        entry.holder = names[entry.holder]


def _game_of(memory: WorkerMemory, journal: Journal) -> AnyGame:
    if journal.header.game not in memory.offered.offers:
        raise BadJournal(place="line 1", field="game", found=journal.header.game)
    return memory.offered.game(journal.header.game, journal.header.content)


def _game_of_position(memory: WorkerMemory, words: dict[str, Any]) -> AnyGame:
    return memory.offered.game_with(words["game"], [], words.get("content", FIRST))


def _start(game: AnyGame, words: dict[str, Any]) -> TableStart:
    # Engine and dice are not used: the new table makes its own.
    opened = open_position(game, words, engine="", stretch=Stretch(b"", []))
    header = opened.journal.header
    return TableStart(game.id, game.content, header.rules, header.options, header.start)


def _finished(table: Table) -> Finished:
    game, header = table.game, table.journal.header
    return Finished(
        start=TableStart(game.id, game.content, header.rules, header.options, header.start),
        commitment=header.commitment,
        holders=table.holders,
        lines=table.journal.text().splitlines(),
        result=encoding.result(table.result()),
    )
