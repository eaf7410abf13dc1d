"""A room: a loaded table, the people around it, and what is shown to each of them."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from msgspec import Raw

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.record.journal import line_of, read_journal
from hordekeep.kernel.table.dice import to_play
from hordekeep.kernel.table.opening import begin_table, header_for
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import Loading
from hordekeep.server import wire
from hordekeep.server.errors import NoPlace, NoSuchTable, NotBegun
from hordekeep.server.http.rates import Buckets
from hordekeep.server.live import encoding
from hordekeep.server.store.sqlite import Change, Line, Stored
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.roster import WATCHER, Brief, Guest, Roster
from hordekeep.server.tables.services import Services
from hordekeep.server.work.worker_memory import Book

POINTS_KEPT: Final = 20
AT_A_TIME: Final = 50
"""Entries of a journal that are played through before others have their turn: 2 to 5 ms."""
POLL_SECONDS: Final = 40.0
"""So long after a poll a person without a live connection counts as present."""


class Listener:
    """Somebody who is told what happens: a live connection."""

    def __init__(self, guest: int, seen: int, pin: Seat | None) -> None:
        self.guest = guest
        self.seen = seen
        """The last entry that was told."""
        self.pin = pin
        self.eyes = SPECTATOR
        self.told: tuple[int, Seat] | None = None
        """Entry and eyes of the state that was told last."""
        self.seats_told = b""
        self.outbox: deque[wire.Message] = deque()
        self.closing: wire.Closed | None = None
        self.stir = asyncio.Event()
        self.stir.set()

    def send(self, message: wire.Message) -> None:
        self.outbox.append(message)
        self.stir.set()


class Room:
    """One table in memory. What is shown was on disk before."""

    def __init__(self, ident: str, services: Services) -> None:
        self.id = ident
        self.services = services
        self.roster: Roster
        self.table: Table | None = None
        self.secrets: list[str] = []
        self.listeners: set[Listener] = set()
        self.version = 1
        """Rises with everything that is shown to anybody."""
        self.news = asyncio.Event()
        """Set and replaced whenever something changes: for those who poll, and for bots."""
        self.thinking: set[Seat] = set()
        self.agreed: set[int] = set()
        """The guests who want to give up."""
        self.pointed: deque[tuple[int, wire.Pointed]] = deque(maxlen=POINTS_KEPT)
        self.points = Buckets(services.limits.points, services.now)
        self.polled: dict[int, float] = {}
        self.gone_since: dict[int, float] = {}
        self.asked: dict[Seat, tuple[int, float]] = {}
        """The number of each seat's open decision, and since when it is open."""
        self.touched = services.now()
        """When somebody last asked for this room."""
        self._lock = asyncio.Lock()
        self._kept = 0
        self._sheet_kept = b""
        self._receipts: dict[str, int] = {}
        self._fresh = False
        self._deleted = False
        self._views: dict[Seat, Raw] = {}
        self._outlooks: dict[Seat, encoding.Outlook] = {}

    # Reading and changing.

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        """Nothing changes meanwhile, and everything here is on disk."""
        async with self._lock:
            await self._refresh()
            yield

    @asynccontextmanager
    async def changing(self, message: str = "") -> AsyncIterator[None]:
        """Whatever is changed inside is kept, all of it or nothing, and then shown."""
        async with self._lock:
            await self._refresh()
            self._fresh = False  # until it is known that disk and memory agree again
            try:
                yield
            except HordekeepError:
                self._fresh = self._as_kept()
                raise
            await self._keep(message)
            self._fresh = True
        self.spread()

    async def _refresh(self) -> None:
        if self._deleted:
            raise NoSuchTable
        if self._fresh:
            return
        stored = await self.services.store.read(self.id)
        if stored is None:
            self._deleted = True
            raise NoSuchTable
        await self._take_over(stored)
        self._fresh = True

    async def _take_over(self, stored: Stored) -> None:
        """Becomes what was kept; the journal is played through again."""
        self.roster = stored.roster
        self._sheet_kept = msgspec.json.encode(stored.roster)
        self.secrets = stored.secrets
        self._kept = len(stored.lines)
        self._receipts = {line.message: line.number for line in stored.lines if line.message}
        self._forget_views()
        self.table = await self._loaded(stored) if stored.header else None
        self._note_asked()

    async def _loaded(self, stored: Stored) -> Table:
        """The table, played through in small pieces: others do not wait for a long journal."""
        text = "\n".join([stored.header, *[line.text for line in stored.lines]])
        if len(stored.lines) > AT_A_TIME:
            journal = await asyncio.to_thread(read_journal, text)
        else:
            journal = read_journal(text)
        game = self.services.offered.game(stored.roster.game, journal.header.content)
        loading = Loading(game, journal, strict=False)
        for _ in range(0, len(journal.entries), AT_A_TIME):
            loading.go_on(AT_A_TIME)
            await asyncio.sleep(0)
        return to_play(loading.table, stored.secrets, dice=self.services.dice)

    async def _keep(self, message: str) -> None:
        if self._as_kept():
            return
        change = self._change(message)
        await self.services.store.write(self.id, change)
        for line in change.lines:
            if line.message:
                self._receipts[line.message] = line.number
        self._kept += len(change.lines)
        self._sheet_kept = msgspec.json.encode(self.roster)
        self._forget_views()
        self._note_asked()

    def _as_kept(self) -> bool:
        """Whether memory is still what is on disk: a refusal should have changed nothing."""
        entries = 0 if self.table is None else len(self.table.journal.entries)
        return entries <= self._kept and msgspec.json.encode(self.roster) == self._sheet_kept

    def _change(self, message: str) -> Change:
        lines: list[Line] = []
        header = None
        if self.table is not None:
            header = line_of(self.table.journal.header.words()) if self._kept == 0 else None
            for entry in self.table.journal.entries[self._kept :]:
                number = self._kept + len(lines) + 1
                words = {"n": number, **entry.words()}
                lines.append(Line(number, line_of(words), "" if lines else message))
        return Change(self.roster, self._brief(), int(self.services.now()), header, tuple(lines))

    def _brief(self) -> Brief:
        table = self.table
        return Brief(
            names=[self._seat_name(seat) for seat in range(len(self.roster.bots))],
            waiting=[] if table is None else sorted(table.decisions),
            entry=0 if table is None else len(table.journal.entries),
            result=None if table is None else encoding.result(table.result()),
        )

    def _seat_name(self, seat: Seat) -> str:
        if self.roster.bots[seat]:
            return BOT + self.roster.bots[seat]
        guest = self.roster.guest_of(seat)
        return guest.name if guest is not None and guest.sat else ""

    def receipt(self, message: str) -> int | None:
        """The entry that a request brought about, if it was carried out before."""
        return self._receipts.get(message)

    def begin(self) -> None:
        """Deals: from here on there is a game."""
        roster = self.roster
        game = self.game()
        salts = [
            guest.salt
            for seat in range(len(roster.bots))
            if (guest := roster.guest_of(seat)) is not None and guest.sat
        ]
        stretch = self.services.dice(bytes.fromhex(self.secrets[0]), salts)
        header = header_for(
            game,
            roster.options,
            roster.start,
            engine=self.services.engine,
            commitment=stretch.commitment,
            holders=[self.holder(seat) for seat in range(len(roster.bots))],
            open_seed=None,
            rules=roster.rules,
        )
        table = begin_table(game, header, stretch)
        self.table = table
        roster.stage = "over" if table.over else "playing"

    def holder(self, seat: Seat) -> str:
        """Who should hold a seat now, as journals name it."""
        guest = self.roster.guest_of(seat)
        if self.roster.bots[seat]:
            return BOT + self.roster.bots[seat]
        if guest is None or not guest.sat or guest.away:
            return BOT + self.roster.stand_in
        return guest.holder

    def hand_over(self, *seats: Seat) -> None:
        """Writes down who holds these seats from now on, where that has changed."""
        if self.table is None or self.table.over or self.table.view_only:
            return
        for seat in seats:
            if self.table.holders[seat] != self.holder(seat):
                self.table.control(seat, self.holder(seat))

    def note_end(self) -> None:
        """Closes the roster of a game that is over."""
        if self.table is not None and self.table.over:
            self.roster.stage = "over"
            self.agreed.clear()

    # People.

    def guest_number(self, token: str | None) -> int:
        """Whom a token binds; raises `NoPlace`."""
        number = None if token is None else self.roster.guest_with(token)
        if number is None:
            raise NoPlace
        return number

    def guest(self, number: int) -> Guest | None:
        """The guest of a number; nothing for a spectator."""
        return None if number == WATCHER else self.roster.guests[number]

    def seats_of(self, number: int) -> list[Seat]:
        guest = self.guest(number)
        return [] if guest is None or not guest.sat else guest.seats

    def game(self) -> AnyGame:
        """The rules that are played here."""
        if self.table is not None:
            return self.table.game
        return self.services.offered.game(self.roster.game, self.roster.content)

    def playing(self) -> Table:
        """The table, once the game has begun; raises `NotBegun`."""
        if self.table is None:
            raise NotBegun
        return self.table

    def book(self) -> Book:
        """What a worker is asked about: the journal as it is now; raises `NotBegun`."""
        return Book(self.id, len(self.playing().journal.entries))

    def present(self, number: int) -> bool:
        """Whether this guest looks at the table."""
        if any(listener.guest == number for listener in self.listeners):
            return True
        return self.services.now() - self.polled.get(number, 0.0) < POLL_SECONDS

    def note_presence(self, number: int) -> None:
        """Somebody has come or gone."""
        if self.present(number):
            self.gone_since.pop(number, None)
        else:
            self.gone_since.setdefault(number, self.services.now())
        self.spread()

    def note_silence(self) -> None:
        """Who has not polled for a while has gone."""
        for number, at in list(self.polled.items()):
            if self.services.now() - at >= POLL_SECONDS:
                del self.polled[number]
                self.note_presence(number)

    def _note_asked(self) -> None:
        open_now = {} if self.table is None else self.table.decisions
        before = self.asked
        self.asked = {}
        for seat, decision in open_now.items():
            number, since = before.get(seat, (0, 0.0))
            kept = number == decision.number
            self.asked[seat] = (decision.number, since if kept else self.services.now())

    def bot_takes_over_at(self, number: int) -> float | None:
        """When a bot takes over for a guest who has gone while others wait; nothing for never."""
        guest = self.roster.guests[number]
        if self.table is None or self.table.over or not self.roster.grace:
            return None
        if guest.away or not guest.sat or guest.gone or self.present(number):
            return None
        asked = [self.asked[seat][1] for seat in guest.seats if seat in self.asked]
        others = [
            other for other in self.roster.people() if other != number and self.present(other)
        ]
        if not asked or not others:
            return None
        gone = self.gone_since.setdefault(number, self.services.now())
        return max(gone, *asked) + self.roster.grace

    # Showing.

    def spread(self) -> None:
        """Something has changed: everybody gets to know."""
        self.version += 1
        self.news.set()
        self.news = asyncio.Event()
        for listener in self.listeners:
            listener.stir.set()

    def point(self, pointed: wire.Pointed) -> None:
        """Everybody is told to look somewhere."""
        for listener in self.listeners:
            listener.send(pointed)
        self.pointed.append((self.version + 1, pointed))
        self.spread()

    def view(self, seat: Seat) -> Raw:
        """A seat's view, made once for each state."""
        seat = self._knower(seat)
        if seat not in self._views:
            self._views[seat] = encoding.view(self.playing(), seat)
        return self._views[seat]

    def outlook(self, seat: Seat) -> encoding.Outlook:
        """What is ahead for all a seat knows, worked out once for each state."""
        seat = self._knower(seat)
        if seat not in self._outlooks:
            self._outlooks[seat] = encoding.outlook(self.playing(), seat)
        return self._outlooks[seat]

    def _knower(self, seat: Seat) -> Seat:
        """Whose knowledge is shown to a seat: where nothing is hidden, everybody's."""
        return SPECTATOR if self.playing().game.all_is_open else seat

    def _forget_views(self) -> None:
        self._views.clear()
        self._outlooks.clear()

    def now(self) -> float:
        return self.services.now()

    def deciding(self) -> list[int]:
        """The guests who have a say: those who have sat down and not let a bot take over."""
        guests = self.roster.guests
        return [n for n in self.roster.people() if guests[n].sat and not guests[n].away]

    @property
    def busy(self) -> bool:
        """Whether a bot thinks here."""
        return bool(self.thinking)

    # Ending.

    async def delete(self) -> None:
        """Forgets the table; the lock must be held. Everybody is told."""
        await self.services.store.delete(self.id)
        self._deleted = True
        for listener in self.listeners:
            listener.closing = wire.Closed(why="deleted")
            listener.stir.set()

    def close_old(self, number: int) -> None:
        """The token of a guest has changed hands: older connections end."""
        for listener in self.listeners:
            if listener.guest == number:
                listener.closing = wire.Closed(why="moved")
                listener.stir.set()
