"""`hordekeep arena`: bots against bots on equal seeds, and how sure the outcome is."""

import json
from pathlib import Path
from typing import Any, ClassVar, Final

import click

from hordekeep.bots.registry import check_bot
from hordekeep.cli.arena_report import report
from hordekeep.cli.game_options import GameCommand, content_version, game_options, usage
from hordekeep.cli.localised_help import spoken
from hordekeep.cli.main import INTERRUPTED
from hordekeep.cli.outside_bots import bot_seconds, called
from hordekeep.cli.progress import progress_of
from hordekeep.kernel.play.game import AnyGame
from hordekeep.lab.arena.fixtures import Contest
from hordekeep.lab.arena.ledger import header
from hordekeep.lab.arena.playing import Arena
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.simulate import MOST_JOBS
from hordekeep.library import open_game

GAMES: Final = 100
FEWEST: Final = 2
PATH: Final = click.Path(path_type=Path)


class ArenaCommand(GameCommand):
    """It takes bots by their list."""

    bots_flag: ClassVar[str] = "--bots NAME,…"
    plays_unnamed: ClassVar[bool] = False


@click.command("arena", cls=ArenaCommand)
@click.argument("game")
@click.option("--bots", metavar="NAME,…", required=True)
@bot_seconds
@click.option("--games", type=click.IntRange(min=1), metavar="N", default=GAMES)
@click.option("--seed", type=click.IntRange(min=0), metavar="N", default=1)
@click.option("--jobs", type=click.IntRange(min=1, max=MOST_JOBS), metavar="N", default=1)
@click.option("--until-decided", is_flag=True)
@click.option("--resume", type=PATH, metavar="FILE")
@content_version
@click.option("--pack", "packs", multiple=True, type=PATH, metavar="DIR|FILE")
@click.option("--json", "as_json", is_flag=True)
def arena_command(
    *,
    games: int,
    jobs: int,
    until_decided: bool,
    resume: Path | None,
    as_json: bool,
    **wishes: Any,
) -> None:
    contest = _contest(wishes)
    arena = Arena(contest, games=games, until_decided=until_decided)
    finished = _play(arena, jobs, resume)
    if as_json:
        click.echo(json.dumps(_words(arena), indent=2, ensure_ascii=False))
    else:
        click.echo(report(arena, spoken()), nl=False)
    if not finished:
        raise click.exceptions.Exit(INTERRUPTED)


def _contest(wishes: dict[str, Any]) -> Contest:
    game = open_game(wishes["game"], wishes["packs"], version=wishes["content"])
    options = game_options(game, wishes)
    return Contest(
        game.id,
        options,
        _bots(game, wishes["bots"], wishes["bot_seconds"]),
        game.seats(game.options(options)),
        lab_of(game.id).teams,
        wishes["seed"],
        wishes["packs"],
        wishes["content"],
    )


def _bots(game: AnyGame, said: str, seconds: float) -> tuple[str, ...]:
    bots = tuple(called(name.strip(), game.id, seconds) for name in said.split(","))
    for name in bots:
        check_bot(game.id, name)
    if len(set(bots)) < max(len(bots), FEWEST):
        raise usage("cli-arena-who")
    return bots


def _play(arena: Arena, jobs: int, file: Path | None) -> bool:
    """Plays the contest; false when it was interrupted, with what was done till then."""
    with progress_of(arena.games) as advance:
        try:
            arena.play(jobs, advance, file)
        except KeyboardInterrupt:
            return False
    return True


def _words(arena: Arena) -> dict[str, Any]:
    words = header(arena.contest)
    words.pop("kind")
    return {
        **words,
        "wanted": arena.games,
        "decided_early": arena.decided,
        **arena.standings().words(),
    }
