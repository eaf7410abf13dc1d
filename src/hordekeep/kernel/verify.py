"""Loading and verifying journals: same journal, same state, on every machine."""

from typing import final

from hordekeep.kernel import position
from hordekeep.kernel.errors import (
    BadJournal,
    HordekeepError,
    StillRunning,
    VerifyFailed,
    WrongVersion,
)
from hordekeep.kernel.fate import Stretch
from hordekeep.kernel.game import AnyGame
from hordekeep.kernel.journal import (
    FORK,
    POSITION,
    SETUP,
    ChanceEntry,
    EndEntry,
    Journal,
    ReseedEntry,
)
from hordekeep.kernel.secret import commitment_of, open_secret
from hordekeep.kernel.state import State
from hordekeep.kernel.table import Table


def start_of(game: AnyGame, journal: Journal) -> Table:
    """The table before its first entry."""
    header = journal.header
    if header.game != game.id:
        raise WrongVersion(place="line 1", field="game", found=header.game, expected=game.id)
    if header.content != game.content:
        raise WrongVersion(place="line 1", field="content", found=_named(header.content))
    options = game.options(header.options)
    kind = header.start.get("kind")
    state: State
    if kind == SETUP:
        state = game.begin(options)
    elif kind in (POSITION, FORK):
        words = header.start.get("position")
        if not isinstance(words, dict):
            raise BadJournal(place="line 1", field="start", expected="a position")
        state = position.restore(game, words, options)
    else:
        raise BadJournal(place="line 1", field="start", expected="setup, position or fork")
    if len(header.seats) != game.seats(options):
        raise BadJournal(place="line 1", field="seats", expected=game.seats(options))
    return Table(game, header, state, None)


def _named(content: dict[str, str]) -> str:
    return " ".join(f"{name}={digest[:12]}" for name, digest in content.items())


def load(game: AnyGame, journal: Journal, *, upto: int | None = None) -> Table:
    """Replays a journal (or its first `upto` entries); raises `BadJournal` at the first misfit."""
    table = start_of(game, journal)
    entries = journal.entries if upto is None else journal.entries[:upto]
    if journal.entries and not isinstance(journal.entries[0], ReseedEntry):
        raise BadJournal(place="entry 1", expected="reseed")
    for number, entry in enumerate(entries, 1):
        try:
            table.replay(entry)
        except BadJournal:
            raise
        except HordekeepError as error:
            raise BadJournal(
                place=f"entry {number}",
                found=str(entry.words().get("say", entry.kind)),
                why=error.code,
            ) from error
    return table


@final
class Verdict:
    """What `verify` found out: how many answers follow from the secrets, and whose seed it was."""

    def __init__(self, answers: int, stretches: int, *, open_seed: bool) -> None:
        self.answers = answers
        self.stretches = stretches
        self.open_seed = open_seed


def verify(game: AnyGame, journal: Journal) -> Verdict:
    """Derives every answer of NATURE anew from the published secrets.

    Raises `StillRunning` when they are not published yet, `VerifyFailed` at the first difference.
    """
    secrets = _published(journal)
    table = start_of(game, journal)
    stretches = 0
    answers = 0
    stretch: Stretch | None = None
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, ReseedEntry):
            stretch = _stretch_of(secrets, stretches, entry, number)
            stretches += 1
        if isinstance(entry, ChanceEntry):
            if stretch is None:
                raise BadJournal(place=f"entry {number}", expected="reseed")
            _check_answer(table, stretch, entry, number)
            answers += 1
        try:
            table.replay(entry)
        except HordekeepError as error:
            raise BadJournal(place=f"entry {number}", why=error.code) from error
    return Verdict(answers, stretches, open_seed=journal.header.open_seed is not None)


def _published(journal: Journal) -> list[bytes]:
    seed = journal.header.open_seed
    last = journal.entries[-1] if journal.entries else None
    if isinstance(last, EndEntry):
        try:
            return [bytes.fromhex(secret) for secret in last.secrets]
        except ValueError:
            place = f"entry {len(journal.entries)}"
            raise BadJournal(place=place, field="secrets", expected="hex") from None
    if seed is not None:
        return [open_secret(seed)]
    raise StillRunning()


def _stretch_of(secrets: list[bytes], index: int, entry: ReseedEntry, number: int) -> Stretch:
    if index >= len(secrets):
        raise VerifyFailed(place=f"entry {number}", why="no-secret")
    if commitment_of(secrets[index]) != entry.commitment:
        raise VerifyFailed(place=f"entry {number}", why="commitment")
    return Stretch(secrets[index], entry.salts)


def _check_answer(table: Table, stretch: Stretch, entry: ChanceEntry, number: int) -> None:
    chance = table.chance_in(entry.lane)
    if chance is None:
        raise BadJournal(place=f"entry {number}", why="not-asked")
    derived = table.chance_words(chance, stretch.fall(entry.lane, chance))
    if derived != entry.say:
        raise VerifyFailed(place=f"entry {number}", found=entry.say, expected=derived)
