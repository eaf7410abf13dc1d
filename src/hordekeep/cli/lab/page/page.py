"""The page itself: a heading, findings, panels with plots and tables; nothing is loaded."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final, final

STYLE: Final = Path(__file__).with_name("report.css")


@final
@dataclass(frozen=True, slots=True)
class Finding:
    """What a reader should know first."""

    title: str
    text: str


@final
@dataclass(frozen=True, slots=True)
class Panel:
    """A heading, a sentence, and plots or tables as HTML."""

    title: str
    note: str
    body: str
    is_wide: bool = False

    def html(self) -> str:
        return (
            f'<section class="panel{" wide" if self.is_wide else ""}">'
            f"<h2>{escape(self.title)}</h2>"
            f'<p class="note">{escape(self.note)}</p>{self.body}</section>'
        )


@final
@dataclass(frozen=True, slots=True)
class ReportRow:
    """The cells of a line of a table, the first one its name."""

    cells: Sequence[str]
    is_outlier: bool = False


def table_html(
    titles: Sequence[str], rows: Sequence[ReportRow], *, words_in: Sequence[int] = ()
) -> str:
    """A table; the columns `words_in` hold words, all others but the first numbers."""
    head = "".join(f'<th scope="col">{escape(title)}</th>' for title in titles)
    body = "".join(_row(row, words_in) for row in rows)
    return (
        f'<div class="scroll"><table><thead><tr>{head}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _row(row: ReportRow, words_in: Sequence[int]) -> str:
    cells = "".join(
        f'<td class="words">{escape(cell)}</td>'
        if place in words_in
        else f"<td>{escape(cell)}</td>"
        for place, cell in enumerate(row.cells)
    )
    return f'<tr class="outlier">{cells}</tr>' if row.is_outlier else f"<tr>{cells}</tr>"


@final
@dataclass(frozen=True, slots=True)
class ReportPage:
    """A whole report."""

    language: str
    title: str
    lead: str
    command: str
    findings: Sequence[Finding]
    panels: Sequence[Panel]
    foot: str

    def html(self) -> str:
        """The file: without any address in it, it shows the same anywhere."""
        findings = "".join(
            f"<div><h2>{escape(one.title)}</h2><p>{escape(one.text)}</p></div>"
            for one in self.findings
        )
        panels = "".join(panel.html() for panel in self.panels)
        return (
            f'<!doctype html>\n<html lang="{escape(self.language)}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title>"
            f"<style>\n{STYLE.read_text(encoding='utf-8')}</style></head><body>\n"
            f"<header><h1>{escape(self.title)}</h1>"
            f"<p>{escape(self.lead)} <code>{escape(self.command)}</code></p></header>\n"
            f'<main><div class="callouts">{findings}</div>\n'
            f'<div class="panels">{panels}</div></main>\n'
            f"<footer><p>{escape(self.foot)}</p></footer>\n</body></html>\n"
        )
