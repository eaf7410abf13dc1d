"""Imagined worlds: what a seat has not seen is dealt anew (SA-U2)."""

from hordekeep.games.sanctum.model.state import Quest
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat


def imagine(quest: Quest, seat: Seat, source: Source) -> Quest:
    """A world that this seat could be in: others' blessings and closed furies are dealt anew.

    Everything else that is hidden has not been dealt yet.
    """
    world = quest.clone()
    if world.over:
        return world
    if not blessings_are_public(world):
        _deal_blessings(world, seat, source)
    _deal_furies(world, source)
    return world


def blessings_are_public(quest: Quest) -> bool:
    """SA-W9: after the last rest all blessings lie face up."""
    return bool(quest.turned) or any(champion.row for champion in quest.champions)


def closed_furies(quest: Quest) -> list[tuple[Seat, int]]:
    """The places of closed fury cards: seat and place in its row."""
    return [
        (seat, place)
        for seat, champion in enumerate(quest.champions)
        for place in range(len(champion.row))
        if not quest.is_face_up(champion, place)
    ]


def _deal_blessings(world: Quest, seat: Seat, source: Source) -> None:
    others = [champion for one, champion in enumerate(world.champions) if one != seat]
    unseen = list(world.tiles.unseen[0])
    for champion in others:
        unseen += champion.blessings
    unseen.sort()
    for champion in others:
        champion.blessings = [unseen.pop(source.below(len(unseen))) for _ in champion.blessings]
    world.tiles = Pile([unseen], world.tiles.segments)


def _deal_furies(world: Quest, source: Source) -> None:
    places = closed_furies(world)
    unseen = sorted(
        [*world.furies.unseen[0], *[world.champions[seat].row[at] for seat, at in places]]
    )
    for champion in world.champions:
        champion.row = champion.row.copy()
    for seat, place in places:
        world.champions[seat].row[place] = unseen.pop(source.below(len(unseen)))
    world.furies = Pile([unseen], world.furies.segments)
