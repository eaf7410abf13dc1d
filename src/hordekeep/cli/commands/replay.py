"""`hordekeep replay`: a game step by step, and on from any point of it."""

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from hordekeep.cli.commands.play import play_on
from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.cli.lab.rows import find_row
from hordekeep.cli.localised_help import SpokenCommand, spoken_catalogue
from hordekeep.cli.opened_page import open_page
from hordekeep.cli.terminal.log_printing import logged, public_events
from hordekeep.cli.terminal.notes_told import FILE as NOTES_TOLD
from hordekeep.cli.terminal.players import check_bots, holders_of
from hordekeep.cli.terminal.replay_session import Stepper, Stepping
from hordekeep.cli.terminal.saved_games import (
    Keeper,
    naming,
    new_path,
    new_stretch,
    read_saved,
)
from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.journal import Journal
from hordekeep.kernel.table.fork import Dreamer, fork
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.library import engine
from hordekeep.resources import data_folder
from hordekeep.text.catalogue import Catalogue
from hordekeep.text.narrate import narrate

FOLDER = click.Path(path_type=Path)


@click.command("replay", cls=SpokenCommand)
@click.argument("file", type=FOLDER)
@click.option("--from", "--at", "start", type=int, metavar="N")
@click.option("--row", type=click.IntRange(min=0), metavar="N")
@click.option("--open", "opens", is_flag=True)
@click.option("--no-browser", "printed", is_flag=True)
@click.option("--play", "going_on", is_flag=True)
@click.option("--log", "only_log", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@click.option("--bot", "bots", multiple=True, metavar="NAME")
@click.option("--seats", metavar="WHO,…")
@click.option("--pack", "packs", multiple=True, type=FOLDER, metavar="DIR|FILE")
@click.option("--data", type=FOLDER, metavar="DIR")
@click.option("--plain", is_flag=True)
@click.option("--width", type=click.IntRange(40, 400), metavar="N")
def replay_command(
    *,
    file: Path,
    start: int | None,
    packs: tuple[Path, ...],
    plain: bool,
    width: int | None,
    **wishes: Any,
) -> None:
    screen = Screen(width=width, plain=plain)
    file, start = _found(file, wishes["row"], start)
    game, journal = read_saved(file, packs)
    with naming(file):
        last = whole(game, journal)
    words = spoken_catalogue(game, packs)
    at = _checked(start, last)
    if wishes["as_json"]:
        click.echo(json.dumps(_as_json(last, words), indent=2, ensure_ascii=False))
    elif wishes["only_log"]:
        for line in logged(public_events(last), words):
            screen.tell(line, indent=7)
    elif wishes["opens"] or wishes["printed"]:
        launch = not wishes["printed"]
        open_page(last.journal.text(), last.seats, at or 0, packs, launch=launch)
    elif wishes["going_on"]:
        _go_on(screen, last, at or len(last.journal.entries), packs, wishes)
    else:
        stepping = Stepping(game, journal, upto=len(last.journal.entries), at=at or 1)
        on_from = Stepper(screen, stepping, words, sketch_of(words), last.misfit).run()
        if on_from:
            _go_on(screen, last, on_from, packs, wishes)


def _found(file: Path, row: int | None, start: int | None) -> tuple[Path, int | None]:
    """A journal and where it begins; of a data set, the moment of a row."""
    if row is None:
        return file, start
    found = find_row(file, row)
    return found.journal, found.entry or None


def whole(game: AnyGame, journal: Journal) -> Table:
    """The table at the journal's end; of older rules, as far as the journal fits."""
    return load(game, journal, strict=journal.header.rules == game.rules)


def _checked(start: int | None, last: Table) -> int | None:
    most = len(last.journal.entries)
    if start is not None and not 1 <= start <= most:
        raise BadOption(option="from", found=start, expected=f"1 to {most}")
    return start


def _go_on(screen: Screen, last: Table, at: int, packs: Sequence[Path], wishes: Any) -> None:
    """Plays on after entry `at`, as a new table."""
    holders = None
    if wishes["seats"] is not None or wishes["bots"]:
        holders = holders_of(last.game.id, last.seats, wishes["seats"], wishes["bots"])
        check_bots(last.game.id, holders)
    dreamer = None if last.over else Dreamer(0, Luck(secrets.randbits(32)))
    stretch = new_stretch(last.seats)
    table = fork(last, at, engine=engine(), stretch=stretch, holders=holders, dreamer=dreamer)
    folder = wishes["data"] or data_folder()
    keeper = Keeper(new_path(table.game.id, folder))
    play_on(screen, table, packs, keeper, notes=folder / NOTES_TOLD)


def _as_json(table: Table, words: Catalogue) -> dict[str, Any]:
    """Every entry, and what was told of it."""
    told: dict[int, list[str]] = {}
    words.log_style.know(table.state)
    for chapter in narrate(public_events(table), words):
        if chapter.heading:
            told.setdefault(chapter.moment, []).append(chapter.heading)
        for line in chapter.lines:
            told.setdefault(line.moment, []).append(line.text)
    result = table.result()
    return {
        "game": table.game.id,
        "entries": [
            {"n": number, **entry.words(), "told": told.get(number, [])}
            for number, entry in enumerate(table.journal.entries, 1)
        ],
        "misfit": None if table.misfit is None else table.misfit.entry,
        "result": None
        if result is None
        else {"reason": result.reason, "winners": result.winners, "scores": result.scores},
    }
