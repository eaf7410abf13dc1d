"""Whether hints are worth following: in the middle of games, the first hint or the own choice.

Adepts play up to some moment. Then the game goes on twice with the same dice: once with the first
hint, once with what the adept itself would do; adepts play both to the end.
"""

import statistics
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from hordekeep.bots.hinting import hint_for
from hordekeep.bots.policy import Policy
from hordekeep.bots.registry import brought
from hordekeep.bots.strengths import ADEPT, EXPERT
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Calling, UnderSeal, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.playout import MOST_DECISIONS
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.timeline import decision_in
from hordekeep.kernel.table.perspective import Perspective, perspective_in
from hordekeep.lab.equal_bots import equal_bot
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.match import dice_of
from hordekeep.lab.trials import share_of

FIRST_SEED: Final = 60_000
OTHER_DICE: Final = 1_000_000
"""What lies between the seeds of a game and those of what comes after the hint."""
MOST_PASSED: Final = 8
"""So many choices are passed over at most, so that hints of all kinds are asked for."""
INTERVAL: Final = 1.96

Record = dict[str, Any]


@final
@dataclass(slots=True)
class AskedChoice:
    """A choice in the middle of a game."""

    playing: UnderSeal
    players: int
    seat: Seat
    perspective: Perspective


@final
class _Adepts:
    """Answers for every seat; `line` comes first, as long as it fits."""

    def __init__(self, game: AnyGame, seed: int, seats: int) -> None:
        self._game = game
        self._bots: list[Policy] = [
            equal_bot(ADEPT, game.id, seed * 31 + seat) for seat in range(seats)
        ]
        self.line: list[Action] = []
        self.decisions = 0

    def answer(self, state: State, lane: int, asked: Ask) -> Action | None:
        self.decisions += 1
        if self.decisions > MOST_DECISIONS:
            return None
        if self.line and self.line[0] in asked.actions:
            return self.line.pop(0)
        if len(asked.actions) == 1:
            return asked.actions[0]
        return self._bots[asked.seat].choose(self.sees(state, lane, asked))

    def sees(self, state: State, lane: int, asked: Ask) -> Perspective:
        decision = decision_in(state, lane, asked, number=self.decisions)
        return perspective_in(self._game, state, decision)


def moment_of(game: AnyGame, number: int, players: int) -> AskedChoice | None:
    """The choice that a number stands for; None if its game is over before."""
    options = game.options({"players": players})
    seed, luck = FIRST_SEED + number, Luck(number)
    search = brought(game.id).search
    assert search is not None, "only games with hints are asked"
    least, most = lab_of(game.id).middle
    wanted, passed = least + luck.below(most - least + 1), luck.below(MOST_PASSED)
    adepts = _Adepts(game, seed, players)
    playing = UnderSeal(game.begin(options))
    found: list[AskedChoice] = []

    def until_there(state: State, lane: int, asked: Ask) -> Action | None:
        nonlocal passed
        if len(asked.actions) > 1 and search.turns(state) >= wanted:
            if passed == 0:
                seen = adepts.sees(state, lane, asked)
                found.append(AskedChoice(playing, players, asked.seat, seen))
                return None
            passed -= 1
        return adepts.answer(state, lane, asked)

    drive(playing, dice_of(seed), Calling(until_there))
    return found[0] if found else None


def hint_record(game: AnyGame, number: int, players: int = 4) -> Record:
    """What came of the first hint and of the own choice at one moment."""
    moment = moment_of(game, number, players)
    if moment is None:
        return {"number": number, "asked": False}
    own = equal_bot(ADEPT, game.id, number).choose(moment.perspective)
    line = hint_for(moment.perspective, game.id, EXPERT).suggestions[0].actions
    record: Record = {"number": number, "asked": True, "same": line == [own]}
    record["own"] = _score(game, moment, [own], number)
    record["hint"] = record["own"] if record["same"] else _score(game, moment, line, number)
    return record


def _score(game: AnyGame, moment: AskedChoice, line: list[Action], number: int) -> float:
    """The share of the win of whoever was asked, if the game goes on like this."""
    playing = moment.playing.clone()
    adepts = _Adepts(game, FIRST_SEED + number, moment.players)
    adepts.line = list(line)
    drive(playing, dice_of(OTHER_DICE + number), Calling(adepts.answer))
    state = playing.state
    return share_of(game.result(state), moment.seat) if state.over else 0.0


def told(records: Sequence[Record]) -> str:
    """One line: how often each won, and how far the hint is ahead."""
    asked = [one for one in records if one["asked"]]
    if not asked:
        return "no hints asked for"
    ahead = [one["hint"] - one["own"] for one in asked]
    mean = statistics.fmean(ahead)
    error = INTERVAL * (statistics.stdev(ahead) if len(ahead) > 1 else 0.0) / len(ahead) ** 0.5
    hint, own = (100 * statistics.fmean(one[name] for one in asked) for name in ("hint", "own"))
    other = sum(not one["same"] for one in asked)
    return (
        f"{len(asked)} positions, {other} with another choice: first hint {hint:.1f} %,"
        f" own choice {own:.1f} %; ahead by {100 * mean:+.1f} ± {100 * error:.1f} points"
    )
