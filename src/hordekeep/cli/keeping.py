"""Keeping games: where they are saved, how they are opened again, and what can go wrong."""

import errno
import os
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Final, final

from hordekeep.kernel.errors import BadFile, BadJournal, HordekeepError, UnknownGame
from hordekeep.kernel.fate import Stretch
from hordekeep.kernel.fork import open_position
from hordekeep.kernel.game import AnyGame
from hordekeep.kernel.journal import Header, Journal, ReseedEntry, read_journal
from hordekeep.kernel.position_file import read_position
from hordekeep.kernel.secret import new_salt, new_secret, open_secret
from hordekeep.kernel.table import Table
from hordekeep.library import GAMES, engine, load_table, open_game, read_text, save_table

SUFFIX: Final = ".journal"
DATA: Final = "HORDEKEEP_DATA"


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where games are kept if nobody says where."""
    if environment.get(DATA):
        return Path(environment[DATA])
    home = environment.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(home) / "hordekeep"


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


def game_of(header: Header, packs: Sequence[Path]) -> AnyGame:
    """The game that a journal was played with, in the content version that it names."""
    if header.game not in GAMES:
        raise BadJournal(place="line 1", field="game", found=header.game, expected=" ".join(GAMES))
    version = import_module(GAMES[header.game]).version_of(header.content)
    return open_game(header.game, packs, version=version)


def read_saved(path: Path, packs: Sequence[Path]) -> tuple[AnyGame, Journal]:
    """A journal as it is written, and its game; nothing is replayed."""
    with naming(path):
        journal = read_journal(read_text(path))
        return game_of(journal.header, packs), journal


def open_saved(path: Path, packs: Sequence[Path], holders: Sequence[str] | None) -> Table:
    """The table of a journal, or a new one that begins with a position file."""
    with naming(path):
        if is_journal(path):
            return load_table(path, packs)
        words = read_position(read_text(path))
        if words["game"] not in GAMES:
            raise UnknownGame(found=words["game"], expected=" ".join(GAMES))
        game = open_game(str(words["game"]), packs)
        stretch = new_stretch(game.seats(words["options"]) if "players" in words["options"] else 1)
        return open_position(game, words, engine=engine(), stretch=stretch, holders=holders)


def is_journal(path: Path) -> bool:
    """Whether a file holds a journal rather than a position."""
    return read_text(path).lstrip().startswith("{")


def new_stretch(people: int) -> Stretch:
    """Dice from a secret of their own."""
    return Stretch(new_secret(), [new_salt() for _ in range(people)])


def roll_on(table: Table) -> bool:
    """Makes sure that a loaded table has dice; false when it had to take new ones."""
    if table.over or table.secrets[-1]:
        return True
    header = table.journal.header
    stretches = [entry for entry in table.journal.entries if isinstance(entry, ReseedEntry)]
    if header.open_seed is not None and len(stretches) == 1:
        try:
            table.roll_with(Stretch(open_secret(header.open_seed), stretches[-1].salts))
        except HordekeepError:
            pass
        else:
            return True
    table.reseed(new_stretch(table.seats))
    return False


def environment() -> Mapping[str, str]:
    """The environment of this process."""
    return os.environ
