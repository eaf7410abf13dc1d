"""Batches: many games side by side, one call a step, written into buffers that are given."""

from array import array
from collections.abc import Sequence
from typing import Final, final

from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.episode import MOST_STEPS, Episode
from hordekeep.kernel.errors import BadOption

MOST_LEGAL: Final = 128
"""How many legal numbers of one question are written; a question with more is refused."""
SPREAD: Final = 1_000_003
"""Between the seeds of the games of a batch, so that neighbouring batches share none."""


@final
class Batch:
    """`count` games; one that ends begins anew at once, with its next seed.

    After `begin` and each `step` the buffers hold, game by game: `observations` (bytes of the seat
    that is asked), `legal` (the legal numbers as 32-bit integers, filled up with −1), `seats`
    (8-bit), `ends` (8-bit: 1 where the game before this question ended, 2 where it was cut off)
    and `rewards` (32-bit floats of all seats, gained by that end).
    """

    def __init__(self, encoding: Encoding, count: int, most_steps: int = MOST_STEPS) -> None:
        if count < 1:
            raise BadOption(option="count", expected="1 or more", found=count)
        self.encoding = encoding
        self.count = count
        self._games = [Episode(encoding, most_steps) for _ in range(count)]
        self._seeds: list[int] = []
        self._size = encoding.observer.size
        self._observations = memoryview(bytearray(0))
        self._legal = memoryview(bytearray(0))
        self._seats = memoryview(bytearray(0))
        self._ends = memoryview(bytearray(0))
        self._rewards = memoryview(bytearray(0))

    def write_to(
        self,
        observations: memoryview,
        legal: memoryview,
        seats: memoryview,
        ends: memoryview,
        rewards: memoryview,
    ) -> None:
        """The buffers, each as bytes; raises `BadOption` at one of another length."""
        players = self.encoding.players
        for name, buffer, wanted in (
            ("observations", observations, self._size),
            ("legal", legal, 4 * MOST_LEGAL),
            ("seats", seats, 1),
            ("ends", ends, 1),
            ("rewards", rewards, 4 * players),
        ):
            if len(buffer) != wanted * self.count:
                expected = f"{wanted * self.count} bytes"
                raise BadOption(option=name, expected=expected, found=len(buffer))
        self._observations = observations
        self._legal = legal
        self._seats = seats
        self._ends = ends
        self._rewards = rewards

    def begin(self, seed: int) -> None:
        """New games everywhere; the same seed and answers give the same games."""
        self._seeds = [seed * SPREAD + index for index in range(self.count)]
        for index, game in enumerate(self._games):
            game.begin(self._seeds[index])
        self._write_all(b"\0" * self.count, [])

    def step(self, numbers: Sequence[int]) -> None:
        """One answer for each game; raises `IllegalAction` before anything is changed."""
        games = self._games
        if len(numbers) != self.count:
            raise BadOption(option="actions", expected=f"{self.count} numbers", found=len(numbers))
        for index in range(self.count):
            games[index].must_allow(numbers[index])
        ends = [0] * self.count
        gained: list[tuple[int, list[float]]] = []
        for index in range(self.count):
            game = games[index]
            game.take(numbers[index])
            if game.ended:
                ends[index] = 2 if game.truncated else 1
                gained.append((index, game.returns()))
                self._seeds[index] += self.count
                game.begin(self._seeds[index])
        self._write_all(bytes(ends), gained)

    def _write_all(self, ends: bytes, gained: list[tuple[int, list[float]]]) -> None:
        observations: list[bytes] = []
        legal: list[bytes] = []
        seats: list[int] = []
        for game in self._games:
            observations.append(game.observe(game.seat))
            legal.append(padded(game.legal))
            seats.append(game.seat)
        self._observations[:] = b"".join(observations)
        self._legal[:] = b"".join(legal)
        self._seats[:] = bytes(seats)
        self._ends[:] = ends
        row = 4 * self.encoding.players
        self._rewards[:] = bytes(row * self.count)
        for index, rewards in gained:
            self._rewards[index * row : (index + 1) * row] = array("f", rewards).tobytes()


def padded(legal: list[int]) -> bytes:
    """Legal numbers as 32-bit integers, filled up with −1."""
    room = MOST_LEGAL - len(legal)
    if room < 0:
        raise BadOption(option="legal actions", expected=f"at most {MOST_LEGAL}", found=len(legal))
    return array("i", legal).tobytes() + b"\xff" * (4 * room)
