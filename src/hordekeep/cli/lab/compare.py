"""`hordekeep lab compare BASE PACK`: what a pack changes, on the same seeds."""

import json
from pathlib import Path
from typing import Any

import click

from hordekeep.cli.arena_report import table
from hordekeep.cli.game_options import usage
from hordekeep.cli.lab.head import lead
from hordekeep.cli.lab.measures import measure_row, titles
from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.outputs import PATH
from hordekeep.cli.lab.page.compare_page import compare_page
from hordekeep.cli.lab.study_options import (
    LabCommand,
    command_said,
    experiment_of,
    lab_options,
    outputs_of,
    play,
)
from hordekeep.cli.main import INTERRUPTED
from hordekeep.games.seams import GAMES
from hordekeep.kernel.content.reading import game_of_pack
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.study.compare import Comparison, victories_differ
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.series import StudySeries, words_of


@click.command("compare", cls=LabCommand)
@click.argument("base")
@click.argument("pack", type=PATH)
@lab_options(click.option("--until-decided", is_flag=True), packs=False)
def compare_command(
    *, base: str, pack: Path, until_decided: bool, as_json: bool, **wishes: Any
) -> None:
    outputs = outputs_of(wishes)
    arms = _arms(base, pack, wishes)
    verdict = victories_differ if until_decided else None
    series = StudySeries(arms, games=wishes["games"], first=wishes["seed"], verdict=verdict)
    finished = play(series, wishes)
    comparison = Comparison(*series.records(), teams=lab_of(arms[0].game).teams)
    names = Names(arms[1])
    told = lead(
        names,
        arms[0],
        games=len(arms) * comparison.games,
        wanted=series.wanted,
        first=series.first,
        arms=len(arms),
    )
    titled = names.say("lab-compare-title", base=base, pack=str(pack))
    written = outputs.write(
        comparison.rows(), lambda: compare_page(names, comparison, titled, told, command_said())
    )
    if as_json:
        words = {"base": words_of(arms[0]), "pack": words_of(arms[1]), "seed": series.first}
        words |= {"wanted": series.games, "decided_early": series.decided}
        click.echo(json.dumps({**words, **comparison.words()}, indent=2, ensure_ascii=False))
    else:
        click.echo(report(names, comparison, told, decided=series.decided), nl=False)
        for file in written:
            click.echo(names.say("lab-written", file=str(file)))
    if not finished:
        raise click.exceptions.Exit(INTERRUPTED)


def _arms(base: str, pack: Path, wishes: dict[str, Any]) -> tuple[Experiment, Experiment]:
    """A game or a pack, against a pack of the same game."""
    game = game_of_pack(pack)
    base_game = base if base in GAMES else game_of_pack(Path(base))
    if game != base_game:
        raise usage("cli-lab-other-game", base=base_game, pack=game)
    below = () if base in GAMES else (Path(base),)
    return experiment_of(game, below, wishes), experiment_of(game, (pack,), wishes)


def report(names: Names, comparison: Comparison, told: str, *, decided: bool) -> str:
    """All measures in a table, each with its verdict."""
    lines = [told]
    if decided:
        lines.append(names.say("lab-decided"))
    rows = [measure_row(names, one) for one in comparison.measures]
    lines += ["", *table(titles(names), rows)]
    return "\n".join(lines) + "\n"
