"""`hordekeep lab balance GAME`: who wins and survives with what, and what stands out."""

import json
from pathlib import Path
from typing import Any

import click

from hordekeep.cli.arena_report import table
from hordekeep.cli.lab.head import lead
from hordekeep.cli.lab.looks import look_row, most_telling, outliers_told, titles, with_survival
from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.page.balance_page import balance_page
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
from hordekeep.lab.intervals import share_between
from hordekeep.lab.study.balance import Balance
from hordekeep.lab.study.curve import Curve
from hordekeep.lab.study.series import StudySeries, words_of


@click.command("balance", cls=LabCommand)
@click.argument("game")
@lab_options()
def balance_command(*, game: str, packs: tuple[Path, ...], as_json: bool, **wishes: Any) -> None:
    outputs = outputs_of(wishes)
    experiment = experiment_of(game, packs, wishes)
    series = StudySeries([experiment], games=wishes["games"], first=wishes["seed"])
    finished = play(series, wishes)
    lab = lab_of(game)
    records = series.records()[0]
    balance = Balance(records, lab.traits(experiment.opened()).kinds, teams=lab.teams)
    curve = Curve(records, teams=lab.teams)
    names = Names(experiment)
    told = lead(names, experiment, games=len(records), wanted=series.games, first=series.first)
    written = outputs.write(
        balance.rows(), lambda: balance_page(names, balance, curve, told, command_said())
    )
    if as_json:
        words = {**words_of(experiment), "seed": series.first, "wanted": series.games}
        words |= {**balance.words(), "curve": curve.words()}
        click.echo(json.dumps(words, indent=2, ensure_ascii=False))
    else:
        click.echo(report(names, balance, told), nl=False)
        for file in written:
            click.echo(names.say("lab-written", file=str(file)))
    if not finished:
        raise click.exceptions.Exit(INTERRUPTED)


def report(names: Names, balance: Balance, told: str) -> str:
    """Tables that people read, those of each kind under its heading."""
    low, high = share_between(balance.victories, len(balance.records))
    lines = [
        told,
        names.say(
            "lab-victories",
            share=names.share(balance.victories / max(len(balance.records), 1)),
            between=names.between(low, high),
            survival=names.share(balance.survivors),
        ),
        outliers_told(names, balance),
    ]
    for kind in balance.kinds:
        looks = with_survival(balance, kind.name)
        if not looks:
            continue
        shown = most_telling(looks)
        lines += ["", names.kind(kind.name), ""]
        lines += table(titles(names), [look_row(names, *one) for one in shown])
        if len(shown) < len(looks):
            lines.append(names.say("lab-more", count=len(looks) - len(shown)))
    return "\n".join(lines) + "\n"
