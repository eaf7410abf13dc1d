"""The rules of a game for its readers: clauses, the guide in plain words, answers to questions."""

from functools import cache

from hordekeep.library import read_text
from hordekeep.server import wire
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.text.clauses import Clause, clauses_of
from hordekeep.text.languages import best
from hordekeep.text.rules_drawing import DrawnPiece, drawing_of
from hordekeep.text.rules_guide import (
    Example,
    RulesGuide,
    Section,
    example_path,
    guide_of,
    guided_games,
)
from hordekeep.text.rules_search import RulesAnswers
from hordekeep.text.rules_terms import RulesTerms


async def rules(asked: CheckedRequest) -> wire.Rules:
    game = asked.server.services.offered.game(asked.path["game"])
    return _rules(game.id, best([asked.query.lang]))


async def find_rules(asked: CheckedRequest) -> wire.RulesFound:
    game = asked.server.services.offered.game(asked.path["game"])
    if game.id not in guided_games():
        return wire.RulesFound(found=[])
    answers = _answers(game.id, best([asked.query.lang]))
    return wire.RulesFound(found=[one.name for one in answers.ask(asked.query.words)])


@cache
def _rules(game: str, language: str) -> wire.Rules:
    guide = guide_of(game, language) if game in guided_games() else None
    terms = None if guide is None else RulesTerms(guide, language)
    return wire.Rules(
        language=language,
        clauses=[_clause(one, terms) for one in clauses_of(game, language)],
        guide=None if guide is None or terms is None else _told(guide, terms),
    )


def _clause(clause: Clause, terms: RulesTerms | None) -> wire.Clause:
    text = clause.text if terms is None else terms.marked(clause.text)
    return wire.Clause(id=clause.id, chapter=clause.chapter, text=text, ruling=clause.ruling)


@cache
def _answers(game: str, language: str) -> RulesAnswers:
    return RulesAnswers(game, language)


def _told(guide: RulesGuide, terms: RulesTerms) -> wire.RulesGuide:
    return wire.RulesGuide(
        short=[terms.marked(one) for one in guide.short],
        unexpected=[terms.marked(one) for one in guide.unexpected],
        sections=[_section(one, terms) for one in guide.sections],
    )


def _section(section: Section, terms: RulesTerms) -> wire.RuleSection:
    return wire.RuleSection(
        name=section.name,
        title=section.title,
        paragraphs=[terms.marked(one, section.name) for one in section.paragraphs],
        clauses=list(section.clauses),
        examples=[_example(one) for one in section.examples],
    )


def _example(example: Example) -> wire.RuleExample:
    return wire.RuleExample(
        text=example.text,
        position=read_text(example_path(example.position)),
        drawing=[[_piece(piece) for piece in row] for row in drawing_of(example.position)],
    )


def _piece(piece: DrawnPiece) -> wire.RulePiece:
    return wire.RulePiece(
        kind=piece.kind, word=piece.word, marks=list(piece.marks), below=piece.below
    )
