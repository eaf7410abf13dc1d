"""Games of OpenSpiel: Last Bastion with a common reward, Sanctum general-sum, both with chance."""

from typing import Any, Final

import numpy as np
import pyspiel

from hordekeep.env.stepwise import StepwiseGame
from hordekeep.games.seams import GAMES
from hordekeep.kernel.encode.information import information_state
from hordekeep.kernel.errors import UnknownGame
from hordekeep.kernel.play.options import PLAYERS
from hordekeep.kernel.play.seat import NATURE
from hordekeep.library import encoding_of, open_game

MOST_STEPS: Final = 5_000
"""After so many answers of players a game is cut off; nobody gains anything."""
PARAMETERS: Final = {"players": 2, "difficulty": "normal", "most_steps": MOST_STEPS}


def name_of(game: str) -> str:
    """`python_hordekeep_last_bastion` for `last-bastion`."""
    return f"python_hordekeep_{game.replace('-', '_')}"


def type_of(game: str) -> Any:
    """What OpenSpiel has to know of a game."""
    opened = open_game(game)
    (players,) = [one for one in opened.table_options if one.name == PLAYERS]
    together = opened.common_reward
    utility = pyspiel.GameType.Utility
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Hordekeep {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            information.PERFECT_INFORMATION
            if opened.all_is_open
            else information.IMPERFECT_INFORMATION
        ),
        utility=utility.IDENTICAL if together else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=players.most,
        min_num_players=players.least,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class HordeState(pyspiel.State):  # type: ignore[misc]  # it ships without types
    """A position; the numbers of players are those of the encoding, NATURE's the things drawn."""

    def __init__(self, game: "HordeGame") -> None:
        super().__init__(game)
        self.course = StepwiseGame(game.encoding, game.most_steps)

    def current_player(self) -> int:
        if self.course.ended:
            return int(pyspiel.PlayerId.TERMINAL)
        asked = self.course.asked
        return int(pyspiel.PlayerId.CHANCE) if asked == NATURE else asked

    def _legal_actions(self, player: int) -> list[int]:
        return self.course.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.course.outcomes()

    def _apply_action(self, action: int) -> None:
        self.course.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.words(action)

    def is_terminal(self) -> bool:
        return self.course.ended

    def returns(self) -> list[float]:
        return self.course.returns()

    def __str__(self) -> str:
        course = self.course
        drawn = " ".join(str(one) for one in course.drawn)
        return f"{course.steps} {course.state.fingerprint()} {drawn}".rstrip()


class HordeObserver:
    """What a seat is told: the flat observation, its named arrays, and the position in words."""

    def __init__(self, game: "HordeGame") -> None:
        self._encoding = game.encoding
        self.tensor = np.zeros(self._encoding.observer.size, np.float32)
        self.dict = {
            one.name: self.tensor[one.start : one.start + one.size].reshape(one.shape)
            for one in self._encoding.observer.arrays
        }

    def set_from(self, state: HordeState, player: int) -> None:
        told = self._encoding.observer.observe(state.course.state, player)
        self.tensor[:] = np.frombuffer(told, np.uint8)

    def string_from(self, state: HordeState, player: int) -> str:
        return information_state(self._encoding.game, state.course.state, player).text


class HordeGame(pyspiel.Game):  # type: ignore[misc]  # it ships without types
    """One of our games, with the parameters `players`, `difficulty` and `most_steps`."""

    hordekeep_id = ""
    game_type: Any = None

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        said = {**PARAMETERS, **(params or {})}
        self.most_steps = int(said["most_steps"])
        self.encoding = encoding_of(
            self.hordekeep_id, players=said["players"], difficulty=said["difficulty"]
        )
        lexicon = self.encoding.game.lexicon
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.codebook.size,
            max_chance_outcomes=max(len(one.words) for one in lexicon.vocabularies.values()),
            num_players=self.encoding.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=self.most_steps,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> HordeState:
        return HordeState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> HordeObserver:
        return HordeObserver(self)


def register_all() -> None:
    """Makes the games known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for game in GAMES:
        if name_of(game) not in known:
            kind = type_of(game)
            made = type(name_of(game), (HordeGame,), {"hordekeep_id": game, "game_type": kind})
            pyspiel.register_game(kind, made)


def load(game: str, **parameters: Any) -> Any:
    """A game of OpenSpiel; raises `UnknownGame`, or what OpenSpiel raises at its parameters."""
    if game not in GAMES:
        raise UnknownGame(found=game, expected=" ".join(GAMES))
    register_all()
    return pyspiel.load_game(name_of(game), parameters)
