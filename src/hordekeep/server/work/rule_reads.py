"""What workers tell of the rules: clauses, and the guide in plain words with its examples."""

import msgspec

from hordekeep.library import read_text
from hordekeep.server import wire
from hordekeep.server.work.heavy_reads import Ready, ready
from hordekeep.server.work.worker_memory import WorkerMemory
from hordekeep.text.clauses import Clause, clauses_of
from hordekeep.text.rules_drawing import DrawnPiece, drawing_of
from hordekeep.text.rules_guide import (
    Example,
    RulesGuide,
    Section,
    example_path,
    guide_of,
    guided_games,
)
from hordekeep.text.rules_terms import RulesTerms


def rules(_memory: WorkerMemory, game: str, language: str) -> Ready:
    """All that is said of the rules; to find the terms in it takes a while."""
    guide = guide_of(game, language) if game in guided_games() else None
    terms = None if guide is None else RulesTerms(guide, language)
    told = wire.Rules(
        language=language,
        clauses=[_clause(one, terms) for one in clauses_of(game, language)],
        guide=None if guide is None or terms is None else _told(guide, terms),
    )
    return ready(msgspec.json.encode(told))


def _clause(clause: Clause, terms: RulesTerms | None) -> wire.Clause:
    text = clause.text if terms is None else terms.marked(clause.text)
    return wire.Clause(id=clause.id, chapter=clause.chapter, text=text, ruling=clause.ruling)


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
