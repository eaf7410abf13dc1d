"""One seat among bots, as Gymnasium's environments go."""

import operator
from collections.abc import Sequence
from typing import Any, Final

import gymnasium
from gymnasium.spaces import Discrete

from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import RANDOM, check_bot, new_bot
from hordekeep.env.drawing import MODES, check_mode, drawn
from hordekeep.env.extras import ClosedEnvironment, NeverReset
from hordekeep.env.spaces import Observation, observation_of, observation_space
from hordekeep.kernel.encode.episode import MOST_STEPS, Episode
from hordekeep.kernel.errors import BadOption, GameOver
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.table.perspective import perspective_in
from hordekeep.library import encoding_of

SEEDS: Final = 1 << 31
REFUSE: Final = "refuse"
FORFEIT: Final = "forfeit"
PENALTY: Final = -1.0


class SoloEnv(gymnasium.Env[Observation, Any]):
    """The agent holds `seat` (1 and up); `bots` take the other seats in turn.

    A step is one answer of the agent and everything up to its next question. What is not legal is
    refused with an error; with `illegal="forfeit"` it ends the game, and costs 1.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012 - as its base says

    def __init__(
        self,
        game: str,
        *,
        players: int = 2,
        seat: int = 1,
        bots: Sequence[str] = (RANDOM,),
        illegal: str = REFUSE,
        render_mode: str | None = None,
        most_steps: int = MOST_STEPS,
        **options: Any,
    ) -> None:
        check_mode(render_mode)
        self.encoding = encoding_of(game, players=players, **options)
        if not 1 <= seat <= self.encoding.players:
            raise BadOption(option="seat", expected=f"1 to {self.encoding.players}", found=seat)
        if illegal not in (REFUSE, FORFEIT):
            raise BadOption(option="illegal", expected=f"{REFUSE} or {FORFEIT}", found=illegal)
        others = self.encoding.players - 1
        if others and not 1 <= len(bots) <= others:
            raise BadOption(option="bots", expected=f"1 to {others}", found=len(bots))
        for name in bots:
            check_bot(game, name)
        self.render_mode = render_mode
        self.seat = seat - 1
        self._names = list(bots)
        self._bots: dict[int, Policy] = {}
        self._episode = Episode(self.encoding, most_steps)
        self._forfeits = illegal == FORFEIT
        self._forfeited = False
        self._closed = False
        self.observation_space = observation_space(self.encoding)
        self.action_space = Discrete(self.encoding.codebook.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played up to the agent's first question."""
        self._must_be_open()
        super().reset(seed=seed)
        others = [seat for seat in range(self.encoding.players) if seat != self.seat]
        self._bots = {
            seat: new_bot(
                self._names[index % len(self._names)],
                self.encoding.game.id,
                int(self.np_random.integers(SEEDS)),
            )
            for index, seat in enumerate(others)
        }
        self._forfeited = False
        self._episode.begin(int(self.np_random.integers(SEEDS)))
        self._let_bots_play()
        return self._told(), {}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answers; raises `IllegalAction`, `UnknownWord` or `GameOver`."""
        self._must_be_open()
        if not self._bots and self._episode.ended and not self._episode.state.over:
            raise NeverReset("no game has begun; call reset first")
        if self._forfeited:
            raise GameOver
        episode = self._episode
        if self._forfeits and not episode.ended and action not in episode.legal:
            self._forfeited = True
            return self._told(), PENALTY, True, False, {}
        episode.step(operator.index(action))
        self._let_bots_play()
        gained = episode.returns()[self.seat] if episode.ended else 0.0
        over = episode.ended and not episode.truncated
        return self._told(), gained, over, episode.truncated, {}

    def _let_bots_play(self) -> None:
        episode = self._episode
        while not episode.ended and episode.seat != self.seat:
            choice = 0
            if len(episode.legal) > 1:
                choice = episode.actions.index(self._chosen())
            episode.step(episode.legal[choice])

    def _chosen(self) -> Any:
        episode = self._episode
        asked = Ask(episode.seat, episode.actions)
        decision = decision_in(episode.state, episode.lane, asked, number=episode.steps + 1)
        perspective = perspective_in(self.encoding.game, episode.state, decision)
        return self._bots[episode.seat].choose(perspective)

    def _told(self) -> Observation:
        return observation_of(self._episode, self.seat, self._episode.legal)

    def render(self) -> Any:
        self._must_be_open()
        return drawn(self.render_mode, self._episode, self.seat)

    def close(self) -> None:
        self._closed = True

    def _must_be_open(self) -> None:
        if self._closed:
            raise ClosedEnvironment("this environment was closed; make a new one")
