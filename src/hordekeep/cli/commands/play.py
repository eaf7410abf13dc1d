"""`hordekeep play`: a real game in the terminal."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from hordekeep.cli.draw.sketches import sketch_of
from hordekeep.cli.localised_help import SpokenCommand, language_spoken, spoken
from hordekeep.cli.terminal.players import bots_at, check_bots, holders_of, reseat
from hordekeep.cli.terminal.saved_games import (
    Keeper,
    is_journal,
    new_path,
    open_saved,
    save,
)
from hordekeep.cli.terminal.screen import EndOfInput, Screen
from hordekeep.cli.terminal.session import Session
from hordekeep.cli.terminal.welcome import Setup, ask_setup
from hordekeep.kernel.errors import GameOver
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.table.table import Table
from hordekeep.library import new_table, open_game
from hordekeep.resources import data_folder
from hordekeep.text.catalogue import open_catalogue

DEFAULT_PLAYERS = 2
FILE = click.Path(path_type=Path)

Options = dict[str, Any]
"""The game's own options, as the library takes them."""


@click.command("play", cls=SpokenCommand)
@click.argument("game", default="last-bastion")
@click.option("--players", type=int, metavar="N")
@click.option("--difficulty", metavar="NAME")
@click.option("--heroes", metavar="A,B|random|choose")
@click.option("--tiles", metavar="A,B,…")
@click.option("--boards", metavar="A,B,…")
@click.option("--first", metavar="N")
@click.option("--seed", type=int, metavar="N")
@click.option("--bot", "bots", multiple=True, metavar="NAME")
@click.option("--seats", metavar="WHO,…")
@click.option("--pack", "packs", multiple=True, type=FILE, metavar="DIR")
@click.option("--load", type=FILE, metavar="FILE")
@click.option("--save", "target", type=FILE, metavar="FILE")
@click.option("--data", type=FILE, metavar="DIR")
@click.option("--plain", is_flag=True)
@click.option("--width", type=click.IntRange(40, 400), metavar="N")
def play_command(
    *,
    game: str,
    packs: tuple[Path, ...],
    load: Path | None,
    target: Path | None,
    data: Path | None,
    plain: bool,
    width: int | None,
    **wishes: Any,
) -> None:
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
    play_on(screen, table, packs, keeper, seed=wishes["seed"])


def play_on(
    screen: Screen, table: Table, packs: Sequence[Path], keeper: Keeper, *, seed: int | None = None
) -> None:
    """Plays a table at this terminal to its end, or until the person leaves."""
    words = open_catalogue(table.game, language_spoken(), packs)
    bots = bots_at(table, seed)
    session = Session(screen, table, words, sketch=sketch_of(words), keeper=keeper, bots=bots)
    try:
        session.run()
    except KeyboardInterrupt:
        if keeper.failed is None:
            click.echo("\n" + words.say("cli-left", file=str(keeper.path)), err=True, nl=False)
        raise


def _new_table(screen: Screen, game: str, packs: Sequence[Path], wishes: Options) -> Table:
    opened = open_game(game, packs)
    setup = _setup(screen, opened, packs, wishes)
    if setup is not None:
        wishes["players"], wishes["difficulty"] = setup.players, setup.difficulty
        holders = setup.holders
    else:
        wishes["players"] = DEFAULT_PLAYERS if wishes["players"] is None else wishes["players"]
        complete = opened.options(game_options(wishes))
        holders = holders_of(opened.seats(complete), wishes["seats"], wishes["bots"])
    check_bots(game, holders)
    return new_table(opened, seed=wishes["seed"], holders=holders, **game_options(wishes))


def _setup(screen: Screen, game: AnyGame, packs: Sequence[Path], wishes: Options) -> Setup | None:
    """What the person answers, if nothing was said on the command line."""
    silent = all(wish is None or wish == () for wish in wishes.values())
    if not screen.interactive or not silent:
        return None
    try:
        return ask_setup(screen, open_catalogue(game, language_spoken(), packs), game.id)
    except EndOfInput:
        raise click.Abort from None


def _loaded_table(screen: Screen, path: Path, packs: Sequence[Path], wishes: Options) -> Table:
    said = [
        name
        for name in ("players", "difficulty", "heroes", "tiles", "boards", "first", "seed")
        if wishes[name] is not None
    ]
    if said:
        raise click.UsageError(spoken().say("cli-load-alone", option=f"--{said[0]}"))
    table, same_dice = open_saved(path, packs)
    if table.over:
        raise GameOver(file=str(path))
    if wishes["seats"] is not None or wishes["bots"]:
        holders = holders_of(table.seats, wishes["seats"], wishes["bots"])
        check_bots(table.game.id, holders)
        reseat(table, holders)
    if not same_dice:
        screen.say(spoken().say("cli-new-dice"))
    return table


def game_options(wishes: Options) -> Options:
    """The options of the game among the wishes, in its own terms."""
    options: Options = {}
    for name in ("players", "difficulty", "heroes", "tiles", "boards", "first"):
        wish = wishes[name]
        if wish is None:
            continue
        several = name in ("heroes", "tiles", "boards") and ("," in wish or _is_name(wish))
        options[name] = [one.strip() for one in wish.split(",")] if several else wish
        if name == "first" and wish.isdecimal():
            options[name] = int(wish)
    return options


def _is_name(wish: str) -> bool:
    return wish not in ("random", "choose")


def _checked(target: Path | None, load: Path | None) -> Path | None:
    """Never another game's file."""
    if target is not None and target.exists() and target != load:
        raise click.UsageError(spoken().say("cli-file-exists", file=str(target)))
    return target
