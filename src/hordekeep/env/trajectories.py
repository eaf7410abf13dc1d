"""The shortest way to a learning loop, as RLCard goes: agents, `run`, trajectories, payoffs."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from hordekeep.kernel.encode.episode import MOST_STEPS, Episode
from hordekeep.kernel.errors import BadOption
from hordekeep.kernel.play.chance import Luck
from hordekeep.library import encoding_of


class TrajectoryMoment(NamedTuple):
    """What an agent is asked: `legal` are the numbers it can answer with, `words` their words."""

    seat: int
    observation: NDArray[np.uint8]
    legal: list[int]
    words: list[str]


class Answered(NamedTuple):
    """A moment and the number that was answered."""

    moment: TrajectoryMoment
    number: int


Agent = Callable[[TrajectoryMoment], int]


class QuickEnv:
    """Set an agent for each seat, then `run` games."""

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        seed: int = 0,
        most_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        self.encoding = encoding_of(game, players=players, **options)
        self._episode = Episode(self.encoding, most_steps)
        self._luck = Luck(seed)
        self._agents: Sequence[Agent] = [self.random] * players

    def random(self, moment: TrajectoryMoment) -> int:
        """An agent that plays anything."""
        return moment.legal[self._luck.below(len(moment.legal))]

    def set_agents(self, agents: Sequence[Agent]) -> None:
        """One for each seat."""
        if len(agents) != self.encoding.players:
            expected = f"{self.encoding.players}, one for each seat"
            raise BadOption(option="agents", expected=expected, found=len(agents))
        self._agents = list(agents)

    def run(self) -> tuple[list[list[Answered]], list[float]]:
        """One game: the choices of each seat in order, and what each has gained."""
        episode = self._episode
        episode.begin(self._luck.word())
        trajectories: list[list[Answered]] = [[] for _ in range(self.encoding.players)]
        while not episode.ended:
            moment = self._moment()
            number = self._agents[moment.seat](moment)
            episode.step(number)
            trajectories[moment.seat].append(Answered(moment, number))
        return trajectories, episode.returns()

    def _moment(self) -> TrajectoryMoment:
        episode = self._episode
        lexicon: Any = self.encoding.game.lexicon
        told = np.frombuffer(episode.observe(episode.seat), np.uint8)
        words = [lexicon.spell(action) for action in episode.actions]
        return TrajectoryMoment(episode.seat, told, episode.legal, words)
