"""The rules of a game for its readers: clauses, the guide in plain words, answers to questions."""

from functools import cache

from hordekeep.library import read_text
from hordekeep.server import wire
from hordekeep.server.http.answers.checked_request import CheckedRequest
from hordekeep.text.clauses import clauses_of
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
    return wire.Rules(
        language=language,
        clauses=[
            wire.Clause(id=one.id, chapter=one.chapter, text=one.text, ruling=one.ruling)
            for one in clauses_of(game, language)
        ],
        guide=_told(guide_of(game, language)) if game in guided_games() else None,
    )


@cache
def _answers(game: str, language: str) -> RulesAnswers:
    return RulesAnswers(game, language)


def _told(guide: RulesGuide) -> wire.RulesGuide:
    return wire.RulesGuide(
        short=list(guide.short),
        unexpected=list(guide.unexpected),
        sections=[_section(one) for one in guide.sections],
    )


def _section(section: Section) -> wire.RuleSection:
    return wire.RuleSection(
        name=section.name,
        title=section.title,
        paragraphs=list(section.paragraphs),
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
