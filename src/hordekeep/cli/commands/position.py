"""`hordekeep position`: a moment of a game as a file that people can read and write."""

from pathlib import Path

import click

from hordekeep.cli.localised_help import SpokenCommand
from hordekeep.cli.terminal.saved_games import is_journal, naming, read_saved
from hordekeep.kernel.errors import BadOption, GameOver
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.state import State
from hordekeep.kernel.table.fork import read_state
from hordekeep.kernel.table.position_file import read_position, short_text
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.library import game_of_position, read_text

FOLDER = click.Path(path_type=Path)


@click.command("position", cls=SpokenCommand)
@click.argument("file", type=FOLDER)
@click.option("--at", "entry", type=int, metavar="N")
@click.option("--seat", type=int, default=1, metavar="N")
@click.option("--pack", "packs", multiple=True, type=FOLDER, metavar="DIR|FILE")
def position_command(*, file: Path, entry: int | None, seat: int, packs: tuple[Path, ...]) -> None:
    with naming(file):
        if is_journal(file):
            text = _of_journal(file, entry, seat, packs)
        else:
            text = _of_position(file, packs)
    click.echo(text, nl=False)


def _of_position(file: Path, packs: tuple[Path, ...]) -> str:
    """A position file once more, without what can be left out."""
    words = read_position(read_text(file))
    game = game_of_position(words, packs)
    state, options = read_state(game, words)
    return short_text(game, options, state)


def _of_journal(file: Path, entry: int | None, seat: int, packs: tuple[Path, ...]) -> str:
    game, journal = read_saved(file, packs)
    last = load(game, journal)
    most = len(journal.entries)
    if entry is not None and not 1 <= entry <= most:
        raise BadOption(option="at", found=entry, expected=f"1 to {most}")
    if not 1 <= seat <= last.seats:
        raise BadOption(option="seat", found=seat, expected=f"1 to {last.seats}")
    past = load(game, journal, upto=entry or most)
    if past.over:
        raise GameOver
    state = _as_known(past, seat - 1, finished=last.over)
    return short_text(game, journal.header.options, state)


def _as_known(past: Table, seat: int, *, finished: bool) -> State:
    """A finished game as it was; of a running one, a world that this seat could be in."""
    if finished or past.journal.header.open_seed is not None:
        return past.state
    return past.imagine(seat, Luck(len(past.journal.entries)))
