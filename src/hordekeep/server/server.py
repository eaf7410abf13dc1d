"""The server: its services, its rooms, and what it says of itself."""

import asyncio
import hashlib
import hmac
from contextlib import suppress
from typing import NamedTuple

from hordekeep.bots.strengths import build
from hordekeep.server import numbers, wire
from hordekeep.server.catalogue.locale_parts import catalogues
from hordekeep.server.errors import Closing, NotFound
from hordekeep.server.http.addresses import Address
from hordekeep.server.http.rates import Buckets
from hordekeep.server.orders import StandingOrders
from hordekeep.server.store.interface import NotStored, Tiding
from hordekeep.server.tables.quotas import Quotas
from hordekeep.server.tables.rooms import Rooms
from hordekeep.server.tables.services import Services
from hordekeep.server.work.budget import Payer, WorkBudget
from hordekeep.server.work.reader import Answers, JournalReader
from hordekeep.server.work.turns import HouseholdLines
from hordekeep.server.work.work_queue import Queue, WorkQueue
from hordekeep.text import languages


class Text(NamedTuple):
    """An answer that is no JSON; a lasting one may be kept and asked for again by its hash."""

    text: str
    kind: str
    lasting: bool = False

    @property
    def etag(self) -> str:
        return f'"{hashlib.sha256(self.text.encode()).hexdigest()[:20]}"'


class Server:
    """What requests are answered from."""

    def __init__(self, services: Services, address: Address, *, metrics_token: str = "") -> None:
        self.services = services
        self._metrics_token = metrics_token
        self.address = address
        self.rooms = Rooms(services)
        self.requests = Buckets(services.limits.requests, services.now)
        self.orders = StandingOrders()
        self.quotas = Quotas(services, self.draining)
        self.sits = Buckets(services.limits.sits, services.now)
        self.budget = WorkBudget(services.limits, services.now)
        self.turns = HouseholdLines(
            lambda address, spent: self.budget.pay(Payer(address), spent),
            lambda address: self.budget.debt(Payer(address)),
        )
        self.imports = _work_queue(
            services,
            self.budget,
            services.limits.importers,
            Queue("imports", 1, services.limits.imports_waiting),
        )
        self.reads = _work_queue(
            services,
            self.budget,
            services.limits.readers,
            Queue("reads", *services.limits.reads_waiting),
        )
        answers = Answers(services.limits.answer_bytes)
        self.reader = JournalReader(
            services.store, self.reads, answers, services.limits.read_seconds
        )
        self.ending = False
        self._words: dict[tuple[str, str], str] = {}

    def draining(self) -> bool:
        """Whether the operator lets this server run empty."""
        return self.orders.drain(self.services.now())

    def bans(self, address: str) -> bool:
        """Whether the operator turns this address away."""
        return self.orders.ban(address, self.services.now())

    def host(self) -> wire.Host:
        """This server, for the invite dialog."""
        return wire.Host(
            engine=self.services.engine,
            build=build(),
            protocol=wire.PROTOCOL,
            reach=self.address.reach,
            addresses=self.address.urls(),
            languages=[
                wire.Language(code=one, name=languages.own_name(one)) for one in languages.offered()
            ],
            webhooks=self.services.alerts is not None,
        )

    async def health(self) -> wire.Health:
        """Whether it serves and its store answers; raises `Closing` or `NotStored`."""
        if self.ending:
            raise Closing
        await self.services.store.version("")
        return wire.Health(
            engine=self.services.engine,
            tables=len(self.rooms.loaded),
            draining=self.draining(),
        )

    async def metrics(self, token: str | None) -> str:
        """What this process and those beside it count; raises `NotFound` without their token."""
        wanted = self._metrics_token
        if not wanted or not hmac.compare_digest(wanted.encode(), (token or "").encode()):
            raise NotFound
        now = self.services.now()
        return await numbers.told(self.services.store, self.rooms.numbers(), now)

    def words(self, language: str, part: str) -> str:
        """A part of the catalogues of a language in one text; raises `NotFound`."""
        if (language, part) not in self._words:
            known = part in self.services.offered.offers
            self._words[language, part] = catalogues(language, part, known=known)
        return self._words[language, part]

    async def open(self) -> None:
        languages.offered()  # read before anybody waits for it, and so is all of the lobby
        self.services.offered.cards()
        await self.services.store.open(self._hear)
        await self._follow_orders()
        self.rooms.start()

    def _hear(self, tiding: Tiding) -> None:
        """Another process, or the operator, has done something."""
        self.rooms.hear(tiding)
        if tiding.kind in ("orders", "lost"):
            self._following = asyncio.create_task(self._follow_orders(), name="orders")

    async def _follow_orders(self) -> None:
        """Reads the operator's orders; whoever is turned away by them hears so."""
        with suppress(NotStored):  # it is in the log; orders are heard of again
            self.orders = StandingOrders(await self.services.store.orders())
            self.rooms.show_out(self.bans)

    def hurry(self) -> None:
        """The end is near: nobody waits for what takes long."""
        self.ending = True
        self.imports.close()
        self.reads.close()

    async def close(self) -> None:
        """Ends cleanly: bots stop, what was begun is written."""
        self.hurry()
        await self.rooms.close()
        self.services.bot_pool.close()
        await self.services.store.close()


def _work_queue(services: Services, budget: WorkBudget, workers: int, queue: Queue) -> WorkQueue:
    new = [
        services.new_worker(services.offered, services.limits.worker_bytes) for _ in range(workers)
    ]
    return WorkQueue(new, queue, budget)
