"""Batches: many games side by side, one call a step, written into buffers that are given."""

from collections.abc import Sequence
from struct import pack
from typing import Final, final

from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.episode import MOST_STEPS, Episode
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.state import State

MOST_LEGAL: Final = 512
"""How many legal numbers of one question are written; a question with more is refused."""
MOST_GAMES: Final = 1 << 16
"""More would fill the memory before the first of them begins."""
SPREAD: Final = 1_000_003
"""Between the seeds of the games of a batch, so that neighbouring batches share none."""


@final
class Batch:
    """`count` games; one that ends begins anew at once, with its next seed.

    After `begin` and each `step` the buffers hold, game by game: `observations` (bytes of the seat
    that is asked), `legal` (the legal numbers as 32-bit integers, those of one game right after
    those of the other), `counts` (how many each game has, 16-bit), `seats` (8-bit), `ends` (8-bit:
    1 where the game before this question ended, 2 where it was cut off) and `rewards` (32-bit
    floats of all seats, gained by that end).
    """

    def __init__(self, encoding: Encoding, count: int, most_steps: int = MOST_STEPS) -> None:
        if not 1 <= count <= MOST_GAMES:
            raise BadOption(option="count", expected=f"1 to {MOST_GAMES}", found=count)
        self.encoding = encoding
        self.count = count
        self._games = [Episode(encoding, most_steps) for _ in range(count)]
        self._seeds: list[int] = []
        self._size = encoding.observer.size
        self._observations = memoryview(bytearray(0))
        self._legal = memoryview(bytearray(0))
        self._counts = memoryview(bytearray(0))
        self._seats = memoryview(bytearray(0))
        self._ends = memoryview(bytearray(0))
        self._rewards = memoryview(bytearray(0))

    def write_to(
        self,
        observations: memoryview,
        legal: memoryview,
        counts: memoryview,
        seats: memoryview,
        ends: memoryview,
        rewards: memoryview,
    ) -> None:
        """The buffers, each as bytes; raises `BadOption` at one of another length."""
        players = self.encoding.players
        for name, buffer, wanted in (
            ("observations", observations, self._size),
            ("legal", legal, 4 * MOST_LEGAL),
            ("counts", counts, 2),
            ("seats", seats, 1),
            ("ends", ends, 1),
            ("rewards", rewards, 4 * players),
        ):
            if len(buffer) != wanted * self.count:
                expected = f"{wanted * self.count} bytes"
                raise BadOption(option=name, expected=expected, found=len(buffer))
        self._observations = observations
        self._legal = legal
        self._counts = counts
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
        places = [games[index].place_of(numbers[index]) for index in range(self.count)]
        ends = [0] * self.count
        gained: list[tuple[int, list[float]]] = []
        for index in range(self.count):
            game = games[index]
            game.take_at(places[index])
            if game.ended:
                ends[index] = 2 if game.truncated else 1
                gained.append((index, game.returns()))
                self._seeds[index] += self.count
                game.begin(self._seeds[index])
        self._write_all(bytes(ends), gained)

    def states(self) -> list[State]:
        """The games as they stand, to be looked at only: more than any seat may know."""
        return [game.state for game in self._games]

    def _write_all(self, ends: bytes, gained: list[tuple[int, list[float]]]) -> None:
        told: list[bytes] = []
        legal: list[int] = []
        counts: list[int] = []
        seats: list[int] = []
        for game in self._games:
            game.tell(told)
            legal += fitting(game.legal)
            counts.append(len(game.legal))
            seats.append(game.seat)
        self._observations[:] = b"".join(told)
        self._legal[: 4 * len(legal)] = pack(f"={len(legal)}i", *legal)
        self._counts[:] = pack(f"={self.count}H", *counts)
        self._seats[:] = bytes(seats)
        self._ends[:] = ends
        row = 4 * self.encoding.players
        self._rewards[:] = bytes(row * self.count)
        for index, rewards in gained:
            self._rewards[index * row : (index + 1) * row] = pack(f"={len(rewards)}f", *rewards)


def fitting(legal: list[int]) -> list[int]:
    """Legal numbers, as long as there is room for them."""
    if len(legal) > MOST_LEGAL:
        raise BadOption(option="legal actions", expected=f"at most {MOST_LEGAL}", found=len(legal))
    return legal
