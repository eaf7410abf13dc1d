"""A comparison as a page: each measure with its interval, and the table."""

from hordekeep.cli.lab.measures import (
    difference_told,
    measure_named,
    measure_row,
    titles,
    verdict_told,
)
from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.page.page import Finding, Panel, ReportPage, ReportRow, table_html
from hordekeep.cli.lab.page.plots import PERCENT, PlottedInterval, intervals
from hordekeep.lab.study.compare import LESS, MORE, Compared, Comparison

VERDICT = 5
"""The column with words."""


def compare_page(names: Names, comparison: Comparison, title: str, lead: str, command: str) -> str:
    """The whole file."""
    findings = [
        Finding(
            measure_named(names, one), f"{difference_told(names, one)}: {verdict_told(names, one)}"
        )
        for one in comparison.measures[:3]
    ]
    shares = [one for one in comparison.measures if one.measure.is_share]
    lengths = [one for one in comparison.measures if not one.measure.is_share]
    rows = [ReportRow(measure_row(names, one), _is_sure(one)) for one in comparison.measures]
    panels = [
        _panel(names, "lab-plot-shares", shares),
        _panel(names, "lab-plot-lengths", lengths),
        Panel(
            names.say("lab-compare-table"),
            names.say("lab-compare-note", looks=len(comparison.measures)),
            table_html(titles(names), rows, words_in=[VERDICT]),
            is_wide=True,
        ),
    ]
    language = names.words.language
    return ReportPage(
        language, title, lead, command, findings, panels, names.say("lab-foot")
    ).html()


def _is_sure(one: Compared) -> bool:
    return one.verdict in (MORE, LESS)


def _panel(names: Names, key: str, several: list[Compared]) -> Panel:
    title = names.say(key)
    plotted = [
        PlottedInterval(
            measure_named(names, one),
            factor * one.ahead,
            factor * (one.ahead - one.spread),
            factor * (one.ahead + one.spread),
            difference_told(names, one),
            _is_sure(one),
        )
        for one in several
        for factor in [PERCENT if one.measure.is_share else 1]
    ]
    return Panel(title, names.say("lab-plot-compare-note"), intervals(names, title, plotted, 0.0))
