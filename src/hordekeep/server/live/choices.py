"""Puts the review of a finished game into words of the wire."""

from hordekeep.bots import reviewing
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.live import encoding


def told(table: Table, found: reviewing.Review) -> wire.Choices:
    game = table.game
    return wire.Choices(
        entry=len(table.journal.entries),
        seat=found.seat,
        shared=found.shared,
        outcome=found.outcome,
        start=found.start,
        by_choices=found.by_choices,
        by_luck=found.by_luck,
        worlds=found.worlds,
        points=[
            wire.ChancePoint(
                entry=one.run.last, seat=one.run.seat, before=one.before, after=one.after
            )
            for one in found.points
        ],
        costly=[_costly(game, one) for one in found.costly],
        moments=[_moment(game, found, one) for one in found.moments],
    )


def _costly(game: AnyGame, one: reviewing.Costly) -> wire.CostlyChoice:
    why, averts = one.why.said, one.why.averts
    return wire.CostlyChoice(
        entry=one.entry,
        seat=one.run.seat,
        actions=[encoding.action(game, action) for action in one.run.actions],
        chance=one.chance,
        better=[encoding.action(game, action) for action in one.better],
        better_chance=one.chance_of_better,
        why=None if why is None else encoding.phrase(game, why),
        averts=None if averts is None else encoding.omen(game, averts),
    )


def _moment(game: AnyGame, found: reviewing.Review, one: reviewing.Moment) -> wire.DecisiveMoment:
    danger = one.danger
    return wire.DecisiveMoment(
        kind=one.kind,
        entry=one.entry,
        until=one.until,
        before=one.before,
        after=one.after,
        costly=None if one.costly is None else found.costly.index(one.costly),
        danger=None if danger is None else encoding.omen(game, danger),
    )
