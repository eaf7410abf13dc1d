"""Puts hints into words of the wire."""

from hordekeep.bots import hinting
from hordekeep.kernel.play import phrase as kernel
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.live import encoding


def told(table: Table, found: hinting.Hint) -> wire.Hint:
    return wire.Hint(
        entry=len(table.journal.entries),
        seat=found.seat,
        decision=found.number,
        strength=found.strength,  # type: ignore[arg-type] # one of the four words
        worlds=found.worlds,
        suggestions=[_suggestion(table.game, one) for one in found.suggestions],
    )


def _suggestion(game: AnyGame, one: hinting.Suggestion) -> wire.Suggestion:
    averts = one.why.averts
    return wire.Suggestion(
        actions=[encoding.action(game, action) for action in one.actions],
        chance=one.chance,
        error=one.error,
        behind=one.behind,
        sure=one.sure,
        expected=[
            wire.Expected(name=fact.measure.name, value=fact.value, share=fact.measure.share)
            for fact in one.expected
        ],
        why=_phrase(game, one.why.said),
        averts=None if averts is None else encoding.omen(game, averts),
        differs=_phrase(game, one.differs),
    )


def _phrase(game: AnyGame, said: kernel.Phrase | None) -> wire.Phrase | None:
    return None if said is None else encoding.phrase(game, said)
