"""The course of games as a page: tension, length, and how well chances came true."""

from collections import Counter
from typing import Final

from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.page.page import Finding, Panel, ReportPage, ReportRow, table_html
from hordekeep.cli.lab.page.plots import PlottedLine, bars, courses
from hordekeep.lab.study.curve import TENTHS, Curve, CurveMoment
from hordekeep.lab.study.statistics import Quartiles

BARS: Final = 12


def curve_page(names: Names, curve: Curve, lead: str, command: str) -> str:
    """The whole file."""
    return ReportPage(
        names.words.language,
        names.say("lab-curve-title", game=names.game),
        lead,
        command,
        [
            Finding(names.say("lab-finding-length"), length_told(names, curve)),
            Finding(names.say("lab-finding-lead"), lead_told(names, curve)),
        ],
        [
            tension_panel(names, curve),
            _length_panel(names, curve),
            _calibration_panel(names, curve),
        ],
        names.say("lab-foot"),
    ).html()


def length_told(names: Names, curve: Curve) -> str:
    return names.say(
        "lab-length",
        median=round(curve.turns.middle),
        low=round(curve.turns.low),
        high=round(curve.turns.high),
        changes=round(curve.lead_changes, 1),
    )


def lead_told(names: Names, curve: Curve) -> str:
    return names.say("lab-last-change", share=names.share(curve.last_change))


def tension_panel(names: Names, curve: Curve) -> Panel:
    """The chances of those who will win, and of the others, over the turns."""
    title = names.say("lab-plot-tension")
    kind = "team" if names.teams else "rival"
    several = [
        _course(names.say(f"lab-ahead-{kind}"), [(one, one.ahead) for one in curve.moments]),
        _course(names.say(f"lab-behind-{kind}"), [(one, one.behind) for one in curve.moments]),
    ]
    body = courses(title, [one for one in several if one.points], float(len(curve.moments)))
    return Panel(title, names.say("lab-plot-tension-note"), body if curve.moments else "")


def _course(name: str, found: list[tuple[CurveMoment, Quartiles | None]]) -> PlottedLine:
    known = [(float(one.turn), quarter) for one, quarter in found if quarter is not None]
    return PlottedLine(
        name,
        [(turn, quarter.middle) for turn, quarter in known],
        [(turn, quarter.low, quarter.high) for turn, quarter in known],
    )


def _length_panel(names: Names, curve: Curve) -> Panel:
    title = names.say("lab-plot-length")
    span = curve.longest - curve.shortest + 1
    wide = max(-(-span // BARS), 1)
    counted = Counter((record.turns - curve.shortest) // wide for record in curve.records)
    named = [
        (str(curve.shortest + wide * place), counted[place]) for place in range(-(-span // wide))
    ]
    return Panel(title, names.say("lab-plot-length-note"), bars(title, named))


def _calibration_panel(names: Names, curve: Curve) -> Panel:
    rows = [
        ReportRow(
            (
                f"{100 * tenth // TENTHS}–{100 * (tenth + 1) // TENTHS}",
                str(one.cases),
                names.share(one.said),
                names.share(one.came_true),
            )
        )
        for tenth, one in enumerate(curve.calibration())
        if one.cases
    ]
    titles = [names.say(f"lab-calibration-{column}") for column in range(1, 5)]
    body = table_html(titles, rows)
    return Panel(names.say("lab-calibration"), names.say("lab-calibration-note"), body)
