"""The dice of a table that is opened again: they follow from the secrets that were kept."""

from collections.abc import Callable, Sequence

from hordekeep.kernel.errors import BadJournal, VerifyFailed
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import Journal, ReseedEntry
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.table import Table
from hordekeep.kernel.table.verify import load

Dice = Callable[[bytes, Sequence[str]], Stretch]
"""Makes the dice of a secret and its salts."""


def load_to_play(
    game: AnyGame,
    journal: Journal,
    secrets: Sequence[str],
    *,
    strict: bool = True,
    dice: Dice = Stretch,
) -> Table:
    """The table of a journal, to be played on: library, terminal and server load through here.

    `secrets` are those of its stretches in hex, empty where one is not known; that of an open seed
    is derived. Without the newest one the table can only be looked at, and says so (`DiceLost`).
    Raises as `load` does, and `VerifyFailed` when the dice do not follow from the secrets.
    """
    return to_play(load(game, journal, strict=strict), secrets, dice=dice)


def to_play(table: Table, secrets: Sequence[str], *, dice: Dice = Stretch) -> Table:
    """A table that was loaded gets its dice back; see `load_to_play`."""
    if not table.journal.entries and table.misfit is None:
        raise BadJournal(place="line 2", expected=ReseedEntry.kind)
    if not table.over and table.misfit is None:
        _hand_out_dice(table, secrets, dice)
    return table


def _hand_out_dice(table: Table, secrets: Sequence[str], dice: Dice) -> None:
    stretches = [entry for entry in table.journal.entries if isinstance(entry, ReseedEntry)]
    count = len(stretches)
    known = [*secrets, *[""] * count][:count]
    seed = table.journal.header.open_seed
    if seed is not None and not known[0]:
        known[0] = open_secret(seed).hex()
    if not known[-1]:
        table.dice_lost = True
        return
    try:
        newest = bytes.fromhex(known[-1])
    except ValueError:
        raise VerifyFailed(why="commitment", expected="hex") from None
    table.roll_with(dice(newest, stretches[-1].salts), earlier=known[:-1])
