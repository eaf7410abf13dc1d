"""Opening tables: new ones, forks, imports and rematches."""

from typing import Any, Final, NamedTuple

from hordekeep.bots.registry import with_manners
from hordekeep.kernel.errors import BadOption, StillRunning
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.record.journal import SETUP
from hordekeep.kernel.record.secret import commitment_of, open_secret
from hordekeep.server import wire
from hordekeep.server.errors import LinkUsed, NotYours
from hordekeep.server.store.interface import Change, KeptEntry
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.importing import Finished
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import Brief, Door, Guest, Roster, hashed
from hordekeep.server.tables.services import Services
from hordekeep.server.work.heavy_reads import ImaginedWorld, TableStart

ME = "me"
LINK = "link"
ANY_SEAT: Final = -3
"""Where a link for the whole table leads: the guest picks one of the free seats."""


class TablePlan(NamedTuple):
    """A table to be opened."""

    game: AnyGame
    rules: int
    options: dict[str, Any]
    start: dict[str, Any]
    places: wire.Places
    seed: int | None = None


async def open_table(services: Services, said: wire.NewTable) -> wire.Opened:
    """A new table; its commitment is fixed before anybody has sent a salt."""
    game = services.offered.game_with(said.game, said.packs, said.content)
    counted = services.offered.offers[said.game].seats_option
    count = {counted: len(said.seats)} if counted else {}
    options = game.options({**count, **said.options})
    plan = TablePlan(game, game.rules, options, {"kind": SETUP}, said, said.seed)
    return await _open(services, plan)


def imagined_by(room: Room, number: int) -> ImaginedWorld | None:
    """The world that a guest forks; None for the true one, at the end. The lock is held."""
    if room.playing().over:
        return None
    seats = room.seats_of(number)
    if not seats:
        raise NotYours(what="seat")
    # Who shares a screen must not find out what another of its seats alone knows.
    eyes = seats[0] if len(seats) == 1 else SPECTATOR
    return ImaginedWorld(eyes, room.services.new_luck())


async def open_start(services: Services, found: TableStart, places: wire.Places) -> wire.Opened:
    """A table that begins in the middle of a game."""
    game = services.offered.game(found.game, found.content)
    return await _open(services, TablePlan(game, found.rules, found.options, found.start, places))


async def open_import(
    services: Services, found: TableStart | Finished, places: wire.Places
) -> wire.Opened:
    """A table of a file that was read: a finished game to look at, anything else to go on with."""
    if isinstance(found, TableStart):
        return await open_start(services, found, places)
    return await _shelve(services, found)


async def _open(services: Services, plan: TablePlan) -> wire.Opened:
    places = plan.places
    _check_places(services, plan)
    table, token = services.new_id(), services.new_key()
    mine = [seat for seat, said in enumerate(places.seats) if said == ME]
    links = [seat for seat, said in enumerate(places.seats) if said == LINK]
    invites = [invite(table, seat, services.new_key()) for seat in [*links, ANY_SEAT, SPECTATOR]]
    guests = [Guest(name="", token=hashed(token), seats=mine, maker=True)]
    roster = await _keep_new(services, table, plan, guests, [door(one) for one in invites])
    return wire.Opened(
        table=table,
        token=token,
        seats=mine,
        commitment=roster.commitment,
        invites=invites[:-2],
        join=invites[-2],
        watch=invites[-1],
        stage=roster.stage,
    )


def _check_places(services: Services, plan: TablePlan) -> None:
    game, places = plan.game, plan.places
    seats = game.seats(plan.options)
    if seats != len(places.seats):
        raise BadOption(option="seats", found=len(places.seats), expected=seats)
    for bot in [places.stand_in, *_bots(places)]:
        if bot:
            services.offered.check_bot(game.id, bot)


def _bots(places: wire.Places) -> list[str]:
    """The bot of each seat, or ""."""
    return [said.removeprefix(BOT) if said.startswith(BOT) else "" for said in places.seats]


async def _keep_new(
    services: Services, table: str, plan: TablePlan, guests: list[Guest], doors: list[Door]
) -> Roster:
    """Writes down a table at which people gather, and the secret of its dice."""
    secret = services.new_secret() if plan.seed is None else open_secret(plan.seed)
    roster = _roster(services, plan, guests, doors)
    roster.commitment = commitment_of(secret)
    roster.bots = with_manners(plan.game.id, roster.bots, Luck(services.new_luck()))
    names = [BOT + bot if bot else "" for bot in roster.bots]
    brief = Brief(names=names, waiting=[], entry=0, result=None)
    await services.store.write(
        table, Change(roster, brief, roster.created, secrets=(secret.hex(),))
    )
    return roster


def _roster(services: Services, plan: TablePlan, guests: list[Guest], doors: list[Door]) -> Roster:
    places = plan.places
    return Roster(
        game=plan.game.id,
        content=plan.game.content,
        options=plan.options,
        stage="gathering",
        bots=_bots(places),
        luck=services.new_luck(),
        guests=guests,
        doors=doors,
        grace=places.grace,
        pace=places.pace,
        turn=places.turn,
        stand_in=places.stand_in or services.offered.default_bot(plan.game.id),
        start=plan.start,
        rules=plan.rules,
        seed=plan.seed,
        created=int(services.now()),
    )


async def _shelve(services: Services, finished: Finished) -> wire.Opened:
    """Keeps a finished game, to be looked at, verified and forked."""
    start, holders = finished.start, finished.holders
    game = services.offered.game(start.game, start.content)
    table, token = services.new_id(), services.new_key()
    watch = invite(table, SPECTATOR, services.new_key())
    seats = [holder if holder.startswith(BOT) else LINK for holder in holders]
    ghosts = [
        Guest(name=holder.removeprefix("person:"), token="", seats=[seat], sat=True, ghost=True)
        for seat, holder in enumerate(holders)
        if not holder.startswith(BOT)
    ]
    guests = [Guest(name="", token=hashed(token), seats=[], maker=True), *ghosts]
    plan = TablePlan(game, start.rules, start.options, start.start, wire.Places(seats=seats))
    roster = _roster(services, plan, guests, [door(watch)])
    roster.stage, roster.commitment = "over", finished.commitment
    first, *lines = finished.lines
    brief = Brief(
        names=[holder.removeprefix("person:") for holder in holders],
        waiting=[],
        entry=len(lines),
        result=finished.result,
    )
    kept = tuple(KeptEntry(number, line) for number, line in enumerate(lines, 1))
    await services.store.write(table, Change(roster, brief, roster.created, first, kept, ()))
    return wire.Opened(
        table=table,
        token=token,
        seats=[],
        commitment="",
        invites=[],
        join=None,
        watch=watch,
        stage="over",
    )


def path_to(table: str, secret: str) -> str:
    """The address of a link; the secret is in the fragment, which no server ever sees."""
    return f"/t/{table}#{secret}"


def invite(table: str, seat: int, secret: str) -> wire.Invite:
    """A link; what it leads to is seen before it is redeemed."""
    fragment = PREFIXES.get(seat, "") + secret
    return wire.Invite(seat=seat, secret=secret, path=path_to(table, fragment))


PREFIXES: Final = {SPECTATOR: "watch.", ANY_SEAT: "join."}


def door(said: wire.Invite) -> Door:
    secret = hashed(said.secret)
    if said.seat == SPECTATOR:
        return Door(secret=secret, kind="watch")
    if said.seat == ANY_SEAT:
        return Door(secret=secret, kind="table")
    return Door(secret=secret, kind="seat", seat=said.seat)


async def rematch(room: Room, number: int, token: str) -> str:
    """The next table of the same people, opened by the first who asks for it with their token.

    When it was deleted, the next who asks opens another. The room must be changing.
    """
    roster = room.roster
    if roster.stage != "over":
        raise StillRunning
    if not room.seats_of(number):
        raise NotYours(what="seat")
    if not roster.rematch or await room.services.store.brief(roster.rematch) is None:
        roster.rematch = await _open_rematch(room, number, token)
    return roster.rematch


async def _open_rematch(room: Room, number: int, token: str) -> str:
    """Guests keep their numbers; the others' places are bound when they ask."""
    roster, services = room.roster, room.services
    table = services.new_id()
    guests = [
        Guest(
            name=guest.name,
            token="" if guest.gone else hashed(token if place == number else services.new_key()),
            seats=guest.seats,
            maker=place == number,
        )
        for place, guest in enumerate(roster.guests)
    ]
    places = wire.Places(
        seats=[BOT + bot if bot else LINK for bot in roster.bots],
        grace=roster.grace,
        pace=roster.pace,
        turn=roster.turn,
        stand_in=roster.stand_in,
    )
    game = services.offered.game_again(roster.game, roster.content)
    plan = TablePlan(game, game.rules, game.options(roster.options), {"kind": SETUP}, places)
    watch = invite(table, SPECTATOR, services.new_key())
    await _keep_new(services, table, plan, guests, [door(watch)])
    return table


def claim(room: Room, number: int, token: str) -> wire.Seated:
    """Binds the place of a guest at a rematch to this token; the room must be changing."""
    guest = room.roster.guests[number]
    if guest.sat:
        raise LinkUsed
    guest.token = hashed(token)
    return seated(room, number, token)


def seated(room: Room, number: int, token: str) -> wire.Seated:
    guest = room.roster.guests[number]
    return wire.Seated(
        table=room.id,
        token=token,
        name=guest.name,
        seats=guest.seats,
        stage=room.roster.stage,
    )
