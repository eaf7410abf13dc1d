"""Keeping games: where they are saved, how they are opened again, and what can go wrong."""

import errno
import os
import secrets
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, final

from hordekeep.games.seams import GAMES
from hordekeep.kernel.errors import (
    BadFile,
    BadJournal,
    BadPosition,
    HordekeepError,
    VerifyFailed,
)
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Header, Journal, ReseedEntry, read_journal
from hordekeep.kernel.record.secret import new_salt, new_secret, open_secret
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.position_file import read_position
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.library import (
    BESIDE,
    engine,
    open_game,
    read_text,
    save_table,
    version_of,
)

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
    version = version_of(header.game, header.content)
    return open_game(header.game, packs, version=version)


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
            game, journal = read_saved(path, packs)
            table = load(game, journal)
            return table, table.over or _roll_on(path, table)
        words = read_position(read_text(path))
        if words["game"] not in GAMES:
            raise BadPosition(place="game", found=words["game"], expected=" ".join(GAMES))
        game = open_game(str(words["game"]), packs)
        return open_position(game, words, engine=engine(), stretch=new_stretch(1)), True


def is_journal(path: Path) -> bool:
    """Whether a file holds a journal rather than a position."""
    return read_text(path).lstrip().startswith("{")


def new_stretch(people: int) -> Stretch:
    """Dice from a secret of their own."""
    return Stretch(new_secret(), [new_salt() for _ in range(people)])


def _roll_on(path: Path, table: Table) -> bool:
    """Gives a loaded table its dice back; false when it had to take new ones."""
    last = [entry for entry in table.journal.entries if isinstance(entry, ReseedEntry)][-1]
    secrets = _secrets_of(path, table)
    if not secrets or not secrets[-1]:
        table.reseed(new_stretch(table.seats))
        return False
    try:
        table.roll_with(Stretch(bytes.fromhex(secrets[-1]), last.salts), earlier=secrets[:-1])
    except (ValueError, VerifyFailed):
        beside = path.with_name(path.name + BESIDE)
        raise BadFile(file=str(beside), why="commitment") from None
    return True


def _secrets_of(path: Path, table: Table) -> list[str]:
    """The secrets kept beside a journal, one a stretch and empty where it is lost."""
    beside = path.with_name(path.name + BESIDE)
    if beside.is_file():
        return read_text(beside).splitlines()
    seed = table.journal.header.open_seed
    only_one = len(table.secrets) == 1
    return [open_secret(seed).hex()] if seed is not None and only_one else []


def environment() -> Mapping[str, str]:
    """The environment of this process."""
    return os.environ
