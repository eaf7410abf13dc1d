"""NATURE's answers: the stretch of play whose dice follow from one secret, and their text."""

from collections.abc import Sequence
from typing import Protocol, final

from hordekeep.kernel.errors import UnknownWord
from hordekeep.kernel.play.chance import Chance, Derived, Nature
from hordekeep.kernel.play.term import Lexicon
from hordekeep.kernel.record.secret import commitment_of, seed_of


class Script(Protocol):
    """Dice that fall as somebody wrote; people's own code need not inherit from anything."""

    def fall(self, lane: int, chance: Chance) -> tuple[int, ...]:
        """The next answer in this lane."""


@final
class Stretch(Nature):
    """Answers chance from one secret and its salts.

    Each lane has a stream of its own, which never runs back. With a script it is the script that
    answers, so that the same dice can fall under different secrets (tests of what a table gives
    away need that); verification refuses the journal of such a table.
    """

    def __init__(
        self, secret: bytes, salts: Sequence[str], *, script: Script | None = None
    ) -> None:
        self.secret = secret
        self.salts = list(salts)
        self.commitment = commitment_of(secret)
        self._seed = seed_of(secret, salts)
        self._counters: dict[int, int] = {}
        self._script = script

    def fall(self, lane: int, chance: Chance) -> tuple[int, ...]:
        """The next answer of this lane's stream."""
        counter = self._counters.get(lane, 0)
        self._counters[lane] = counter + 1
        if self._script is not None:
            return self._script.fall(lane, chance)
        return chance.fall(Derived(self._seed, lane, counter))

    def skip(self, lane: int) -> None:
        """Passes over an answer that is already in the journal."""
        self._counters[lane] = self._counters.get(lane, 0) + 1

    def counters(self) -> dict[int, int]:
        """How many answers each lane's stream has given."""
        return self._counters.copy()

    def unsay(self, counters: dict[int, int]) -> None:
        """Takes back answers that were never written down, and so never seen."""
        self._counters = counters


def spell_fate(lexicon: Lexicon, chance: Chance, outcome: tuple[int, ...]) -> str:
    """The text of an answer of NATURE: `roll face red white blue`, `deal card incubus`."""
    words = [chance.verb, chance.kind]
    words += [lexicon.word(chance.kind, value) for value in outcome]
    return " ".join(words)


def read_fate(lexicon: Lexicon, chance: Chance, say: str) -> tuple[int, ...]:
    """The answer that a text spells; raises `UnknownWord`."""
    words = say.split(" ")
    if words[:2] != [chance.verb, chance.kind]:
        raise UnknownWord(kind=f"{chance.verb} {chance.kind}", word=say)
    vocabulary = lexicon.vocabularies.get(chance.kind)
    width = vocabulary.width if vocabulary is not None else 1
    parts = words[2:]
    if width > 1:
        parts = [" ".join(parts[i : i + width]) for i in range(0, len(parts), width)]
    return tuple([lexicon.value(chance.kind, part) for part in parts])
