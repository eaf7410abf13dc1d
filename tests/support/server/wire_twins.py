"""Twin servers: the same people do the same things; only what one seat cannot know differs."""

import itertools
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

from tests.support.server.client import Hall, Live, Person, Words

from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import SPECTATOR, Seat
from hordekeep.kernel.record.fate import Stretch, read_fate
from hordekeep.kernel.record.journal import ChanceEntry, ChoiceEntry, Journal, UndoEntry
from hordekeep.server.catalogue.offered_games import OfferedGames
from hordekeep.server.store.interface import Store
from hordekeep.server.store.sqlite import SqliteStore
from hordekeep.server.tables.services import Services

NOON = 1_700_000_000.0


class Written:
    """A script: dice fall as a journal says."""

    def __init__(self, game: AnyGame, journal: Journal) -> None:
        self._game = game
        self._lanes: dict[int, list[str]] = {}
        for entry in journal.entries:
            if isinstance(entry, ChanceEntry):
                self._lanes.setdefault(entry.lane, []).append(entry.say)

    def fall(self, lane: int, chance: Chance) -> tuple[int, ...]:
        return read_fate(self._game.lexicon, chance, self._lanes[lane].pop(0))


class Numbered:
    """Keys that are the same at both twins."""

    def __init__(self, word: str) -> None:
        self._word = word
        self._numbers = itertools.count(1)

    def __call__(self) -> str:
        return f"{self._word}-{next(self._numbers)}"


def twin_house(journal: Journal, game: AnyGame, secret: bytes) -> Callable[[Services], Services]:
    """A services in which nothing is left to chance but what the journal says."""
    scripted = any(isinstance(entry, ChanceEntry) for entry in journal.entries)
    first = iter([scripted])

    def dice(secret: bytes, salts: Sequence[str]) -> Stretch:
        if next(first, False):
            return Stretch(secret, salts, script=Written(game, journal))
        return Stretch(secret, salts)

    def change(services: Services) -> Services:
        return services._replace(
            now=lambda: NOON,
            new_key=Numbered("key"),
            new_id=Numbered("table"),
            new_luck=lambda: 5,
            new_secret=lambda: secret,
            dice=dice,
        )

    return change


class CountedStore:
    """A store that counts what is asked of it: a secret shall not make work, either."""

    COUNTED = ("write", "read", "version", "brief", "names", "delete")

    def __init__(self, store: Store) -> None:
        self._store = store
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.asked[name] += name in self.COUNTED
        return getattr(self._store, name)


class Twin:
    """One of two servers, and all that one seat (or a spectator) hears there."""

    def __init__(
        self,
        folder: Path,
        offered: OfferedGames,
        journal: Journal,
        secret: bytes,
        store: Store | None = None,
        *,
        position: str = "",
    ) -> None:
        self.journal = journal
        self.position = position
        """The text of a position with which the table begins."""
        self.stack = ExitStack()
        game = offered.game(journal.header.game)
        change = twin_house(journal, game, secret)
        self.store = CountedStore(store or SqliteStore(folder))
        self.hall = self.stack.enter_context(
            Hall(folder, offered=offered, change=change, store=cast("Store", self.store))
        )
        self.people = [self._person(name) for name in ("Anna", "Bert", "Clara")]
        self.lives: list[Live] = []
        self.heard: list[bytes] = []
        self.opened: Words = {}

    def _person(self, name: str) -> Person:
        return self.stack.enter_context(Person(self.hall.url, name))

    def open(self, seats: int, options: Words) -> None:
        """Anna sits on the first seat, Bert on all others; Clara watches."""
        anna, bert, clara = self.people
        places = ["me", *["link"] * (seats - 1)]
        if self.position:
            opened = anna.open_file(self.position, *places)
        else:
            opened = anna.open(*places, game=self.journal.header.game, options=options)
        self.opened = opened
        anna.sit(salt="a" * 32, id="anna")
        for number, invite in enumerate(opened["invites"]):
            bert.sit(opened["table"], invite["secret"], salt="b" * 32, id=f"bert-{number}")
        clara.sit(opened["table"], opened["watch"]["secret"], salt="c" * 32, id="clara")
        for person in self.people:  # one after the other: who sees whom come is always the same
            live = self.stack.enter_context(person.live())
            live.until("state")
            for earlier in self.lives:
                earlier.until("seats")
            self.lives.append(live)

    def owner(self, seat: Seat) -> int:
        return 2 if seat == SPECTATOR else min(seat, 1)

    def play(self, battery: Callable[["Twin"], None], every: int) -> None:
        """Does all that the journal says, and asks everything now and then."""
        did = 0
        for number, entry in enumerate(self.journal.entries, 1):
            if isinstance(entry, ChoiceEntry):
                self._do(entry.seat, f"c{number}", answer=entry.say)
            elif isinstance(entry, UndoEntry):
                self._do(entry.seat, f"u{number}", undo=entry.entry)
            else:
                continue
            did += 1
            if did % every == 0:
                battery(self)
        battery(self)

    def _do(self, seat: Seat, ident: str, *, answer: str = "", undo: int = 0) -> None:
        person, live = self.people[self.owner(seat)], self.lives[self.owner(seat)]
        if answer:
            asked = next(one for one in live.state["decisions"] if one["seat"] == seat)
            number = asked["number"]
            person.say("answer", id=ident, seat=seat, decision=number, action=answer)
        else:
            person.say("undo", id=ident, seat=seat, entry=undo)
        newest = len(person.get("lines")["lines"])
        for one in self.lives:
            one.until("state", lambda state: state["entry"] >= newest)

    def ask(self, watcher: int, method: str, path: str, body: Any = None, **query: object) -> None:
        """Asks something for the one who listens, and keeps the answer as it came."""
        response = self.people[watcher].ask(method, path, body, **query)
        assert response.status_code < 500, response.text
        self.heard.append(f"{method} {path} {query} {body} {response.status_code} ".encode())
        self.heard.append(response.content)

    def work(self) -> bytes:
        """How often the store was asked for what."""
        return repr(sorted((+self.store.asked).items())).encode()

    def close(self) -> None:
        self.stack.close()
