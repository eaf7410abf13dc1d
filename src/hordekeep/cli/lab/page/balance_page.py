"""The balance report as a page: who wins, how tense it is, what stands out, and all the rest."""

from hordekeep.cli.lab.looks import look_row, outliers_told, titles, with_survival
from hordekeep.cli.lab.names import Names
from hordekeep.cli.lab.page.curve_page import length_told, tension_panel
from hordekeep.cli.lab.page.page import Finding, Panel, ReportPage, ReportRow, table_html
from hordekeep.cli.lab.page.plots import PERCENT, PlottedInterval, intervals
from hordekeep.lab.intervals import share_between
from hordekeep.lab.study.balance import SURVIVAL, WINS, Balance, Look
from hordekeep.lab.study.curve import Curve
from hordekeep.lab.study.traits import HERO, PLACE


def balance_page(names: Names, balance: Balance, curve: Curve, lead: str, command: str) -> str:
    """The whole file."""
    panels = [
        _interval_panel(names, balance, HERO, WINS),
        tension_panel(names, curve),
        _interval_panel(names, balance, HERO, SURVIVAL),
        _interval_panel(names, balance, PLACE, SURVIVAL if balance.teams else WINS),
    ]
    panels += [_table_panel(names, balance, kind.name) for kind in balance.kinds]
    return ReportPage(
        names.words.language,
        names.say("lab-balance-title", game=names.game),
        lead,
        command,
        _findings(names, balance, curve),
        [panel for panel in panels if panel.body],
        names.say("lab-foot"),
    ).html()


def _findings(names: Names, balance: Balance, curve: Curve) -> list[Finding]:
    games = max(len(balance.records), 1)
    low, high = share_between(balance.victories, len(balance.records))
    return [
        Finding(
            names.say("lab-finding-victories"),
            names.say(
                "lab-victories",
                share=names.share(balance.victories / games),
                between=names.between(low, high),
                survival=names.share(balance.survivors),
            ),
        ),
        Finding(names.say("lab-finding-outliers"), outliers_told(names, balance)),
        Finding(names.say("lab-finding-length"), length_told(names, curve)),
    ]


def _interval_panel(names: Names, balance: Balance, kind: str, measure: str) -> Panel:
    looks = balance.of(kind, measure)
    title = names.say(f"lab-plot-{kind}-{measure}")
    note = names.say("lab-plot-note", looks=balance.tested)
    if not looks:
        return Panel(title, note, "")
    cases = sum(one.cases for one in looks)
    par = PERCENT * sum(one.count for one in looks) / cases
    return Panel(
        title, note, intervals(names, title, [_interval(names, one) for one in looks], par)
    )


def _interval(names: Names, look: Look) -> PlottedInterval:
    low, high = look.between
    told = names.share(look.share)
    if look.is_outlier and look.found is not None:
        told = names.points(look.found.ahead, look.found.spread)
    return PlottedInterval(
        names.thing(look.kind, look.thing),
        PERCENT * look.share,
        PERCENT * low,
        PERCENT * high,
        told,
        look.is_outlier,
    )


def _table_panel(names: Names, balance: Balance, kind: str) -> Panel:
    rows = [
        ReportRow(look_row(names, look, survival), look.is_outlier or survival.is_outlier)
        for look, survival in with_survival(balance, kind)
    ]
    body = table_html(titles(names), rows) if rows else ""
    return Panel(names.kind(kind), names.say("lab-table-note"), body, is_wide=True)
