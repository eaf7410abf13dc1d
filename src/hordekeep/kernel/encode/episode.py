"""Episodes: one game after the other, played by action numbers."""

from typing import Final, final

from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.errors import BadOption, GameOver, IllegalAction
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import NOBODY_CHOOSES, Playing, UnderSeal, drive
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State

MOST_STEPS: Final = 20_000
"""An episode that has not ended by then is cut off: some games never would end."""
NOBODY_ASKED: Final = -1


@final
class Episode:
    """One game at a time: who is asked, which numbers are legal, what the seats have gained.

    Seats that are asked side by side answer in the order of seats; sealed answers are held until
    the last has come, so that no later seat sees them. `truncated` says that the game was cut off.
    """

    def __init__(self, encoding: Encoding, most_steps: int = MOST_STEPS) -> None:
        if most_steps < 1:
            raise BadOption(option="most_steps", expected="1 or more", found=most_steps)
        self.encoding = encoding
        self.most_steps = most_steps
        self.steps = 0
        self.seat: Seat = NOBODY_ASKED
        self.legal: list[int] = []
        """The numbers of what `seat` can do, in the order of `actions`."""
        self.actions: list[Action] = []
        self.truncated = False
        self.state: State = encoding.begin()
        self._playing: Playing = UnderSeal(self.state)
        self._luck = Luck(0)
        self._watcher = encoding.observer.watcher()

    def begin(self, seed: int, state: State | None = None) -> None:
        """A new game, from the setup or from a state, which is played on; same seed, same game."""
        self.state = self.encoding.begin() if state is None else state
        self._playing = UnderSeal(self.state)
        self._luck = Luck(seed)
        self.steps = 0
        self.truncated = False
        self._go_on()

    @property
    def ended(self) -> bool:
        """Whether nobody is asked any more: the game is over or was cut off."""
        return self.seat == NOBODY_ASKED

    def step(self, number: int) -> None:
        """Answers for `seat`.

        Raises `GameOver`, `UnknownWord` or `IllegalAction`, changing nothing.
        """
        self.take_at(self.place_of(number))

    def place_of(self, number: int) -> int:
        """Where a number stands among the legal ones; raises what `step` would raise."""
        if self.seat == NOBODY_ASKED:
            raise GameOver
        legal = self.legal
        for place in range(len(legal)):
            if legal[place] == number:
                return place
        words = self.encoding.codebook.words(number)
        raise IllegalAction(seat=self.seat, action=f"{number} ({words})")

    def take_at(self, place: int) -> None:
        """Answers for `seat` with what stands there among the legal actions."""
        self._playing.take(self.actions[place])
        self.steps += 1
        if self.steps >= self.most_steps:
            self._stop()
            self.truncated = not self.state.over
        else:
            self._go_on()

    @property
    def lane(self) -> int:
        """Where the open question stands."""
        return self._playing.lane

    def observe(self, seat: Seat) -> bytes:
        """What a seat may know."""
        return self._watcher.observe(self.state, seat)

    def tell(self, told: list[bytes]) -> None:
        """Adds what the seat that is asked may know, in pieces that belong together."""
        self._watcher.tell(self.state, self.seat, told)

    def returns(self) -> list[float]:
        """What each seat has gained so far."""
        return self.encoding.returns(self.state)

    def _go_on(self) -> None:
        asked = drive(self._playing, self._luck, NOBODY_CHOOSES)
        if asked is None:
            self._stop()
            return
        self.seat = asked.seat
        self.actions = asked.actions
        self.legal = self.encoding.codebook.numbers(asked.actions)

    def _stop(self) -> None:
        self.seat = NOBODY_ASKED
        self.actions = []
        self.legal = []
