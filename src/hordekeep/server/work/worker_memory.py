"""What a worker has at hand: the games, and the journals that were asked for last."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

from hordekeep.kernel.record.journal import Journal, read_journal
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load
from hordekeep.server.catalogue.offered_games import OfferedGames

BOOKS: Final = 8
"""Journals that a worker keeps at hand."""


class Book(NamedTuple):
    """The journal of a table up to an entry; its text only for a worker who does not have it."""

    table: str
    entries: int
    text: str | None = None


class Missing(NamedTuple):
    """The answer of a worker who does not have the book."""


class Past:
    """A journal, and a table that was played through up to some entry."""

    def __init__(
        self, offered: OfferedGames, book: Book, text: str, before: "Past | None" = None
    ) -> None:
        """`before` is the same journal when it was shorter: what was played through is kept."""
        self.entries = book.entries
        self.journal: Journal = read_journal(text)
        header = self.journal.header
        self.game = offered.game(header.game, header.content)
        grows = before is not None and before.entries <= book.entries
        self.played: Table = (
            before.played if before and grows else load(self.game, self.journal, upto=0)
        )

    def at(self, entry: int) -> Table:
        """The table right after an entry; going on is cheaper than going back."""
        entries = self.journal.entries
        if len(self.played.journal.entries) > entry:
            self.played = load(self.game, self.journal, upto=0)
        for later in entries[len(self.played.journal.entries) : entry]:
            self.played.replay(later)
        return self.played

    def whole(self) -> Table:
        """The table as it is now."""
        return self.at(len(self.journal.entries))


class WorkerMemory:
    """Books are put back by those that were asked for later."""

    def __init__(self, offered: OfferedGames, is_wanted: Callable[[], bool] = lambda: True) -> None:
        self.offered = offered
        self.is_wanted = is_wanted
        """Whether anybody still waits for what is being done."""
        self._books: OrderedDict[str, Past] = OrderedDict()

    def unpack(self) -> None:
        """Opens all games, before the first is asked for."""
        for game in self.offered.offers:
            self.offered.game(game)

    def past(self, book: Book) -> Past | None:
        """The journal, if it is here or comes with the question."""
        found = self._books.pop(book.table, None)
        if found is None or found.entries != book.entries:
            before = found
            found = None if book.text is None else Past(self.offered, book, book.text, before)
            if found is None and before is not None:
                self._books[book.table] = before  # it may grow when the text comes
        if found is not None:
            self._books[book.table] = found
            while len(self._books) > BOOKS:
                self._books.popitem(last=False)
        return found

    def clear(self) -> None:
        """Puts all books away."""
        self._books.clear()
