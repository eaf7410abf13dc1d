"""Positions: a state as readable words, agenda included."""

from collections.abc import Mapping
from typing import Any

from hordekeep.kernel.errors import BadPosition, UnknownWord
from hordekeep.kernel.frame import AnyFrame, Frame
from hordekeep.kernel.game import AnyGame
from hordekeep.kernel.state import State


def describe(game: AnyGame, state: State) -> dict[str, Any]:
    """The whole position in words: what lies on the table, and what is to be done next."""
    words = game.describe(state)
    words["agenda"] = [game.lexicon.spell(frame) for frame in reversed(state.agenda)]
    for seat, lane in enumerate(state.lanes):
        words[f"lane {seat}"] = [game.lexicon.spell(frame) for frame in reversed(lane)]
    return words


def restore(game: AnyGame, words: Mapping[str, Any], options: Mapping[str, Any]) -> State:
    """The state that a position describes; raises `BadPosition` with the field that is wrong."""
    state: State = game.restore(words, options)
    state.agenda = _read_agenda(game, words, "agenda")
    lanes = sorted(int(name.split()[1]) for name in words if name.startswith("lane "))
    state.lanes = [[] for _ in range(lanes[-1] + 1)] if lanes else []
    for seat in lanes:
        state.lanes[seat] = _read_agenda(game, words, f"lane {seat}")
    if not state.agenda and not state.over:
        raise BadPosition(place="agenda", expected="at least one step")
    return state


def _read_agenda(game: AnyGame, words: Mapping[str, Any], name: str) -> list[AnyFrame]:
    lines = words.get(name)
    if not isinstance(lines, list):
        raise BadPosition(place=name, expected="a list of steps")
    frames: list[AnyFrame] = []
    for number, line in enumerate(lines, 1):
        try:
            frame = game.lexicon.read_frame(str(line))
        except UnknownWord as error:
            place = f"{name}, step {number}"
            raise BadPosition(place=place, expected=error.facts["kind"], found=line) from None
        assert isinstance(frame, Frame)
        frames.append(frame)
    frames.reverse()
    return frames
