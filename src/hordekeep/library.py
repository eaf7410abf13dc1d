"""The library: opening games, tables and files. Everything else hangs on what these return."""

import os
import tempfile
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from hordekeep.games.seams import GAMES, has_part, part_of
from hordekeep.kernel.content.versions import FIRST
from hordekeep.kernel.encode.codebook import Codebook
from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.observer import Observer
from hordekeep.kernel.errors import BadFile, BadJournal, BadPosition, UnknownGame, VerifyFailed
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Header, read_journal
from hordekeep.kernel.record.secret import new_salt, new_secret, open_secret
from hordekeep.kernel.table.dice import load_to_play
from hordekeep.kernel.table.fork import open_position as begin_position
from hordekeep.kernel.table.opening import open_table
from hordekeep.kernel.table.position_file import position_text, read_position, short_text
from hordekeep.kernel.table.table import Table

BESIDE: Final = ".secret"
"""What the file beside a journal is called that keeps the secrets of a running game."""


def engine() -> str:
    """The version of this engine, as journals name it."""
    return metadata.version("hordekeep")


def open_game(
    game: str, packs: Sequence[Path | str] = (), *, version: int | None = None
) -> AnyGame:
    """The rules of a game with its newest content (or a version of it) and these packs."""
    if game not in GAMES:
        raise UnknownGame(found=game, expected=" ".join(GAMES))
    folders = [Path(pack) for pack in packs]
    opened: AnyGame = part_of(game, "opening").open_game(folders, version)
    return opened


def encoding_of(
    game: str | AnyGame, packs: Sequence[Path | str] = (), **options: object
) -> Encoding:
    """Action numbers and observations of a game at a table with these options."""
    opened = open_game(game, packs) if isinstance(game, str) else game
    complete = opened.options(options)
    if has_part(opened.id, "encoding"):
        encoding: Encoding = part_of(opened.id, "encoding").encoding(opened, complete)
        return encoding
    observer: Observer[Any] = Observer(opened, ())
    return Encoding(opened, complete, Codebook(opened.lexicon, {}, {}), observer)


def version_of(game: str, content: Mapping[str, str]) -> int | None:
    """The version of a game's content that a journal names, where it is still here."""
    version: int | None = part_of(game, "opening").version_of(content)
    return version


def versions_of(game: str) -> list[int]:
    """The versions of a game's content that can be played, oldest first."""
    versions: list[int] = part_of(game, "content.loading").EDITIONS.numbers()
    return versions


def new_table(
    game: str | AnyGame,
    *,
    seed: int | None = None,
    holders: Sequence[str] | None = None,
    packs: Sequence[Path | str] = (),
    version: int | None = None,
    **options: object,
) -> Table:
    """A new table, set up to its first decision, with the newest content or a `version` of it.

    `options` are the game's own (players, difficulty, …). A `seed` makes the table repeatable and
    marks it "open seed"; without one the dice follow from a secret that is committed to.
    `holders` says who holds each seat (`person:Anna`, `bot:greedy`); seats with the same holder
    may take back each other's choices.
    """
    opened = open_game(game, packs, version=version) if isinstance(game, str) else game
    if seed is None:
        people = opened.seats(opened.options(options))
        stretch = Stretch(new_secret(), [new_salt() for _ in range(people)])
    else:
        stretch = Stretch(open_secret(seed), [])
    return open_table(
        opened, options, engine=engine(), stretch=stretch, holders=holders, open_seed=seed
    )


def open_position(
    position: Path | str | Mapping[str, Any],
    *,
    seed: int | None = None,
    holders: Sequence[str] | None = None,
    packs: Sequence[Path | str] = (),
) -> Table:
    """A new table that begins with a position: a file, its text, or its words.

    What follows from the rest may be left out. Raises `BadPosition` with the field that is wrong.
    A `seed` makes the table repeatable; with or without one, its dice can be dictated
    (`table.fall`).
    """
    words = _position_words(position)
    game = game_of_position(words, packs)
    secret = new_secret() if seed is None else open_secret(seed)
    return begin_position(
        game,
        words,
        engine=engine(),
        stretch=Stretch(secret, []),
        holders=holders,
        open_seed=seed,
    )


def _position_words(position: Path | str | Mapping[str, Any]) -> dict[str, Any]:
    if isinstance(position, str) and "=" in position:
        return read_position(position)
    if isinstance(position, (str, Path)):
        return read_position(read_text(Path(position)))
    return read_position(position_text(dict(position)))


def game_of_position(words: Mapping[str, Any], packs: Sequence[Path | str] = ()) -> AnyGame:
    """The game that the words of a position name, with the content that they name.

    Those that name none were written when there was one version only. Raises `BadPosition` or
    `WrongVersion` when there is none.
    """
    if words["game"] not in GAMES:
        raise BadPosition(place="game", found=words["game"], expected=" ".join(GAMES))
    return open_game(str(words["game"]), packs, version=words.get("content", FIRST))


def save_position(table: Table, path: Path | str, *, state: State | None = None) -> None:
    """Writes the position of a table, or of a world imagined at it, without what can be left out.

    It holds every secret of that position: never for a seat before the end.
    """
    text = short_text(table.game, table.journal.header.options, state or table.state)
    write_aside(Path(path), text)


def save_table(table: Table, path: Path | str) -> None:
    """Writes the journal, and beside it the secret of a running game; never half a file."""
    target = Path(path)
    beside = target.with_name(target.name + BESIDE)
    if not table.over and any(table.secrets):
        write_aside(beside, "\n".join(table.secrets) + "\n", mode=0o600)
    write_aside(target, table.journal.text())
    if table.over:
        beside.unlink(missing_ok=True)


def write_aside(target: Path, content: str | bytes, *, mode: int = 0o644) -> None:
    """Writes a file beside its target, then renames it: the old file stays whole on any failure."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=target.name + ".")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content.encode() if isinstance(content, str) else content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(mode)
        Path(name).replace(target)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def load_table(path: Path | str, packs: Sequence[Path | str] = ()) -> Table:
    """Reads a saved table and goes on from there.

    Without the secret that lies beside its file, and without an open seed, it can only be looked
    at: answers are refused with `DiceLost`.
    """
    source = Path(path)
    journal = read_journal(read_text(source))
    beside = source.with_name(source.name + BESIDE)
    secrets = read_text(beside).splitlines() if beside.is_file() else []
    try:
        return load_to_play(game_of(journal.header, packs), journal, secrets)
    except VerifyFailed as error:
        raise BadFile(place=str(beside), why="commitment") from error


def game_of(header: Header, packs: Sequence[Path | str] = ()) -> AnyGame:
    """The game that a journal was played with, in the content version that it names."""
    if header.game not in GAMES:
        raise BadJournal(place="line 1", field="game", found=header.game, expected=" ".join(GAMES))
    version = version_of(header.game, header.content)
    return open_game(header.game, packs, version=version)


def read_text(source: Path) -> str:
    """A file's text; raises `BadFile` when it is not there or not text."""
    try:
        return source.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadFile(place=str(source), why=type(error).__name__) from error
