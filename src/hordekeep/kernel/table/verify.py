"""Loading and verifying journals: same journal, same state, on every machine."""

from collections.abc import Mapping
from typing import Any, final

from hordekeep.kernel.errors import (
    BadJournal,
    BadOption,
    BadPosition,
    HordekeepError,
    StillRunning,
    TooCostly,
    VerifyFailed,
    WrongVersion,
)
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import (
    FORK,
    POSITION,
    SETUP,
    ChanceEntry,
    EndEntry,
    Entry,
    Header,
    Journal,
    ReseedEntry,
)
from hordekeep.kernel.record.secret import commitment_of, open_secret
from hordekeep.kernel.table.misfit import Misfit
from hordekeep.kernel.table.opening import first_state
from hordekeep.kernel.table.table import Table


def start_of(game: AnyGame, journal: Journal) -> Table:
    """The table before its first entry."""
    header = journal.header
    _check_version(game, header)
    try:
        options = game.options(header.options)
    except BadOption as error:
        raise BadJournal(place="line 1", field="options", why=str(error)) from error
    if len(header.seats) != game.seats(options):
        raise BadJournal(place="line 1", field="seats", expected=game.seats(options))
    return Table(game, header, _first_state(game, header, options), None)


def _check_version(game: AnyGame, header: Header) -> None:
    if header.game != game.id:
        raise WrongVersion(place="line 1", field="game", found=header.game, expected=game.id)
    if header.rules > game.rules:
        raise WrongVersion(place="line 1", field="rules", found=header.rules, expected=game.rules)
    if header.content != game.content:
        found, expected = _named(header.content), _named(game.content)
        raise WrongVersion(place="line 1", field="content", found=found, expected=expected)


def _first_state(game: AnyGame, header: Header, options: Mapping[str, Any]) -> State:
    kind = header.start.get("kind")
    if kind not in (SETUP, POSITION, FORK):
        raise BadJournal(place="line 1", field="start", expected="setup, position or fork")
    if kind != SETUP and not isinstance(header.start.get("position"), dict):
        raise BadJournal(place="line 1", field="start", expected="a position")
    try:
        return first_state(game, header, options)
    except BadPosition as error:
        raise BadJournal(place="line 1", field="start", why=str(error)) from error


def _named(content: Mapping[str, str]) -> str:
    return " ".join(f"{name}={digest[:12]}" for name, digest in content.items())


def load(
    game: AnyGame,
    journal: Journal,
    *,
    upto: int | None = None,
    strict: bool = True,
    most_steps: int | None = None,
) -> Table:
    """Replays a journal, or its first `upto` entries.

    Raises `BadJournal` at the first misfit; when not `strict`, returns the table as it was before
    the misfit, which is then view-only and says so. Raises `TooCostly` after `most_steps`.
    """
    loading = Loading(game, journal, upto=upto, strict=strict, most_steps=most_steps)
    loading.go_on(len(journal.entries))
    return loading.table


@final
class Loading:
    """A journal that is being replayed, some entries at a time; see `load`."""

    def __init__(
        self,
        game: AnyGame,
        journal: Journal,
        *,
        upto: int | None = None,
        strict: bool = True,
        most_steps: int | None = None,
    ) -> None:
        self.table = start_of(game, journal)
        self._journal = journal
        self._last = len(journal.entries) if upto is None else min(upto, len(journal.entries))
        self._strict = strict
        self._most_steps = most_steps
        self._replayed = 0

    def go_on(self, entries: int) -> None:
        """Replays this many more entries, or as many as there are."""
        stop = self._replayed + entries
        while self._replayed < min(stop, self._last):  # a misfit is the last
            self._replayed += 1
            self._replay(self._replayed)

    def _replay(self, number: int) -> None:
        most = self._most_steps
        if most is not None and self.table.steps_taken > most:
            raise TooCostly(entry=number, expected=f"at most {most} steps")
        try:
            _fit(self.table, self._journal.entries[number - 1], number)
        except BadJournal as error:
            if self._strict:
                raise
            self.table = _as_far_as(self.table.game, self._journal, number, error)
            self._last = number


def _as_far_as(game: AnyGame, journal: Journal, number: int, error: BadJournal) -> Table:
    """The table before the entry that does not fit."""
    table = load(game, journal, upto=number - 1)
    table.misfit = Misfit(number, str(error.facts["why"]), str(error.facts["found"]))
    return table


def _fit(table: Table, entry: Entry, number: int) -> None:
    """Takes over an entry; raises `BadJournal` with its number when it does not fit."""
    try:
        if number == 1 and not _begins(entry, table.journal.header):
            raise VerifyFailed
        table.replay(entry)
    except HordekeepError as error:
        facts: dict[str, object] = {"found": entry.words().get("say", entry.kind)}
        rules = table.journal.header.rules
        if rules != table.game.rules:
            facts["rules"] = f"{rules}, here {table.game.rules}"
        raise BadJournal(place=f"entry {number}", why=error.code, **facts) from error


def _begins(entry: Entry, header: Header) -> bool:
    return isinstance(entry, ReseedEntry) and entry.commitment == header.commitment


@final
class Verdict:
    """What `verify` found out: how many answers follow from the secrets, and whose seed it was.

    `dictated` are answers that somebody chose, as the journal says; they follow from nothing.
    `table` is the table as the journal leaves it.
    """

    def __init__(
        self, table: Table, answers: int, stretches: int, *, dictated: int, open_seed: bool
    ) -> None:
        self.table = table
        self.answers = answers
        self.stretches = stretches
        self.dictated = dictated
        self.open_seed = open_seed


def verify(game: AnyGame, journal: Journal) -> Verdict:
    """Derives every answer of NATURE again from the published secrets.

    Raises `StillRunning` when they are not published yet, `VerifyFailed` at the first difference.
    """
    secrets = _published(journal)
    table = start_of(game, journal)
    stretches = 0
    answers = 0
    dictated = 0
    stretch: Stretch | None = None
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, ReseedEntry):
            stretch = _stretch_of(secrets, stretches, entry, number)
            stretches += 1
        elif isinstance(entry, ChanceEntry) and stretch is not None and entry.dictated:
            stretch.skip(entry.lane)
            dictated += 1
        elif isinstance(entry, ChanceEntry) and stretch is not None:
            _check_answer(table, stretch, entry, number)
            answers += 1
        _fit(table, entry, number)
    is_open = journal.header.open_seed is not None
    return Verdict(table, answers, stretches, dictated=dictated, open_seed=is_open)


def _published(journal: Journal) -> list[bytes]:
    seed = journal.header.open_seed
    last = journal.entries[-1] if journal.entries else None
    place = f"entry {len(journal.entries)}"
    if isinstance(last, EndEntry):
        try:
            secrets = [bytes.fromhex(secret) for secret in last.secrets]
        except ValueError:
            raise BadJournal(place=place, field="secrets", expected="hex") from None
    elif seed is None:
        raise StillRunning
    else:
        secrets = [open_secret(seed)]
    if seed is not None and secrets[:1] != [open_secret(seed)]:
        raise VerifyFailed(place=place, why="open-seed")
    return secrets


def _stretch_of(secrets: list[bytes], index: int, entry: ReseedEntry, number: int) -> Stretch:
    if index >= len(secrets) or not secrets[index]:
        raise VerifyFailed(place=f"entry {number}", why="no-secret")
    if commitment_of(secrets[index]) != entry.commitment:
        raise VerifyFailed(place=f"entry {number}", why="commitment")
    return Stretch(secrets[index], entry.salts)


def _check_answer(table: Table, stretch: Stretch, entry: ChanceEntry, number: int) -> None:
    chance = table.chance_in(entry.lane)
    if chance is None:
        return  # it does not fit, and that is said next
    derived = table.chance_words(chance, stretch.fall(entry.lane, chance))
    if derived != entry.say:
        raise VerifyFailed(place=f"entry {number}", found=entry.say, expected=derived)
