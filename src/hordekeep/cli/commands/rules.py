"""`hordekeep rules`: in short, as a readable guide, by question, or clause by clause with tests."""

import json
from dataclasses import asdict, dataclass
from itertools import groupby

import click

from hordekeep import resources
from hordekeep.cli.clause_proofs import Proofs, read_passed, tests_naming_clauses
from hordekeep.cli.draw.game_screen import sketch_of
from hordekeep.cli.draw.sketch import Sketch
from hordekeep.cli.localised_help import SpokenCommand, language_spoken, spoken, spoken_catalogue
from hordekeep.cli.rules_printing import show_answers, show_guide, show_short
from hordekeep.library import open_game
from hordekeep.text.clauses import Clause, clauses_of
from hordekeep.text.folding import unhyphenated
from hordekeep.text.rules_guide import guide_of
from hordekeep.text.rules_search import RulesAnswers

WHOLE = "*"
"""The guide without a section's name."""
ANSWERS = 3


@dataclass(frozen=True, slots=True)
class ProvenClause:
    """A clause and the tests that stand for it."""

    clause: Clause
    tests: list[str]


@click.command("rules", cls=SpokenCommand)
@click.argument("game")
@click.option("--short", is_flag=True)
@click.option("--guide", "section", is_flag=False, flag_value=WHOLE, metavar="[NAME]")
@click.option("--ask", "question", metavar="WORDS")
@click.option("--untested", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
def rules_command(
    *,
    game: str,
    short: bool,
    section: str | None,
    question: str | None,
    untested: bool,
    as_json: bool,
) -> None:
    language = language_spoken()
    if short:
        show_short(guide_of(game, language))
    elif section is not None:
        show_guide(guide_of(game, language), None if section == WHOLE else section, _sketch(game))
    elif question is not None:
        show_answers(RulesAnswers(game, language).ask(question, ANSWERS), _sketch(game))
    else:
        _list_clauses(game, untested=untested, as_json=as_json)


def _sketch(game: str) -> Sketch:
    return sketch_of(spoken_catalogue(open_game(game)))


def _list_clauses(game: str, *, untested: bool, as_json: bool) -> None:
    clauses = clauses_of(game, language_spoken())
    proofs = _proofs(needed=untested)
    standings = [ProvenClause(clause, _proving(clause, proofs)) for clause in clauses]
    if untested:
        standings = [standing for standing in standings if not standing.tests]
    if as_json:
        _print_json(game, standings)
    else:
        _print_chapters(standings)
    if untested and standings:
        raise click.exceptions.Exit(1)


def _proofs(*, needed: bool) -> Proofs:
    """The tests that pass; before any was run, those that name a clause."""
    repository = resources.repository()
    if repository is None:
        if needed:
            raise click.UsageError(spoken().say("cli-no-tests"))
        return {}
    named = tests_naming_clauses(repository)
    passed = read_passed(repository)
    if passed is None:
        click.echo(spoken().say("cli-not-run"), err=True)
        return named
    return {test: ids for test, ids in named.items() if test in passed}


def _proving(clause: Clause, proofs: Proofs) -> list[str]:
    return [test for test, ids in proofs.items() if clause.id in ids]


def _print_json(game: str, standings: list[ProvenClause]) -> None:
    listed = [{**asdict(standing.clause), "tests": standing.tests} for standing in standings]
    click.echo(json.dumps({"game": game, "clauses": listed}, indent=2, ensure_ascii=False))


def _print_chapters(standings: list[ProvenClause]) -> None:
    for chapter, members in groupby(standings, key=lambda standing: standing.clause.chapter):
        click.secho(chapter, bold=True)
        for standing in members:
            _print_clause(standing)


def _print_clause(standing: ProvenClause) -> None:
    clause = standing.clause
    click.echo(f"  {clause.id:<7}{'R ' if clause.ruling else '  '}{unhyphenated(clause.text)}")
    for test in standing.tests:
        click.secho(f"           {test}", dim=True)
