"""`hordekeep lab trace GAME SEED`: why one game went as it did."""

import json
from pathlib import Path
from typing import Any, Final

import click

from hordekeep.cli.arena_report import table
from hordekeep.cli.game_options import usage
from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.outputs import PATH, check_target, write_whole
from hordekeep.cli.lab.page.trace_page import trace_page
from hordekeep.cli.lab.study_options import (
    SEED,
    LabCommand,
    command_said,
    experiment_of,
    lab_options,
    outputs_of,
)
from hordekeep.cli.lab.swings import (
    choices_told,
    ending_told,
    luck_row,
    luck_titles,
    swing_row,
    swing_titles,
)
from hordekeep.lab.study.series import words_of
from hordekeep.lab.study.trace import Trace, can_be_traced, play_traced

SWINGS: Final = 8


@click.command("trace", cls=LabCommand)
@click.argument("game")
@click.argument("seed", type=SEED)
@lab_options(click.option("--journal", type=PATH, metavar="FILE"), series=False)
def trace_command(
    *,
    game: str,
    seed: int,
    packs: tuple[Path, ...],
    journal: Path | None,
    as_json: bool,
    **wishes: Any,
) -> None:
    outputs = outputs_of(wishes)
    if journal is not None:
        check_target(journal)
    experiment = experiment_of(game, packs, wishes)
    if not can_be_traced(game):
        raise usage("cli-lab-no-chances", game=game)
    trace = play_traced(experiment, seed)
    names = Names(experiment)
    written = outputs.write(trace.rows(), lambda: trace_page(names, trace, command_said()))
    if journal is not None:
        written.append(write_whole(journal, trace.table.journal.text()))
    if as_json:
        words = {**words_of(experiment), "seed": seed, **trace.words()}
        click.echo(json.dumps(words, indent=2, ensure_ascii=False))
        return
    click.echo(report(names, trace), nl=False)
    for file in written:
        click.echo(names.say("lab-written", file=str(file)))


def report(names: Names, trace: Trace) -> str:
    """The end, the turns that changed most with what was done in them, and the dice."""
    swings = trace.swings(SWINGS)
    lines = [ending_told(names, trace), "", names.say("lab-swings"), ""]
    lines += table(swing_titles(names), [swing_row(names, one) for one in swings])
    lines += ["", names.say("lab-decisions")]
    for one in sorted(swings, key=lambda one: one.turn):
        lines.append(names.say("lab-turn-choices", turn=one.turn, choices=choices_told(names, one)))
    lines += ["", names.say("lab-luck"), ""]
    lines += table(luck_titles(names), [luck_row(names, one) for one in trace.luck])
    return "\n".join(lines) + "\n"
