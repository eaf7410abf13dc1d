"""Positions: a state as readable words, agenda included."""

from collections.abc import Mapping
from typing import Any, Final

from hordekeep.kernel.errors import BadPosition, UnknownWord
from hordekeep.kernel.play.frame import AnyFrame, Frame
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import NEWEST_RULES, State

AGENDA: Final = "agenda"
LANE: Final = "lane"
OVER: Final = "over"


def describe(game: AnyGame, state: State) -> dict[str, Any]:
    """The whole position in words: what lies on the table, and what is to be done next."""
    words = game.describe(state)
    words[AGENDA] = [game.lexicon.spell(frame) for frame in state.agenda[::-1]]
    for seat, lane in enumerate(state.lanes):
        words[f"{LANE} {seat}"] = [game.lexicon.spell(frame) for frame in lane[::-1]]
    if state.over:
        words[OVER] = True
    return words


def restore(
    game: AnyGame,
    words: Mapping[str, Any],
    options: Mapping[str, Any],
    rules: int = NEWEST_RULES,
) -> State:
    """The state that a position describes; raises `BadPosition` with the field that is wrong."""
    state: State = game.restore(words, options)
    state.rules = rules
    state.agenda = _read_agenda(game, words, AGENDA)
    state.lanes = _read_lanes(game, words, game.seats(options))
    state.over = words.get(OVER) is True
    waiting = bool(state.agenda) or any(state.lanes)
    if waiting == state.over:
        expected = "no step after the end" if state.over else "at least one step"
        raise BadPosition(place=AGENDA, expected=expected)
    _try_out(state, game.seats(options))
    return state


def _try_out(state: State, seats: int) -> None:
    """Takes the next steps on a copy: what cannot be taken was no position of this game."""
    world = state.clone()
    try:
        for pending in world.pending():
            asks_somebody = pending.ask.chance is not None or 0 <= pending.ask.seat < seats
            assert asks_somebody, "a step asks a seat of this table"
            world.top(pending.lane).candidates(world)
    except (LookupError, ValueError, AssertionError) as error:
        expected = "steps that fit the table"
        raise BadPosition(place=AGENDA, expected=expected, why=type(error).__name__) from error


def _read_lanes(game: AnyGame, words: Mapping[str, Any], seats: int) -> list[list[AnyFrame]]:
    lanes: list[list[AnyFrame]] = []
    for seat in range(seats):
        name = f"{LANE} {seat}"
        if name in words:
            lanes += [[] for _ in range(len(lanes), seat)]
            lanes.append(_read_agenda(game, words, name))
    known = {f"{LANE} {seat}" for seat in range(seats)}
    for name in words:
        if name.startswith(f"{LANE} ") and name not in known:
            raise BadPosition(place=name, expected=f"a seat from 0 to {seats - 1}")
    return lanes


def _read_agenda(game: AnyGame, words: Mapping[str, Any], name: str) -> list[AnyFrame]:
    lines = words.get(name)
    if not isinstance(lines, list):
        raise BadPosition(place=name, expected="a list of steps")
    frames = [
        _read_step(game, line, f"{name}, step {number}") for number, line in enumerate(lines, 1)
    ]
    frames.reverse()
    return frames


def _read_step(game: AnyGame, line: object, place: str) -> AnyFrame:
    try:
        frame = game.lexicon.read_frame(str(line))
    except UnknownWord as error:
        raise BadPosition(place=place, expected=error.facts["kind"], found=line) from None
    assert isinstance(frame, Frame)
    return frame
