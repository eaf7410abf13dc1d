"""What the commands of the laboratory are asked for, and the games that they let be played."""

import shlex
import sys
from collections.abc import Callable, Mapping
from functools import reduce
from pathlib import Path
from typing import Any, ClassVar, Final

import click

from hordekeep.bots.registry import default_bot
from hordekeep.cli.game_options import GameCommand, content_version, game_options
from hordekeep.cli.lab.clusters import check_cluster, crew_for
from hordekeep.cli.lab.outputs import PATH, Outputs, check_target
from hordekeep.cli.outside_bots import bot_seconds, called
from hordekeep.cli.progress import progress_of
from hordekeep.lab.simulate import MOST_JOBS
from hordekeep.lab.study.cluster import LOCAL
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.series import StudySeries
from hordekeep.library import open_game

GAMES: Final = 100
MOST_GAMES: Final = 1_000_000
ROTATE: Final = "rotate"
KEEP: Final = "keep"
SEED: Final = click.IntRange(min=0, max=(1 << 63) - 1)
NOT_TOLD: Final = ("--html", "--csv", "--parquet", "--resume", "--jobs", "--journal")
"""Options that change nothing about the numbers."""

Decorator = Callable[[Any], Any]


class LabCommand(GameCommand):
    """It takes the bots of all seats by their list."""

    bots_flag: ClassVar[str] = "--bots NAME,…"


def _all(*decorators: Decorator) -> Decorator:
    return lambda command: reduce(lambda done, one: one(done), reversed(decorators), command)


who_plays: Final = _all(
    click.option("--bots", metavar="NAME,…"),
    bot_seconds,
    click.option("--seats", type=click.Choice([ROTATE, KEEP]), default=ROTATE),
    content_version,
)
with_packs: Final = click.option("--pack", "packs", multiple=True, type=PATH, metavar="DIR|FILE")
how_many_games: Final = _all(
    click.option("--games", type=click.IntRange(min=1, max=MOST_GAMES), metavar="N", default=GAMES),
    click.option("--seed", type=SEED, metavar="N", default=1),
    click.option("--jobs", type=click.IntRange(min=1, max=MOST_JOBS), metavar="N", default=1),
)
how_many: Final = _all(
    how_many_games,
    click.option("--resume", type=PATH, metavar="FILE"),
    click.option("--cluster", is_flag=False, flag_value=LOCAL, metavar="[ADDRESS]"),
)
where_to: Final = _all(
    click.option("--json", "as_json", is_flag=True),
    click.option("--csv", type=PATH, metavar="FILE"),
    click.option("--parquet", type=PATH, metavar="FILE"),
    click.option("--html", type=PATH, metavar="FILE"),
)


def lab_options(*own: Decorator, packs: bool = True, series: bool = True) -> Decorator:
    """The option lines that commands of the laboratory share, with a command's own among them.

    `packs`: it takes packs as options; `series`: it plays as many games as it is told.
    """
    shared = [who_plays, *([with_packs] if packs else []), *([how_many] if series else [])]
    return _all(*shared, *own, where_to)


def outputs_of(wishes: Mapping[str, Any]) -> Outputs:
    """The files that were asked for, if they can be written."""
    outputs = Outputs(wishes["csv"], wishes["parquet"], wishes["html"])
    outputs.check()
    check_cluster(wishes.get("cluster"))
    if wishes.get("resume") is not None and not wishes["resume"].exists():
        check_target(wishes["resume"])
    return outputs


def experiment_of(game: str, packs: tuple[Path, ...], wishes: Mapping[str, Any]) -> Experiment:
    """What is to be played; raises before anything is."""
    opened = open_game(game, packs, version=wishes["content"])
    said = (wishes["bots"] or default_bot(game)).split(",")
    bots = tuple(called(word.strip(), game, wishes["bot_seconds"]) for word in said)
    experiment = Experiment(
        game,
        game_options(opened, wishes),
        bots,
        packs,
        wishes["content"],
        rotated=wishes["seats"] == ROTATE,
    )
    experiment.checked()
    return experiment


def play(series: StudySeries, wishes: Mapping[str, Any]) -> bool:
    """Plays the series; false when it was interrupted, with what was done till then."""
    with progress_of(series.wanted) as advance:
        try:
            with crew_for(wishes["jobs"], wishes["cluster"]) as crew:
                series.play(crew, advance, wishes["resume"])
        except KeyboardInterrupt:
            return False
    return True


def command_said() -> str:
    """The command that gives the same numbers again, without what changes nothing about them."""
    told: list[str] = []
    words = iter(sys.argv[1:])
    for word in words:
        if word in NOT_TOLD:
            next(words, None)
        elif word.partition("=")[0] not in NOT_TOLD and word != "--json":
            told.append(word)
    return shlex.join(["hordekeep", *told])
