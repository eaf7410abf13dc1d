"""The server: its services, its rooms, and what it says of itself."""

import hashlib
from typing import Final, NamedTuple

from hordekeep.server import wire
from hordekeep.server.errors import NotFound
from hordekeep.server.http.addresses import Address
from hordekeep.server.http.rates import Buckets
from hordekeep.server.tables.quotas import Quotas
from hordekeep.server.tables.rooms import Rooms
from hordekeep.server.tables.services import Services
from hordekeep.server.work.budget import Payer, WorkBudget
from hordekeep.server.work.reader import Answers, Reader
from hordekeep.server.work.turns import Turns
from hordekeep.server.work.work_queue import Queue, WorkQueue
from hordekeep.text import languages
from hordekeep.text.catalogue_files import TERMINAL, game_of_file, part_of_file, shipped_files

LANGUAGE_MARK: Final = "### Language:"
LANGUAGES_MARK: Final = "### Languages:"
"""Comments at the head of the catalogues: in which language they are, and what else is offered."""
GAME_MARK: Final = "### Game:"
"""A comment in the catalogues: whose words follow; without a name those that all games share."""


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

    def __init__(self, services: Services, address: Address) -> None:
        self.services = services
        self.address = address
        self.rooms = Rooms(services)
        self.requests = Buckets(services.limits.requests, services.now)
        self.quotas = Quotas(services)
        self.sits = Buckets(services.limits.sits, services.now)
        self.budget = WorkBudget(services.limits, services.now)
        self.turns = Turns(lambda address, spent: self.budget.pay(Payer(address), spent))
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
        self.reader = Reader(services.store, self.reads, answers, services.limits.read_seconds)
        self.ending = False
        self._words: dict[tuple[str, str], str] = {}

    def host(self) -> wire.Host:
        """This server, for the invite dialog."""
        return wire.Host(
            engine=self.services.engine,
            protocol=wire.PROTOCOL,
            reach=self.address.reach,
            addresses=self.address.urls(),
            languages=[
                wire.Language(code=one, name=languages.own_name(one)) for one in languages.offered()
            ],
        )

    def words(self, language: str, part: str) -> str:
        """A part of the catalogues of a language in one text; raises `NotFound`."""
        if (language, part) not in self._words:
            known = part in self.services.offered.offers
            self._words[language, part] = catalogues(language, part, known=known)
        return self._words[language, part]

    async def open(self) -> None:
        for game in self.services.offered.offers:
            self.services.offered.game(game)  # read before anybody waits for it
        self.rooms.start()

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


def catalogues(language: str, part: str, *, known: bool = False) -> str:
    """Fluent files of a language, one after the other, each below the game it belongs to.

    Before them it is said which language they are, and which others there are. A game that is
    `known` here may have no words; other parts raise `NotFound` then.
    """
    files = [file for file in shipped_files(language) if part_of_file(file) == part]
    if part == TERMINAL or not (files or known):
        raise NotFound(what="words")
    others = "; ".join(f"{one} {languages.own_name(one)}" for one in languages.offered())
    return "\n".join(
        [
            f"{LANGUAGE_MARK} {language}",
            f"{LANGUAGES_MARK} {others}",
            *(
                f"{GAME_MARK} {game_of_file(file)}\n\n{file.read_text(encoding='utf-8')}"
                for file in files
            ),
        ]
    )
