"""All seats in turn, as PettingZoo's AEC environments go."""

import operator
from typing import Any

from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv

from hordekeep.env.drawing import MODES, check_mode, drawn
from hordekeep.env.extras import ClosedEnvironment, NeverReset
from hordekeep.env.spaces import Observation, observation_of, observation_space
from hordekeep.kernel.encode.episode import MOST_STEPS, Episode
from hordekeep.kernel.play.chance import Luck
from hordekeep.library import encoding_of

NO_LEGAL: list[int] = []


class TurnsEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it ships without types
    """Agents are `seat_1`, `seat_2`, …; `options` are the game's own.

    Rewards come with the end. Who is asked side by side with others answers in the order of seats.
    """

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        render_mode: str | None = None,
        most_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.encoding = encoding_of(game, players=players, **options)
        self.metadata = {
            "name": f"hordekeep_{game}",
            "render_modes": MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.encoding)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: Discrete(self.encoding.codebook.size) for agent in self.possible_agents
        }
        self._episode = Episode(self.encoding, most_steps)
        self._seeds = Luck(0)
        self._closed = False

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: that of the seed, or the next one after it."""
        self._must_be_open()
        if seed is not None:
            self._seeds = Luck(seed)
        self._episode.begin(self._seeds.word())
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._episode.seat]

    def observe(self, agent: str) -> Observation:
        """What an agent is told; its mask is empty while others are asked."""
        self._must_have_begun()
        seat = self._seats[agent]
        legal = self._episode.legal if self._episode.seat == seat else NO_LEGAL
        return observation_of(self._episode, seat, legal)

    def step(self, action: int | None) -> None:
        """Answers for `agent_selection`; raises `IllegalAction` or `UnknownWord`."""
        self._must_have_begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, and None is no action number")
        episode = self._episode
        episode.step(operator.index(action))
        self._cumulative_rewards[agent] = 0.0
        if episode.ended:
            self._end()
        else:
            self.agent_selection = self.possible_agents[episode.seat]

    def _end(self) -> None:
        for agent, gained in zip(self.possible_agents, self._episode.returns(), strict=True):
            self.rewards[agent] = gained
            self.truncations[agent] = self._episode.truncated
            self.terminations[agent] = not self._episode.truncated
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> Any:
        """What the agent knows that is asked."""
        self._must_have_begun()
        return drawn(self.render_mode, self._episode, max(self._episode.seat, 0))

    def close(self) -> None:
        self._closed = True

    def _must_be_open(self) -> None:
        if self._closed:
            raise ClosedEnvironment("this environment was closed; make a new one")

    def _must_have_begun(self) -> None:
        self._must_be_open()
        if self._episode.seat < 0 and not self._episode.state.over and not self._episode.truncated:
            raise NeverReset("no game has begun; call reset first")
