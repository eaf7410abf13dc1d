"""Prints the readable rules: one screen, sections, answers to a question."""

import re
from collections.abc import Sequence
from typing import Final

import click
from rich.console import Console
from rich.padding import Padding

from hordekeep.cli.draw.drawing import draw
from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.localised_help import spoken
from hordekeep.text.clauses import Clause
from hordekeep.text.folding import unhyphenated
from hordekeep.text.rules_drawing import Drawing, drawing_of
from hordekeep.text.rules_guide import RulesGuide, Section
from hordekeep.text.rules_search import Found

WIDTH: Final = 90
INDENT: Final = 4
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")


def show_short(guide: RulesGuide, *, width: int = WIDTH) -> None:
    """Goal, how you win and lose, your turn, and what is different from what people expect."""
    click.secho(guide.title, bold=True)
    for point in guide.short:
        _print(point, first="  ", then="    ", width=width)
    click.secho(spoken().say("cli-rules-unexpected"), bold=True)
    for point in guide.unexpected:
        _print(point, first="  – ", then="    ", width=width)


def show_guide(guide: RulesGuide, name: str | None, sketch: Sketch) -> None:
    """Every section, or the one of this name, its examples drawn."""
    if name is None:
        for section in guide.sections:
            _print_section(section, sketch)
        return
    chosen = guide.section(name)
    if chosen is None:
        names = " ".join(section.name for section in guide.sections)
        raise click.UsageError(spoken().say("cli-rules-no-section", name=name, names=names))
    _print_section(chosen, sketch)


def show_answers(answers: Sequence[Found], sketch: Sketch, *, width: int = WIDTH) -> None:
    """The best answers, the first one at full length."""
    if not answers:
        click.echo(spoken().say("cli-rules-nothing-found"))
    for answer in answers:
        if answer.section is not None:
            _print_section(answer.section, sketch, width)
        elif answer.clause is not None:
            _print_clause(answer.clause, width)


def _print_section(section: Section, sketch: Sketch, width: int = WIDTH) -> None:
    told_in = f"({section.name}; {', '.join(section.clauses)})"
    fits = len(section.title) + len(told_in) + 2 <= width
    click.secho(f"{section.title}  " if fits else section.title, bold=True, nl=not fits)
    click.secho(told_in if fits else click.wrap_text(told_in, width, "  ", "  "), dim=True)
    for paragraph in section.paragraphs:
        _print(paragraph, first="  ", then="  ", width=width)
    for example in section.examples:
        _print_drawing(drawing_of(example.position), sketch, width)
        told = spoken().say("cli-rules-example", text=example.text)
        _print(told, first="    ", then="    ", width=width)


def _print_drawing(drawing: Drawing, sketch: Sketch, width: int) -> None:
    """A row of a drawing is broken between its pieces where it is too long."""
    console = Console(highlight=False, width=width)
    for line in draw(drawing, sketch):
        console.print(Padding(line, (0, 0, 0, INDENT), expand=False))


def _print_clause(clause: Clause, width: int) -> None:
    click.secho(clause.id, bold=True, nl=False)
    click.secho(f"  ({clause.chapter})", dim=True)
    _print(clause.text, first="  ", then="  ", width=width)


def _print(text: str, *, first: str, then: str, width: int) -> None:
    plain = _BOLD.sub(r"\1", unhyphenated(text))
    click.echo(click.wrap_text(plain, min(width, WIDTH), first, then))
