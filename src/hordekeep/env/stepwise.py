"""A game whose chance is answered from outside, one draw after the other."""

from collections import Counter

from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.errors import IllegalAction
from hordekeep.kernel.play.action import Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.driver import UnderSeal
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import NATURE
from hordekeep.kernel.play.state import State

NOBODY_ASKED = -3


class StepwiseGame:
    """Where a game stands: who is asked, NATURE included, and by which numbers to answer.

    NATURE's numbers are the things themselves. A deal of several things, and a roll of several
    dice, are single draws; those before the last wait in `drawn`.
    """

    def __init__(
        self, encoding: Encoding, most_steps: int, playing: UnderSeal | None = None
    ) -> None:
        self.encoding = encoding
        self.most_steps = most_steps
        self.steps = 0
        self.drawn: list[int] = []
        self._playing = playing or UnderSeal(encoding.begin())
        self._asked: Ask | None = None
        self._legal: list[int] = []
        self._go_on()

    @property
    def state(self) -> State:
        return self._playing.state

    @property
    def ended(self) -> bool:
        """Whether the game is over, or was cut off."""
        return self._asked is None or self.steps >= self.most_steps

    @property
    def asked(self) -> int:
        """The seat that is asked, NATURE for chance."""
        if self.ended or self._asked is None:
            return NOBODY_ASKED
        return self._asked.seat

    @property
    def chance(self) -> Chance | None:
        """What NATURE is asked."""
        return None if self._asked is None else self._asked.chance

    def outcomes(self) -> list[tuple[int, float]]:
        """What the next draw can be, each with its probability; in the order of the things."""
        chance = self.chance
        assert chance is not None, "NATURE is asked"
        left = Counter(chance.pool)
        if chance.dealt:
            left.subtract(self.drawn)
        things = sum(left.values())
        return [(thing, count / things) for thing, count in sorted(left.items()) if count]

    def legal(self) -> list[int]:
        """The numbers that can be answered with, sorted."""
        if self.ended:
            return []
        if self.asked == NATURE:
            return [thing for thing, _ in self.outcomes()]
        return sorted(self._legal)

    def words(self, number: int) -> str:
        """An answer in words."""
        chance = self.chance
        if chance is not None:
            return f"{chance.verb} {self.encoding.game.lexicon.word(chance.kind, number)}"
        if self._asked is not None and number in self._legal:
            action = self._asked.actions[self._legal.index(number)]
            return self.encoding.game.lexicon.spell(action)
        return self.encoding.codebook.words(number)

    def answer(self, number: int) -> None:
        """Goes on with one of the legal numbers; raises `IllegalAction`."""
        if number not in self.legal():
            raise IllegalAction(seat=self.asked, action=str(number))
        asked = self._asked
        assert asked is not None, "somebody is asked"
        if asked.chance is None:
            self.steps += 1
            self._playing.take(asked.actions[self._legal.index(number)])
            self._go_on()
            return
        self.drawn.append(number)
        if len(self.drawn) == asked.chance.count:
            self._playing.take(Fate(tuple(self.drawn)))
            self.drawn = []
            self._go_on()

    def _go_on(self) -> None:
        self._asked = self._playing.ask_next()
        if self._asked is not None:
            self._legal = self.encoding.codebook.numbers(self._asked.actions)

    def returns(self) -> list[float]:
        """What each seat has gained."""
        return self.encoding.returns(self.state)

    def __deepcopy__(self, _: object) -> "StepwiseGame":
        other = StepwiseGame(self.encoding, self.most_steps, self._playing.clone())
        other.steps = self.steps
        other.drawn = self.drawn.copy()
        return other
