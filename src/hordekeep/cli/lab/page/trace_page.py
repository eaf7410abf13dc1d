"""One game as a page: its chances turn by turn, the swings with their choices, the dice."""

from typing import Final

from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.page.page import Finding, Panel, ReportPage, ReportRow, table_html
from hordekeep.cli.lab.page.plots import PlottedLine, courses
from hordekeep.cli.lab.swings import (
    choices_told,
    ending_told,
    luck_row,
    luck_titles,
    swing_row,
    swing_titles,
)
from hordekeep.lab.study.trace import Trace

FINDINGS: Final = 3


def trace_page(names: Names, trace: Trace, command: str) -> str:
    """The whole file; the table lists every turn."""
    findings = [
        Finding(
            names.say("lab-finding-turn", turn=one.turn, swing=swing_row(names, one)[4]),
            choices_told(names, one),
        )
        for one in trace.swings(FINDINGS)
    ]
    rows = [
        ReportRow((*swing_row(names, one), choices_told(names, one))) for one in trace.stretches
    ]
    titles = (*swing_titles(names), names.say("lab-decisions"))
    panels = [
        Panel(
            names.say("lab-plot-chances"), names.say("lab-plot-chances-note"), _plot(names, trace)
        ),
        Panel(
            names.say("lab-luck"),
            names.say("lab-luck-note"),
            table_html(luck_titles(names), [ReportRow(luck_row(names, one)) for one in trace.luck]),
        ),
        Panel(
            names.say("lab-turns"),
            names.say("lab-turns-note"),
            table_html(titles, rows, words_in=[1, len(titles) - 1]),
            is_wide=True,
        ),
    ]
    return ReportPage(
        names.words.language,
        names.say("lab-trace-title", game=names.game, seed=str(trace.seed)),
        ending_told(names, trace),
        command,
        findings,
        panels,
        names.say("lab-foot"),
    ).html()


def _plot(names: Names, trace: Trace) -> str:
    turns = trace.stretches
    sides = len(turns[0].before) if turns else 0
    several = [
        PlottedLine(
            names.say("lab-side-all") if names.teams else names.seat(side),
            [
                *[(float(one.turn), one.before[side]) for one in turns],
                (float(len(turns) + 1), turns[-1].after[side]),
            ],
        )
        for side in range(sides)
    ]
    return courses(names.say("lab-plot-chances"), several, float(len(turns) + 1))
