"""The server: its house, its rooms, and what it says of itself."""

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from hordekeep import resources
from hordekeep.server import wire
from hordekeep.server.errors import NotFound
from hordekeep.server.http.addresses import Address
from hordekeep.server.http.rates import Buckets
from hordekeep.server.tables.house import House
from hordekeep.server.tables.quotas import Quotas
from hordekeep.server.tables.rooms import Rooms
from hordekeep.server.work.desk import Desk, Queue
from hordekeep.server.work.purse import Payer, Purse
from hordekeep.server.work.reader import Answers, Reader
from hordekeep.server.work.turns import Turns
from hordekeep.text.messages import game_of_file, shipped_files

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

    def __init__(self, house: House, address: Address) -> None:
        self.house = house
        self.address = address
        self.rooms = Rooms(house)
        self.requests = Buckets(house.limits.requests, house.now)
        self.quotas = Quotas(house)
        self.sits = Buckets(house.limits.sits, house.now)
        self.purse = Purse(house.limits, house.now)
        self.turns = Turns(lambda address, spent: self.purse.pay(Payer(address), spent))
        self.imports = _desk(
            house,
            self.purse,
            house.limits.importers,
            Queue("imports", 1, house.limits.imports_waiting),
        )
        self.reads = _desk(
            house, self.purse, house.limits.readers, Queue("reads", *house.limits.reads_waiting)
        )
        answers = Answers(house.limits.answer_bytes)
        self.reader = Reader(house.store, self.reads, answers, house.limits.read_seconds)
        self.ending = False
        self._words: dict[str, str] = {}

    def host(self) -> wire.Host:
        """This server, for the invite dialog."""
        return wire.Host(
            engine=self.house.engine,
            protocol=wire.PROTOCOL,
            reach=self.address.reach,
            addresses=self.address.urls(),
            languages=languages(),
        )

    def words(self, language: str) -> str:
        """All catalogues of a language in one text; raises `NotFound`."""
        if language not in self._words:
            if language not in languages():
                raise NotFound(what="language")
            self._words[language] = catalogues(language)
        return self._words[language]

    async def open(self) -> None:
        for game in self.house.shelf.offers:
            self.house.shelf.game(game)  # read before anybody waits for it
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
        self.house.thinkers.close()
        await self.house.store.close()


def _desk(house: House, purse: Purse, clerks: int, queue: Queue) -> Desk:
    new = [house.new_clerk(house.shelf, house.limits.clerk_bytes) for _ in range(clerks)]
    return Desk(new, queue, purse)


def languages() -> list[str]:
    """The languages that there are catalogues for."""
    return sorted(folder.name for folder in _folders(resources.locale()))


def known_language(wanted: str) -> str:
    """The language, if there are catalogues for it; else English."""
    return wanted if wanted in languages() else "en"


def catalogues(language: str) -> str:
    """All Fluent files of a language, one after the other, each below the game it belongs to."""
    return "\n".join(
        f"{GAME_MARK} {game_of_file(file)}\n\n{file.read_text(encoding='utf-8')}"
        for file in shipped_files(language)
    )


def _folders(place: Path) -> Sequence[Path]:
    return [path for path in place.iterdir() if path.is_dir()] if place.is_dir() else []
