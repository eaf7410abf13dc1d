"""`hordekeep simulate`: plays a game many times with bots, and counts what happens."""

import json
from pathlib import Path
from typing import Any, Final

import click

from hordekeep.bots.registry import default_bot
from hordekeep.cli.game_options import FIRST_GAME, GameCommand, content_version, game_options
from hordekeep.cli.localised_help import spoken_catalogue
from hordekeep.cli.main import INTERRUPTED
from hordekeep.cli.outside_bots import bot_seconds, called
from hordekeep.cli.progress import progress_of
from hordekeep.cli.simulation_report import report
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.checking.check_rates import EVERY_STEP
from hordekeep.lab.match import Match, check_match
from hordekeep.lab.random_series import only_at_random
from hordekeep.lab.simulate import MOST_JOBS, Series
from hordekeep.library import open_game

FAILED: Final = 1
GAMES: Final = 100
FOLDER: Final = click.Path(path_type=Path)


@click.command("simulate", cls=GameCommand)
@click.argument("game", default=FIRST_GAME)
@click.option("--bot", "bots", metavar="NAME,…")
@bot_seconds
@click.option("--games", type=click.IntRange(min=1), metavar="N", default=GAMES)
@click.option("--seed", type=click.IntRange(min=0), metavar="N", default=1)
@click.option("--jobs", type=click.IntRange(min=1, max=MOST_JOBS), metavar="N", default=1)
@click.option("--check", is_flag=True)
@click.option("--counts", is_flag=True)
@content_version
@click.option("--pack", "packs", multiple=True, type=FOLDER, metavar="DIR|FILE")
@click.option("--json", "as_json", is_flag=True)
def simulate_command(
    *,
    game: str,
    bots: str | None,
    bot_seconds: float,
    games: int,
    seed: int,
    jobs: int,
    check: bool,
    counts: bool,
    packs: tuple[Path, ...],
    as_json: bool,
    **wishes: Any,
) -> None:
    opened = open_game(game, packs, version=wishes["content"])
    said = (bots or default_bot(game)).split(",")
    named = tuple(called(word, game, bot_seconds) for word in said)
    match = Match(game, game_options(opened, wishes), named, packs, version=wishes["content"])
    check_match(match, opened)
    pace = EVERY_STEP if check else None
    counted = counts or check or not only_at_random(match)
    series = Series(match, games=games, first=seed, pace=pace, counts=counted)
    finished = _play(series, jobs)
    if as_json:
        click.echo(json.dumps(_words(series, opened), indent=2, ensure_ascii=False))
    else:
        click.echo(report(series, opened, spoken_catalogue(opened, packs)), nl=False)
    if not finished:
        raise click.exceptions.Exit(INTERRUPTED)
    if series.total.broken:
        raise click.exceptions.Exit(FAILED)


def _play(series: Series, jobs: int) -> bool:
    """Plays the series; false when it was interrupted, with what was done till then."""
    with progress_of(series.games) as advance:
        try:
            series.play(jobs, advance)
        except KeyboardInterrupt:
            return False
    return True


def _words(series: Series, game: AnyGame) -> dict[str, Any]:
    return {
        "game": game.id,
        "options": game.options(series.match.options),
        "bots": list(series.match.bots),
        "seed": series.first,
        "wanted": series.games,
        **series.total.words(),
    }
