"""`hordekeep lab curve GAME`: how chances run through games, and how long those are."""

import json
from pathlib import Path
from typing import Any, Final

import click

from hordekeep.cli.arena_report import table
from hordekeep.cli.game_options import usage
from hordekeep.cli.lab.head import lead
from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.page.curve_page import curve_page, lead_told, length_told
from hordekeep.cli.lab.study_options import (
    LabCommand,
    command_said,
    experiment_of,
    lab_options,
    outputs_of,
    play,
)
from hordekeep.cli.main import INTERRUPTED
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.study.curve import Curve, CurveMoment
from hordekeep.lab.study.series import StudySeries, words_of
from hordekeep.lab.study.statistics import Quartiles
from hordekeep.lab.study.trace import can_be_traced

LINES: Final = 24
"""Turns that the terminal lists; of more, every second or third."""


@click.command("curve", cls=LabCommand)
@click.argument("game")
@lab_options()
def curve_command(*, game: str, packs: tuple[Path, ...], as_json: bool, **wishes: Any) -> None:
    outputs = outputs_of(wishes)
    experiment = experiment_of(game, packs, wishes)
    if not can_be_traced(game):
        raise usage("cli-lab-no-chances", game=game)
    series = StudySeries([experiment], games=wishes["games"], first=wishes["seed"])
    finished = play(series, wishes)
    records = series.records()[0]
    curve = Curve(records, teams=lab_of(game).teams)
    names = Names(experiment)
    told = lead(names, experiment, games=len(records), wanted=series.games, first=series.first)
    written = outputs.write(curve.rows(), lambda: curve_page(names, curve, told, command_said()))
    if as_json:
        words = {**words_of(experiment), "seed": series.first, "wanted": series.games}
        click.echo(json.dumps({**words, **curve.words()}, indent=2, ensure_ascii=False))
    else:
        click.echo(report(names, curve, told), nl=False)
        for file in written:
            click.echo(names.say("lab-written", file=str(file)))
    if not finished:
        raise click.exceptions.Exit(INTERRUPTED)


def report(names: Names, curve: Curve, told: str) -> str:
    """The length of games, the changes of lead, and the chances turn by turn."""
    kind = "team" if names.teams else "rival"
    titles = (
        names.say("lab-turn"),
        names.say("lab-games"),
        names.say(f"lab-ahead-{kind}"),
        names.say(f"lab-behind-{kind}"),
    )
    every = max(-(-len(curve.moments) // LINES), 1)
    rows = [_row(names, one) for one in curve.moments[::every]]
    lines = [told, length_told(names, curve), lead_told(names, curve), ""]
    lines += [*table(titles, rows), names.say("lab-quartiles")]
    return "\n".join(lines) + "\n"


def _row(names: Names, moment: CurveMoment) -> tuple[str, ...]:
    return (
        str(moment.turn),
        str(moment.games),
        _told(names, moment.ahead),
        _told(names, moment.behind),
    )


def _told(names: Names, found: Quartiles | None) -> str:
    if found is None:
        return "–"
    return f"{names.share(found.middle)} ({names.between(found.low, found.high)})"
