"""Keeping games: where they are saved, how they are opened again, and what can go wrong."""

import errno
import secrets
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, final

from hordekeep.kernel.errors import BadFile, HordekeepError
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Journal, read_journal
from hordekeep.kernel.record.secret import new_salt, new_secret
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import read_position
from hordekeep.kernel.table.table import Table
from hordekeep.library import (
    engine,
    game_of,
    game_of_position,
    load_table,
    read_text,
    save_table,
)

SUFFIX: Final = ".journal"


def new_path(game: str, folder: Path) -> Path:
    """A file for a new game that no other game has."""
    stamp = time.strftime("%Y%m%d-%H%M%S")
    return folder / f"{game}-{stamp}-{secrets.token_hex(2)}{SUFFIX}"


@final
class Keeper:
    """Saves a table after every answer; the file before it stays whole on any failure."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failed: BadFile | None = None
        """Why the last saving failed, if it did."""

    def keep(self, table: Table) -> None:
        """Saves, or notes why that was not possible."""
        try:
            save(table, self.path)
        except BadFile as error:
            self.failed = error
        else:
            self.failed = None


def save(table: Table, path: Path) -> None:
    """Writes a table's journal; raises `BadFile` with the file and the reason."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        save_table(table, path)
    except OSError as error:
        why = errno.errorcode.get(error.errno or 0, type(error).__name__)
        raise BadFile(file=str(path), why=why) from error


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Errors about a file say which one."""
    try:
        yield
    except HordekeepError as error:
        place = str(error.facts.get("place", ""))
        if "file" not in error.facts and not place.startswith(str(path)):
            error.facts = {"file": str(path), **error.facts}
        raise


# Opening.


def read_saved(path: Path, packs: Sequence[Path]) -> tuple[AnyGame, Journal]:
    """A journal as it is written, and its game; nothing is replayed."""
    with naming(path):
        journal = read_journal(read_text(path))
        return game_of(journal.header, packs), journal


def open_saved(path: Path, packs: Sequence[Path]) -> tuple[Table, bool]:
    """The table of a journal, or a new one that begins with a position file.

    Also whether its dice are the ones it began with; they are new when their secret is lost.
    """
    with naming(path):
        if is_journal(path):
            table = load_table(path, packs)
            lost = table.dice_lost
            if lost:
                table.reseed(new_stretch(table.seats))
            return table, not lost
        words = read_position(read_text(path))
        game = game_of_position(words, packs)
        return open_position(game, words, engine=engine(), stretch=new_stretch(1)), True


def is_journal(path: Path) -> bool:
    """Whether a file holds a journal rather than a position."""
    return read_text(path).lstrip().startswith("{")


def new_stretch(people: int) -> Stretch:
    """Dice from a secret of their own."""
    return Stretch(new_secret(), [new_salt() for _ in range(people)])
