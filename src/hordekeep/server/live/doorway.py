"""What is seen from the door: where a link leads, who sits there as whom, no more of the game."""

from typing import Literal

from hordekeep.kernel.play.options import EACH_SEAT, Option
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import Lexicon
from hordekeep.server import wire
from hordekeep.server.errors import NoPlace
from hordekeep.server.tables import seat_requests
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import Door

NO_SEAT = -1


def seen_with(room: Room, key: str | None) -> wire.Doorway:
    """What a link's secret, or the token of somebody who asks, leads to; raises `NoPlace`."""
    if key is None:
        raise NoPlace
    door = room.roster.door_of(key, int(room.now()))
    if door is not None:
        return _doorway(room, door)
    asker = room.roster.asker_with(key)
    if asker is not None:
        missing = [room.roster.guests[one].name for one in seat_requests.missing(room, asker)]
        return _told(room, "asking", asker.seat, missing=missing)
    room.guest_number(key)
    return _told(room, "place", NO_SEAT)


def _doorway(room: Room, door: Door) -> wire.Doorway:
    seat = door.seat if door.kind == "seat" else NO_SEAT
    offers: dict[Seat, Literal["free", "ask"]] = {}
    for one in range(len(room.roster.bots)):
        if _leads_to(room, door, one):
            asks = seat_requests.needs_yes(room, promised=door.kind == "seat")
            offers[one] = "ask" if asks else "free"
    yes = seat_requests.granting(room) if "ask" in offers.values() else []
    missing = [room.roster.guests[number].name for number in yes]
    return _told(room, door.kind, seat, offers=offers, missing=missing)


def _leads_to(room: Room, door: Door, seat: Seat) -> bool:
    if room.roster.stage == "over":
        return False
    if door.kind == "seat":
        return seat == door.seat
    kept_for_bot = room.table is None and bool(room.roster.bots[seat])
    return door.kind == "table" and seat_requests.is_free(room, seat) and not kept_for_bot


def _told(
    room: Room,
    kind: Literal["seat", "watch", "table", "move", "back", "asking", "place"],
    seat: Seat,
    *,
    offers: dict[Seat, Literal["free", "ask"]] | None = None,
    missing: list[str] | None = None,
) -> wire.Doorway:
    maker = room.roster.maker()
    return wire.Doorway(
        kind=kind,
        game=room.roster.game,
        host="" if maker is None else maker.name,
        stage=room.roster.stage,
        seat=seat,
        seats=[
            _seat(room, one, (offers or {}).get(one, "")) for one in range(len(room.roster.bots))
        ],
        missing=missing or [],
        options=room.roster.options,
    )


def _seat(room: Room, seat: Seat, offer: Literal["", "free", "ask"]) -> wire.DoorSeat:
    roster = room.roster
    owner = roster.guest_of(seat)
    open_still = seat in roster.open_seats()
    return wire.DoorSeat(
        seat=seat,
        holder="bot" if roster.bots[seat] else "open" if open_still else "person",
        name="" if owner is None or open_still else owner.name,
        bot=roster.bots[seat],
        offer=offer,
        hero=_hero(room, seat),
    )


def _hero(room: Room, seat: Seat) -> str:
    """Whom a seat plays or, before the start, whom it was given by name."""
    offered = room.services.offered
    if room.table is not None:
        return offered.offers[room.roster.game].hero_of(room.table, seat)
    game = offered.game(room.roster.game, room.roster.content)
    for option in game.table_options:
        if option.kind == EACH_SEAT and option.thing_kind == "hero":
            return _given(option, game.lexicon, room.roster.options.get(option.name), seat)
    return ""


def _given(option: Option, lexicon: Lexicon, wished: object, seat: Seat) -> str:
    word = wished[seat] if isinstance(wished, list) and seat < len(wished) else ""
    return word if word in option.things_of(lexicon) else ""
