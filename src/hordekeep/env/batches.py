"""Many games side by side in numpy arrays: one call a step."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from hordekeep.bots.searching import search_of
from hordekeep.env.extras import ClosedEnvironment, NeverReset
from hordekeep.kernel.encode.batch import MOST_LEGAL, Batch
from hordekeep.kernel.encode.episode import MOST_STEPS
from hordekeep.kernel.errors import BadOption
from hordekeep.library import encoding_of


class BatchEnv:
    """`count` games, each begun anew when it ends. The arrays are the same ones after every step.

    `observations` (count × size) is what each seat is told that is asked, `seats` who that is,
    `legal` (count × 512) its legal numbers, filled up with −1, `counts` how many; `ends` is
    1 where a game ended by this step and 2 where it was cut off, `rewards` (count × players) what
    its seats gained by it.
    """

    def __init__(
        self,
        game: str,
        *,
        count: int,
        players: int = 2,
        most_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        self.encoding = encoding_of(game, players=players, **options)
        self.count = count
        self._batch = Batch(self.encoding, count, most_steps)
        self.observations = np.zeros((count, self.encoding.observer.size), np.uint8)
        self.legal = np.full((count, MOST_LEGAL), -1, np.int32)
        self.counts = np.zeros(count, np.uint16)
        self.seats = np.zeros(count, np.uint8)
        self.ends = np.zeros(count, np.uint8)
        self.rewards = np.zeros((count, players), np.float32)
        self._flat = np.zeros(count * MOST_LEGAL, np.int32)
        self._widest = 0
        self._places = np.arange(MOST_LEGAL)
        self._mask = np.zeros((count, self.encoding.codebook.size), np.int8)
        self._batch.write_to(
            self.observations.data.cast("B"),
            self._flat.data.cast("B"),
            self.counts.data.cast("B"),
            self.seats.data.cast("B"),
            self.ends.data.cast("B"),
            self.rewards.data.cast("B"),
        )
        self._every = np.arange(count)
        self._begun = False
        self._closed = False

    def reset(self, seed: int = 0) -> NDArray[np.uint8]:
        """New games everywhere; returns the observations."""
        self._must_be_open()
        self._batch.begin(seed)
        self._begun = True
        self._lay_out_legal()
        return self.observations

    def step(self, actions: NDArray[np.integer]) -> NDArray[np.uint8]:
        """One number for each game; raises `IllegalAction` before anything is changed."""
        self._must_have_begun()
        if not np.issubdtype(actions.dtype, np.integer):
            raise BadOption(option="actions", expected="whole numbers", found=str(actions.dtype))
        self._batch.step(actions.tolist())
        self._lay_out_legal()
        return self.observations

    def _lay_out_legal(self) -> None:
        """One row a game; only as many columns are touched as are or were in use."""
        counts = self.counts
        widest = int(counts.max())
        used = self.legal[:, : max(widest, self._widest)]
        used[:] = -1
        given = self._places[:widest] < counts[:, None]
        used[:, :widest][given] = self._flat[: int(counts.sum())]
        self._widest = widest

    def mask(self) -> NDArray[np.int8]:
        """1 at every legal number: count × all numbers. `legal` is shorter, and faster."""
        self._must_have_begun()
        self._mask[:] = 0
        rows, places = np.nonzero(self.legal >= 0)
        self._mask[rows, self.legal[rows, places]] = 1
        return self._mask

    def random_legal(self, generator: np.random.Generator) -> NDArray[np.int32]:
        """A legal number for each game, each as likely as the other."""
        self._must_have_begun()
        places = (generator.random(self.count) * self.counts).astype(np.intp)
        picked: NDArray[np.int32] = self.legal[self._every, places]
        return picked

    def worth(self) -> NDArray[np.float32]:
        """How good each game is for each seat, from 0 to 1, as bots guess: count × players.

        It knows the whole state, so it is no observation; it may tell a learner how it gets on.
        """
        self._must_have_begun()
        evaluate = search_of(self.encoding.game, "worth").evaluate
        seats = range(self.encoding.players)
        found = [[evaluate(state, seat) for seat in seats] for state in self._batch.states()]
        return np.array(found, np.float32)

    def close(self) -> None:
        self._closed = True

    def _must_have_begun(self) -> None:
        self._must_be_open()
        if not self._begun:
            raise NeverReset("no game has begun; call reset first")

    def _must_be_open(self) -> None:
        if self._closed:
            raise ClosedEnvironment("this environment was closed; make a new one")
