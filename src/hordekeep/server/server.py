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
from hordekeep.server.tables.importing import Desk
from hordekeep.server.tables.quotas import Quotas
from hordekeep.server.tables.rooms import Rooms
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
        self.desk = Desk(house.limits)
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
        self.rooms.start()

    async def close(self) -> None:
        """Ends cleanly: bots stop, what was begun is written."""
        self.desk.close()
        await self.rooms.close()
        self.house.thinkers.close()
        await self.house.store.close()


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
