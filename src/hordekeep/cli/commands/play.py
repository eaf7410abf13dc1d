"""`hordekeep play`: a real game in the terminal."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from hordekeep.cli.draw.game_screen import notes_of, sketch_of
from hordekeep.cli.game_options import (
    FIRST_GAME,
    GameCommand,
    content_version,
    flag,
    game_options,
    said_options,
    usage,
)
from hordekeep.cli.localised_help import spoken, spoken_catalogue
from hordekeep.cli.outside_bots import bot_seconds, called
from hordekeep.cli.terminal.companion import Companion
from hordekeep.cli.terminal.notes_told import FILE as NOTES_TOLD
from hordekeep.cli.terminal.players import BOT, bots_at, check_bots, holders_of, reseat
from hordekeep.cli.terminal.saved_games import (
    Keeper,
    is_journal,
    new_path,
    open_saved,
    save,
)
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.cli.terminal.session import Session
from hordekeep.cli.terminal.welcome import Setup, ask_setup, few_players
from hordekeep.kernel.errors import GameOver
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.options import Option
from hordekeep.kernel.table.table import Table
from hordekeep.library import new_table, open_game
from hordekeep.resources import data_folder

FILE = click.Path(path_type=Path)

Wishes = dict[str, Any]
"""What was said on the command line."""


class PlayCommand(GameCommand):
    """Fewer play than a table would have by itself."""

    def default_of(self, option: Option) -> object:
        return few_players([option]).get(option.name, option.default)


@click.command("play", cls=PlayCommand)
@click.argument("game", default=FIRST_GAME)
@click.option("--seed", type=int, metavar="N")
@click.option("--bot", "bots", multiple=True, metavar="NAME")
@click.option("--seats", metavar="WHO,…")
@bot_seconds
@content_version
@click.option("--pack", "packs", multiple=True, type=FILE, metavar="DIR|FILE")
@click.option("--load", type=FILE, metavar="FILE")
@click.option("--save", "target", type=FILE, metavar="FILE")
@click.option("--data", type=FILE, metavar="DIR")
@click.option("--no-notes", "silent", is_flag=True)
@click.option("--plain", is_flag=True)
@click.option("--width", type=click.IntRange(40, 400), metavar="N")
def play_command(
    *,
    game: str,
    packs: tuple[Path, ...],
    load: Path | None,
    target: Path | None,
    data: Path | None,
    silent: bool,
    plain: bool,
    width: int | None,
    **wishes: Any,
) -> None:
    logging.getLogger("hordekeep.bots").setLevel(logging.ERROR)  # the session says it itself
    screen = Screen(width=width, plain=plain)
    if load is None:
        table = _new_table(screen, game, packs, wishes)
        path = None
    else:
        table = _loaded_table(screen, load, packs, wishes)
        path = load if is_journal(load) else None
    folder = data or data_folder()
    keeper = Keeper(_checked(target, load) or path or new_path(table.game.id, folder))
    if target is not None:
        save(table, target)  # a file that cannot be written is said at once
    notes = None if silent else folder / NOTES_TOLD
    play_on(screen, table, packs, keeper, seed=wishes["seed"], notes=notes)


def play_on(
    screen: Screen,
    table: Table,
    packs: Sequence[Path],
    keeper: Keeper,
    *,
    seed: int | None = None,
    notes: Path | None,
) -> None:
    """Plays a table at this terminal to its end, or until the person leaves.

    `notes` is where it is kept what people were told; None to tell nothing.
    """
    words = spoken_catalogue(table.game, packs)
    bots = bots_at(table, seed)
    companion = Companion(screen, table, words, notes=notes_of(table.game.id), kept_in=notes)
    sketch = sketch_of(words)
    session = Session(
        screen, table, words, sketch=sketch, keeper=keeper, bots=bots, companion=companion
    )
    try:
        session.run()
    except KeyboardInterrupt:
        if keeper.failed is None:
            click.echo("\n" + words.say("cli-left", file=str(keeper.path)), err=True, nl=False)
        raise


def _new_table(screen: Screen, game: str, packs: Sequence[Path], wishes: Wishes) -> Table:
    opened = open_game(game, packs, version=wishes["content"])
    setup = _setup(screen, opened, packs, wishes)
    if setup is not None:
        options, holders = dict(setup.options), setup.holders
    else:
        options = {**few_players(opened.table_options), **game_options(opened, wishes)}
        seats = opened.seats(opened.options(options))
        holders = _holders(game, seats, wishes)
    check_bots(game, holders)
    return new_table(opened, seed=wishes["seed"], holders=holders, **options)


def _holders(game: str, seats: int, wishes: Wishes) -> list[str]:
    """Who holds each seat; bots from outside by their names."""
    holders = holders_of(game, seats, wishes["seats"], wishes["bots"])
    return [
        BOT + called(one.removeprefix(BOT), game, wishes["bot_seconds"])
        if one.startswith(BOT)
        else one
        for one in holders
    ]


def _setup(screen: Screen, game: AnyGame, packs: Sequence[Path], wishes: Wishes) -> Setup | None:
    """What the person answers, if nothing was said on the command line."""
    silent = all(
        wish is None or wish == () for name, wish in wishes.items() if name != "bot_seconds"
    )
    if not screen.interactive or not silent:
        return None
    try:
        return ask_setup(screen, spoken_catalogue(game, packs), game)
    except EndOfInput:
        raise click.Abort from None


def _loaded_table(screen: Screen, path: Path, packs: Sequence[Path], wishes: Wishes) -> Table:
    alone = [name for name in ("seed", "content") if wishes[name] is not None]
    said = [*said_options(wishes), *alone]
    if said:
        raise usage("cli-load-alone", option=flag(said[0]))
    table, same_dice = open_saved(path, packs)
    if table.over:
        raise GameOver(file=str(path))
    if wishes["seats"] is not None or wishes["bots"]:
        holders = _holders(table.game.id, table.seats, wishes)
        check_bots(table.game.id, holders)
        reseat(table, holders)
    if not same_dice:
        screen.say(spoken().say("cli-new-dice"))
    return table


def _checked(target: Path | None, load: Path | None) -> Path | None:
    """Never another game's file."""
    if target is not None and target.exists() and target != load:
        raise usage("cli-file-exists", file=str(target))
    return target
