"""A room: a loaded table, the people around it, and what is shown to each of them."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from hordekeep.kernel.errors import HordekeepError
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.table.redo import TakenBack
from hordekeep.kernel.table.table import Table
from hordekeep.server import wire
from hordekeep.server.bots.minds import Minds
from hordekeep.server.errors import NoPlace, NoSuchTable, NotBegun, TableClosed
from hordekeep.server.http.rates import Buckets
from hordekeep.server.live.views import Views
from hordekeep.server.store.interface import NEW, Change, NotStored, Overtaken, Stored, Tiding
from hordekeep.server.tables import clocks, following
from hordekeep.server.tables.guest_names import BOT
from hordekeep.server.tables.listener import News
from hordekeep.server.tables.other_processes import OtherProcesses
from hordekeep.server.tables.presence import Presence
from hordekeep.server.tables.roster import WATCHER, Guest, Roster
from hordekeep.server.tables.services import Services
from hordekeep.server.work.worker_memory import Book

POINTS_KEPT: Final = 20


class Room:
    """One table in memory. What is shown was on disk before."""

    def __init__(self, ident: str, services: Services) -> None:
        self.id = ident
        self.services = services
        self.roster: Roster
        self.table: Table | None = None
        self.secrets: list[str] = []
        self.version = 1
        """Rises with everything that is shown to anybody."""
        self.news = News()
        """Comes and is replaced whenever something changes: for those who poll, and for bots."""
        self.others = OtherProcesses(ident, services)
        self.presence = Presence(services, self.others)
        self.views = Views()
        self._thinking: set[Seat] = set()
        self.minds = Minds()
        self.eased: dict[Seat, str] = {}
        """The weaker bots that think for others while the server's time for bots is used up."""
        self.pointed: deque[tuple[int, wire.Pointed]] = deque(maxlen=POINTS_KEPT)
        self.points = Buckets(services.limits.points, services.now)
        self.asked: dict[Seat, tuple[int, float]] = {}
        """The number of each seat's open decision, and since when it is open."""
        self.touched = services.now()
        """When somebody last asked for this room."""
        self._lock = asyncio.Lock()
        self._version = NEW
        """The version in the store that this is a copy of."""
        self._behind = False
        """Whether another process has gone on."""
        self._kept = 0
        self._roster_kept = b""
        self._receipts: dict[str, int] = {}
        self._taken_back = TakenBack()
        self._fresh = False
        self._deleted = False

    # Reading and changing.

    @asynccontextmanager
    async def reading(self, *, newest: bool = True) -> AsyncIterator[None]:
        """Nothing changes meanwhile, and everything here is on disk.

        `newest` first asks the store for what other processes wrote; otherwise what this process
        has heard of is enough.
        """
        async with self._lock:
            if newest:
                await self._look_up()
            await self._refresh()
            yield

    @property
    def at_hand(self) -> bool:
        """Whether it can be read at once: nothing changes, and everything here is on disk."""
        current = self._fresh and not self._behind and not self.others.behind
        return current and not self._deleted and not self._lock.locked()

    @asynccontextmanager
    async def changing(self, message: str = "", *, leaving: bool = False) -> AsyncIterator[None]:
        """Whatever is changed inside is kept, all of it or nothing, and then shown.

        At a table that the operator has closed nothing is changed but by who leaves for good.
        Raises `Overtaken` when another process was faster: then it is to be done again.
        """
        async with self._lock:
            await self._refresh()
            if self.roster.closed and not leaving:
                raise TableClosed
            self._fresh = False  # until it is known that disk and memory agree again
            try:
                yield
            except HordekeepError as refusal:
                self._fresh = self._as_kept()
                if self._fresh and not isinstance(refusal, Overtaken):
                    await self._look_up()
                if self._behind:  # it may be refused for what is over
                    raise Overtaken from refusal
                raise
            await self._keep(message)
            self._fresh = True
        self.spread()

    async def _look_up(self) -> None:
        """Asks the store whether another process has gone on."""
        store = self.services.store
        if store.shared and self._fresh and not self._behind:
            self._behind = await store.version(self.id) != self._version

    async def _refresh(self) -> None:
        if self._deleted:
            raise NoSuchTable
        if not self._fresh or self._behind:
            await self._reload()
        await self._hear_leases()

    async def _reload(self) -> None:
        """Brings memory up to the store; reads only what was added where that is enough."""
        self._behind = False
        since = self._kept if self._fresh and self.table is not None else 0
        stored = await self.services.store.read(self.id, since)
        if stored is not None and since and not following.follow(self.playing(), stored):
            self._fresh, since = False, 0
            stored = await self.services.store.read(self.id)
        if stored is None:
            self.vanish()
            raise NoSuchTable
        if since:
            self._receipts.update(following.receipts(stored))
        else:
            self._receipts = following.receipts(stored)
            self.table = await following.loaded(self.services, stored) if stored.header else None
        self._take_over(stored, since)
        self._fresh = True

    def _take_over(self, stored: Stored, since: int) -> None:
        """Takes over the stored roster; whoever lost a place by another process is shown out."""
        before = self.roster if self._version else None
        self.roster = stored.roster
        self._roster_kept = msgspec.json.encode(stored.roster)
        self.secrets = stored.secrets
        self._version = stored.version
        self._kept = since + len(stored.lines)
        self.views.forget()
        if not since:
            self._taken_back = TakenBack()
        self._note_asked(stored.changed)
        if before is not None:
            for number, why in following.lost_places(before, stored.roster).items():
                self.close_old(number, why)

    async def _keep(self, message: str) -> None:
        if self._as_kept():
            return
        self._wind_clocks()
        change = self._change(message)
        self._version = await self._write(change)
        self._receipts.update({one.message: one.number for one in change.lines if one.message})
        self._kept += len(change.lines)
        self._roster_kept = msgspec.json.encode(self.roster)
        self.views.forget()
        self._note_asked(self.services.now())

    async def _write(self, change: Change) -> int:
        began = time.perf_counter()
        try:
            version = await self.services.store.write(self.id, change, self._tick())
        except NotStored as error:
            self.services.numbers.note_failure(error)
            raise
        self.services.numbers.note_kept(len(change.lines), time.perf_counter() - began)
        return version

    def _wind_clocks(self) -> None:
        """Before it is written: lent seats whose turn is over go back, clocks start and stop."""
        table = self.table
        asked = {} if table is None or table.over or table.view_only else table.decisions
        self.hand_over(*clocks.give_back(self.roster, asked))
        if table is not None:
            people = [seat for seat in asked if not table.holders[seat].startswith(BOT)]
            clocks.wind(self.roster, people, self.now())

    def _as_kept(self) -> bool:
        """Whether memory is still what is on disk: a refusal should have changed nothing."""
        entries = 0 if self.table is None else len(self.table.journal.entries)
        return entries <= self._kept and msgspec.json.encode(self.roster) == self._roster_kept

    def _change(self, message: str) -> Change:
        header, lines = following.not_kept_yet(self.table, self._kept, message)
        return Change(
            self.roster,
            following.brief_of(self.roster, self.table),
            int(self.now()),
            header,
            lines,
            base=self._version,
            due=clocks.due_second(self.roster),
        )

    def receipt(self, message: str) -> int | None:
        """The entry that a request brought about, if it was carried out before."""
        return self._receipts.get(message)

    def holder(self, seat: Seat) -> str:
        """Who should hold a seat now, as journals name it."""
        guest = self.roster.guest_of(seat)
        if self.roster.bots[seat]:
            return BOT + self.roster.bots[seat]
        if guest is None or not guest.sat or guest.away or seat in self.roster.lent:
            return BOT + self.roster.stand_in
        return guest.holder

    def hand_over(self, *seats: Seat) -> None:
        """Writes down who holds these seats from now on, where that has changed."""
        if self.table is None or self.table.over or self.table.view_only:
            return
        for seat in seats:
            if self.table.holders[seat] != self.holder(seat):
                self.table.control(seat, self.holder(seat))

    def withdraw(self, number: int) -> None:
        """A guest who leaves no longer proposes to give up."""
        self.roster.agreed = [one for one in self.roster.agreed if one != number]

    def note_end(self) -> None:
        """Closes the roster of a game that is over."""
        if self.table is not None and self.table.over:
            self.roster.stage = "over"
            self.roster.agreed.clear()

    # People.

    def guest_number(self, token: str | None) -> int:
        """The number of the guest whom a token belongs to; raises `NoPlace`."""
        number = None if token is None else self.roster.guest_with(token)
        if number is None:
            raise NoPlace
        return number

    def guest(self, number: int) -> Guest | None:
        """The guest with this number; None for a spectator."""
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

    def note_presence(self, number: int) -> None:
        """Somebody has come or gone."""
        self.presence.note(number, self._tick())
        self.spread()

    def note_silence(self) -> None:
        """Those who have not polled for a while have gone."""
        for number in self.presence.silenced():
            self.note_presence(number)

    def _note_asked(self, since: float) -> None:
        """What is asked now; what was not asked before is asked since then."""
        open_now = {} if self.table is None else self.table.decisions
        before, self.asked = self.asked, {}
        for seat, decision in open_now.items():
            number, known = before.get(seat, (0, 0.0))
            self.asked[seat] = (decision.number, known if number == decision.number else since)

    # Showing.

    def _tick(self) -> int:
        """The next number of news; a later one is higher, whichever process made it."""
        return max(self.version + 1, int(1000 * self.services.now()))

    def spread(self) -> None:
        """Something has changed: everybody here gets to know."""
        self.version = self._tick()
        self.news.come()
        self.news = News()
        for listener in self.presence.listeners:
            listener.bell.pull()

    def point(self, pointed: wire.Pointed) -> None:
        """Everybody is told to look somewhere."""
        self.others.tell_pointed(pointed, self._tick())
        self._show_pointed(pointed)

    def _show_pointed(self, pointed: wire.Pointed) -> None:
        self.minds.note(self.table, pointed)
        for listener in self.presence.listeners:
            listener.send(pointed)
        self.pointed.append((self.version + 1, pointed))
        self.spread()

    def think(self, seat: Seat, *, thinking: bool) -> None:
        """A bot begins or stops thinking here; everybody sees it."""
        (self._thinking.add if thinking else self._thinking.discard)(seat)
        self.others.tell_thinking(seat, thinking=thinking, clock=self._tick())
        self.spread()

    def thinks(self, seat: Seat) -> bool:
        """Whether a bot thinks for this seat, in whichever process."""
        return seat in self._thinking or self.others.thinks(seat)

    # Other processes.

    def hear(self, tiding: Tiding) -> None:
        """Another process has done something at this table, or may have."""
        if tiding.kind == "deleted":
            self.vanish()
            return
        self.version = max(self.version, tiding.clock)
        if tiding.kind != "leases":
            self._behind = self._behind or tiding.version > self._version or not tiding.table
        if tiding.kind != "changed":
            self.others.behind = True
        self.spread()

    async def _hear_leases(self) -> None:
        """What other processes say now of people, bots and pointing."""
        if not self.others.behind:
            return
        for pointed in await self.others.refresh():
            self._show_pointed(pointed)
        self.presence.hear_others()

    def redo(self, seat: Seat) -> str:
        """The answer with which a seat does again what it has taken back; "" when there is none."""
        table = self.playing()
        self._taken_back.follow(table)
        return self._taken_back.next_for(table, seat)

    def now(self) -> float:
        return self.services.now()

    def deciding(self) -> list[int]:
        """The guests who have a say: those who have sat down and not let a bot take over."""
        guests = self.roster.guests
        return [n for n in self.roster.people() if guests[n].sat and not guests[n].away]

    @property
    def busy(self) -> bool:
        """Whether a bot thinks here."""
        return bool(self._thinking)

    # Ending.

    async def delete(self) -> None:
        """Forgets the table; the lock must be held. Everybody is told."""
        await self.services.store.delete(self.id)
        self.vanish()

    def vanish(self) -> None:
        """The table is no more: everybody here is told."""
        self._deleted = True
        self.presence.close(wire.Closed(why="deleted"))

    def close_old(self, number: int, why: wire.ClosedWhy = "moved") -> None:
        """The token of a guest has changed hands: older connections end."""
        self.presence.close(wire.Closed(why=why), number)
