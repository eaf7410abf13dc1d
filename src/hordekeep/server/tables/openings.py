"""Opening tables: new ones, forks, imports and rematches."""

import logging
import secrets
from typing import Any, Final, NamedTuple

from hordekeep.kernel.errors import BadFile, BadJournal, BadOption, HordekeepError, StillRunning
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import SPECTATOR
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import SETUP, ControlEntry, Journal, ReseedEntry, read_journal
from hordekeep.kernel.record.secret import commitment_of
from hordekeep.kernel.table.fork import Dreamer, fork, open_position
from hordekeep.kernel.table.position_file import position_words, read_position
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.server import wire
from hordekeep.server.errors import LinkUsed, NotYours
from hordekeep.server.live import encoding
from hordekeep.server.store.sqlite import Change, Line
from hordekeep.server.tables.guest_names import BOT, cleaned_holders
from hordekeep.server.tables.house import House
from hordekeep.server.tables.room import Room
from hordekeep.server.tables.roster import Brief, Door, Guest, Sheet, hashed

log = logging.getLogger("hordekeep.server")

ME = "me"
LINK = "link"
LONGEST_TEXT: Final = 200
"""Characters of an engine, a commitment or a salt in a journal of a stranger."""


class Plan(NamedTuple):
    """A table to be opened."""

    game: AnyGame
    rules: int
    options: dict[str, Any]
    start: dict[str, Any]
    places: wire.Places


async def open_table(house: House, said: wire.NewTable) -> wire.Opened:
    """A new table; its commitment is fixed before anybody has sent a salt."""
    game = house.shelf.game(said.game)
    counted = house.shelf.offers[said.game].seats_option
    count = {counted: len(said.seats)} if counted else {}
    options = game.options({**count, **said.options})
    return await _open(house, Plan(game, game.rules, options, {"kind": SETUP}, said))


async def fork_table(room: Room, number: int, said: wire.ForkTable) -> wire.Opened:
    """Goes on from an entry; the lock must be held. From a running game in an imagined world."""
    table = room.playing()
    dreamer = None
    if not table.over:
        seats = room.seats_of(number)
        if not seats:
            raise NotYours(what="seat")
        # Who shares a screen must not find out what another of its seats alone knows.
        eyes = seats[0] if len(seats) == 1 else SPECTATOR
        dreamer = Dreamer(eyes, Luck(room.house.new_luck()))
    # This commitment is not used: the new table makes its own, to be shown before its salts.
    forked = fork(
        table, said.entry, engine=room.house.engine, stretch=_unused_stretch(), dreamer=dreamer
    )
    header = forked.journal.header
    plan = Plan(table.game, header.rules, header.options, header.start, said)
    return await _open(room.house, plan)


async def open_import(house: House, found: Plan | Table) -> wire.Opened:
    """A table of a file that was read: a finished game to look at, anything else to go on with."""
    if isinstance(found, Plan):
        return await _open(house, found)
    return await _shelve(house, found)


def read_import(house: House, said: wire.ImportTable) -> Plan | Table:
    """What a file holds; it takes a while to go through a long game."""
    try:
        return _read_import(house, said)
    except HordekeepError:
        raise
    except Exception as error:  # a file that the rules choke on is a bad file
        log.info("import refused", exc_info=True)
        raise BadFile(place="", why="unplayable") from error


def _read_import(house: House, said: wire.ImportTable) -> Plan | Table:
    """What to open, or a finished game."""
    if not said.text.lstrip().startswith("{"):
        return _plan_of_position(house, said)
    journal = read_journal(said.text)
    _check_texts(journal)
    _clean_names(journal)
    game = _game_of(house, journal)
    if said.entry is None:
        table = load(game, journal, most_steps=house.limits.replay_steps)
        return table if table.over else _plan_of_words(game, position_words(table), said)
    return _plan_of_journal(house, game, journal, said)


def _check_texts(journal: Journal) -> None:
    """Refuses what is shown to people as it is, and is none of ours."""
    header = journal.header
    for field, text in (("engine", header.engine), ("commitment", header.commitment)):
        _check_text("line 1", field, text)
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, ReseedEntry):
            for salt in entry.salts:
                _check_text(f"entry {number}", "salts", salt)


def _check_text(place: str, field: str, text: str) -> None:
    if len(text) > LONGEST_TEXT or not (text.isascii() and text.isprintable()):
        raise BadJournal(place=place, field=field, expected=f"{LONGEST_TEXT} plain characters")


def _clean_names(journal: Journal) -> None:
    """The people of a stranger's journal get names as people have at tables."""
    header = journal.header
    handed = [entry for entry in journal.entries if isinstance(entry, ControlEntry)]
    names = cleaned_holders([*header.seats, *[entry.holder for entry in handed]])
    header.seats = [names[holder] for holder in header.seats]
    for entry in handed:
        entry.holder = names[entry.holder]


def _plan_of_position(house: House, said: wire.ImportTable) -> Plan:
    words = read_position(said.text)
    game = house.shelf.game(words["game"])
    return _plan_of_words(game, words, said)


def _plan_of_words(game: AnyGame, words: dict[str, Any], said: wire.ImportTable) -> Plan:
    opened = open_position(game, words, engine="", stretch=_unused_stretch())
    header = opened.journal.header
    return Plan(game, header.rules, header.options, header.start, said)


def _plan_of_journal(house: House, game: AnyGame, journal: Journal, said: wire.ImportTable) -> Plan:
    if not 1 <= (said.entry or 0) <= len(journal.entries):
        expected = f"1 to {len(journal.entries)}"
        raise BadOption(option="entry", found=said.entry, expected=expected)
    past = load(game, journal, upto=said.entry, most_steps=house.limits.replay_steps)
    return _plan_of_words(game, position_words(past), said)


def _game_of(house: House, journal: Journal) -> AnyGame:
    if journal.header.game not in house.shelf.offers:
        raise BadJournal(place="line 1", field="game", found=journal.header.game)
    return house.shelf.game(journal.header.game, journal.header.content)


def _unused_stretch() -> Stretch:
    return Stretch(secrets.token_bytes(32), [])


async def _open(house: House, plan: Plan) -> wire.Opened:
    places = plan.places
    _check_places(house, plan)
    table, token = house.new_id(), house.new_key()
    mine = [seat for seat, said in enumerate(places.seats) if said == ME]
    links = [seat for seat, said in enumerate(places.seats) if said == LINK]
    invites = [invite(table, seat, house.new_key()) for seat in [*links, SPECTATOR]]
    guests = [Guest(name="", token=hashed(token), seats=mine, maker=True)]
    sheet = await _keep_new(house, table, plan, guests, [door(one) for one in invites])
    return wire.Opened(
        table=table,
        token=token,
        seats=mine,
        commitment=sheet.commitment,
        invites=invites[:-1],
        watch=invites[-1],
        stage=sheet.stage,
    )


def _check_places(house: House, plan: Plan) -> None:
    game, places = plan.game, plan.places
    seats = game.seats(plan.options)
    if seats != len(places.seats):
        raise BadOption(option="seats", found=len(places.seats), expected=seats)
    for bot in [places.stand_in, *_bots(places)]:
        if bot:
            house.shelf.check_bot(game.id, bot)


def _bots(places: wire.Places) -> list[str]:
    """For each seat its bot, or empty."""
    return [said.removeprefix(BOT) if said.startswith(BOT) else "" for said in places.seats]


async def _keep_new(
    house: House, table: str, plan: Plan, guests: list[Guest], doors: list[Door]
) -> Sheet:
    """Writes down a table at which people gather, and the secret of its dice."""
    secret = house.new_secret()
    sheet = _sheet(house, plan, guests, doors)
    sheet.commitment = commitment_of(secret)
    names = [BOT + bot if bot else "" for bot in sheet.bots]
    brief = Brief(names=names, waiting=[], entry=0, result=None)
    await house.store.write(table, Change(sheet, brief, sheet.created, secrets=(secret.hex(),)))
    return sheet


def _sheet(house: House, plan: Plan, guests: list[Guest], doors: list[Door]) -> Sheet:
    places = plan.places
    return Sheet(
        game=plan.game.id,
        content=plan.game.content,
        options=plan.options,
        stage="gathering",
        bots=_bots(places),
        guests=guests,
        doors=doors,
        grace=places.grace,
        pace=places.pace,
        stand_in=places.stand_in or house.shelf.default_bot(plan.game.id),
        start=plan.start,
        rules=plan.rules,
        created=int(house.now()),
    )


async def _shelve(house: House, finished: Table) -> wire.Opened:
    """Keeps a finished game, to be looked at, verified and forked."""
    game, journal = finished.game, finished.journal
    table, token = house.new_id(), house.new_key()
    watch = invite(table, SPECTATOR, house.new_key())
    header, holders = journal.header, finished.holders
    seats = [holder if holder.startswith(BOT) else LINK for holder in holders]
    ghosts = [
        Guest(name=holder.removeprefix("person:"), token="", seats=[seat], sat=True, ghost=True)
        for seat, holder in enumerate(holders)
        if not holder.startswith(BOT)
    ]
    guests = [Guest(name="", token=hashed(token), seats=[], maker=True), *ghosts]
    plan = Plan(game, header.rules, header.options, header.start, wire.Places(seats=seats))
    sheet = _sheet(house, plan, guests, [door(watch)])
    sheet.stage, sheet.commitment = "over", header.commitment
    brief = Brief(
        names=[holder.removeprefix("person:") for holder in holders],
        waiting=[],
        entry=len(journal.entries),
        result=encoding.result(finished.result()),
    )
    first, *lines = journal.text().splitlines()
    kept = tuple(Line(number, line) for number, line in enumerate(lines, 1))
    await house.store.write(table, Change(sheet, brief, sheet.created, first, kept, ()))
    return wire.Opened(
        table=table,
        token=token,
        seats=[],
        commitment="",
        invites=[],
        watch=watch,
        stage="over",
    )


def path_to(table: str, secret: str) -> str:
    """The address of a link; the secret is in the fragment, which no server ever sees."""
    return f"/t/{table}#{secret}"


def invite(table: str, seat: int, secret: str) -> wire.Invite:
    """A link; who opens one to watch is told so before it is redeemed."""
    fragment = f"watch.{secret}" if seat == SPECTATOR else secret
    return wire.Invite(seat=seat, secret=secret, path=path_to(table, fragment))


def door(said: wire.Invite) -> Door:
    kind = "watch" if said.seat == SPECTATOR else "seat"
    return Door(secret=hashed(said.secret), kind=kind, seat=said.seat)  # type: ignore[arg-type]  # narrowed to str


async def rematch(room: Room, number: int, token: str) -> str:
    """The next table of the same people, opened by the first who asks for it with their token.

    When it was deleted, the next who asks opens another. The room must be changing.
    """
    sheet = room.sheet
    if sheet.stage != "over":
        raise StillRunning
    if not room.seats_of(number):
        raise NotYours(what="seat")
    if not sheet.rematch or await room.house.store.brief(sheet.rematch) is None:
        sheet.rematch = await _open_rematch(room, number, token)
    return sheet.rematch


async def _open_rematch(room: Room, number: int, token: str) -> str:
    """Guests keep their numbers; the others' places are bound when they ask."""
    sheet, house = room.sheet, room.house
    table = house.new_id()
    guests = [
        Guest(
            name=guest.name,
            token="" if guest.gone else hashed(token if place == number else house.new_key()),
            seats=guest.seats,
            maker=place == number,
        )
        for place, guest in enumerate(sheet.guests)
    ]
    places = wire.Places(
        seats=[BOT + bot if bot else LINK for bot in sheet.bots],
        grace=sheet.grace,
        pace=sheet.pace,
        stand_in=sheet.stand_in,
    )
    game = house.shelf.game(sheet.game)
    plan = Plan(game, game.rules, game.options(sheet.options), {"kind": SETUP}, places)
    watch = invite(table, SPECTATOR, house.new_key())
    await _keep_new(house, table, plan, guests, [door(watch)])
    return table


def claim(room: Room, number: int, token: str) -> wire.Seated:
    """Binds the place of a guest at a rematch to this token; the room must be changing."""
    guest = room.sheet.guests[number]
    if guest.sat:
        raise LinkUsed
    guest.token = hashed(token)
    return seated(room, number, token)


def seated(room: Room, number: int, token: str) -> wire.Seated:
    guest = room.sheet.guests[number]
    return wire.Seated(
        table=room.id,
        token=token,
        name=guest.name,
        seats=guest.seats,
        stage=room.sheet.stage,
    )
