"""Random players by the thousand: playouts, and what their ends show."""

import time
from collections.abc import Iterable
from typing import Final, final

from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.playout import MOST_DECISIONS, play_at_random
from hordekeep.kernel.play.state import State
from hordekeep.lab.fast_play import CONSERVED, STOPPED, crashed
from hordekeep.lab.match import Match, first_state
from hordekeep.lab.measure import Yardstick
from hordekeep.lab.tally import Tally, Violation

RANDOM: Final = "random"
LOOKED_THROUGH: Final = 4
"""The end of every fourth game is looked through for what is lost: it takes a tenth of the time."""


def only_at_random(match: Match) -> bool:
    """Whether nobody at the table looks at anything."""
    return all(bot == RANDOM for bot in match.bots)


def play_random_series(
    match: Match, game: AnyGame, yardstick: Yardstick, seeds: Iterable[int], total: Tally
) -> None:
    """Adds a playout for each seed: the dice and all choices come from its one generator.

    What is done for each game besides playing it would soon take longer than the game.
    """
    ends = Ends(game, yardstick, total)
    options = game.options(match.options)
    begun = time.process_time()
    try:
        for seed in seeds:
            state: State = (
                game.begin(options) if match.position is None else first_state(match, game)
            )
            try:
                player = play_at_random(state, Luck(seed), MOST_DECISIONS)
            except Exception as error:  # noqa: BLE001  # whatever it is, it is what we look for
                total.add(crashed(seed, 0, error))
                continue
            ends.note(state, seed, player.decisions, player.choices)
    finally:
        ends.add_up()
        total.seconds += time.process_time() - begun


@final
class Ends:
    """Counts how games ended; a series of numbers is added to its tally once."""

    def __init__(self, game: AnyGame, yardstick: Yardstick, total: Tally) -> None:
        self._result = game.result
        self._turns_of = yardstick.turns
        self._misplaced = yardstick.misplaced
        self._total = total
        self._turns: list[int] = []
        self._lengths: list[int] = []
        self._scores: list[int] = []
        self._reasons: list[str] = []

    def note(self, state: State, seed: int, decisions: int, choices: int) -> None:
        """One game that was played as far as it went."""
        self._total.choices += choices
        self._lengths.append(decisions)
        self._turns.append(self._turns_of(state))
        if not state.over:
            self._reasons.append(STOPPED)
        else:
            result = self._result(state)
            self._reasons.append(result.reason)
            if result.winners:
                self._scores.append(max(result.scores))
            self._total.victories += result.is_victory()
        if seed % LOOKED_THROUGH == 0:
            self._look_through(state, seed, decisions)

    def _look_through(self, state: State, seed: int, decisions: int) -> None:
        self._total.checked[CONSERVED] += 1
        wrong = self._misplaced(state)
        if wrong:
            self._total.note(Violation(seed, decisions, CONSERVED, wrong))

    def add_up(self) -> None:
        """Adds what was noted since the last time."""
        total = self._total
        total.decisions += sum(self._lengths)
        total.lengths.note_all(self._lengths)
        total.turns.note_all(self._turns)
        total.scores.note_all(self._scores)
        total.outcomes.update(self._reasons)
        for noted in (self._turns, self._lengths, self._scores, self._reasons):
            noted.clear()
