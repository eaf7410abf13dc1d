"""`hordekeep review`: what decided a finished game."""

import json
from pathlib import Path
from typing import Any

import click

from hordekeep.bots.reviewing import Costly, Review, review
from hordekeep.cli.commands.replay import whole
from hordekeep.cli.localised_help import SpokenCommand, language_spoken
from hordekeep.cli.terminal.review_printing import ReviewPrinter
from hordekeep.cli.terminal.saved_games import naming, read_saved
from hordekeep.cli.terminal.screen import Screen
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.game import AnyGame
from hordekeep.text.catalogue import open_catalogue

FOLDER = click.Path(path_type=Path)


@click.command("review", cls=SpokenCommand)
@click.argument("file", type=FOLDER)
@click.option("--seat", type=int, default=1, metavar="N")
@click.option("--pack", "packs", multiple=True, type=FOLDER, metavar="DIR|FILE")
@click.option("--json", "as_json", is_flag=True)
def review_command(*, file: Path, seat: int, packs: tuple[Path, ...], as_json: bool) -> None:
    game, journal = read_saved(file, packs)
    with naming(file):
        table = whole(game, journal)
    if not 1 <= seat <= table.seats:
        raise BadOption(option="seat", found=seat, expected=f"1 to {table.seats}")
    found = review(table, seat - 1)
    if as_json:
        click.echo(json.dumps(_as_json(game, found), indent=2, ensure_ascii=False))
        return
    words = open_catalogue(game, language_spoken(), packs)
    words.log_style.know(table.state)
    ReviewPrinter(Screen(), table, words).tell(found)


def _as_json(game: AnyGame, found: Review) -> dict[str, Any]:
    return {
        "game": game.id,
        "seat": found.seat + 1,
        "outcome": found.outcome,
        "start": found.start,
        "by_choices": found.by_choices,
        "by_luck": found.by_luck,
        "worlds": found.worlds,
        "points": [
            {"entry": one.run.last, "seat": one.run.seat + 1, "chance": one.after}
            for one in found.points
        ],
        "costly": [_costly(game, one) for one in found.costly],
        "moments": [
            {"kind": one.kind, "entry": one.entry, "before": one.before, "after": one.after}
            for one in found.moments
        ],
    }


def _costly(game: AnyGame, one: Costly) -> dict[str, Any]:
    spell = game.lexicon.spell
    return {
        "entry": one.entry,
        "seat": one.run.seat + 1,
        "chosen": [spell(action) for action in one.run.actions],
        "chance": one.chance,
        "better": [spell(action) for action in one.better],
        "better_chance": one.chance_of_better,
    }
