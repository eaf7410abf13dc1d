"""Positions: a state as readable words, agenda included."""

from collections.abc import Mapping
from typing import Any

from hordekeep.kernel.errors import BadPosition, EndlessAgenda
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.state import NEWEST_RULES, State
from hordekeep.kernel.record.position_reader import AGENDA, LANE, OVER, read_agenda


def describe(game: AnyGame, state: State) -> dict[str, Any]:
    """The whole position in words: what lies on the table, and what is to be done next."""
    words = game.describe(state)
    words[AGENDA] = [game.lexicon.spell(frame) for frame in state.agenda[::-1]]
    for seat, lane in enumerate(state.lanes):
        words[_lane(seat)] = [game.lexicon.spell(frame) for frame in lane[::-1]]
    if state.over:
        words[OVER] = True
    return words


def restore(
    game: AnyGame,
    words: Mapping[str, Any],
    options: Mapping[str, Any],
    rules: int = NEWEST_RULES,
) -> State:
    """The state that a position describes; raises `BadPosition` with the field that is wrong.

    What follows from the rest may be left out, the steps to come included.
    """
    seats = game.seats(options)
    state: State = game.restore(words, options)
    state.rules = rules
    lanes = _read_lanes(game, words, seats)
    if lanes and AGENDA not in words:
        raise BadPosition(place=AGENDA, expected="what comes after the lanes")
    if AGENDA in words:
        state.agenda = read_agenda(game.lexicon, words, AGENDA)
        state.lanes = lanes
    if OVER in words:
        state.over = _is_over(words)
    waiting = bool(state.agenda) or any(state.lanes)
    if waiting == state.over:
        expected = "no step after the end" if state.over else "at least one step"
        raise BadPosition(place=AGENDA, expected=expected)
    if not state.over:
        game.check_agenda(state)
        _try_out(state, seats)
    return state


def abridged(
    game: AnyGame,
    words: Mapping[str, Any],
    options: Mapping[str, Any],
    rules: int = NEWEST_RULES,
) -> dict[str, Any]:
    """The same position without what follows from the rest, by the rules that it is played by."""
    state = restore(game, words, options, rules)
    short: dict[str, Any] = dict(words)
    without_steps = {one: said for one, said in words.items() if not _is_step(one)}
    if _still(game, without_steps, options, state):
        short = without_steps
    for name in list(short):
        inner = words[name]
        if _still(game, _without(short, name), options, state):
            del short[name]
            continue
        if isinstance(inner, dict):
            short[name] = dict(inner)
            _abridge(game, short, short[name], options, state)
        elif isinstance(inner, list) and all(isinstance(one, dict) for one in inner):
            short[name] = [dict(one) for one in inner]
            for table in short[name]:
                _abridge(game, short, table, options, state)
    return short


def _abridge(
    game: AnyGame,
    whole: Mapping[str, Any],
    table: dict[str, Any],
    options: Mapping[str, Any],
    state: State,
) -> None:
    """Takes out of an inner table what follows from the rest of the whole."""
    for name, said in list(table.items()):
        del table[name]
        if not _still(game, whole, options, state):
            table[name] = said


def _is_step(name: str) -> bool:
    """Whether a field says what is to be done next."""
    return name == AGENDA or name.startswith(f"{LANE} ")


def _without(words: Mapping[str, Any], name: str) -> dict[str, Any]:
    return {one: said for one, said in words.items() if one != name}


def _still(
    game: AnyGame, words: Mapping[str, Any], options: Mapping[str, Any], state: State
) -> bool:
    """Whether these words give the same state."""
    try:
        again = restore(game, words, options, state.rules)
        return again.fingerprint() == state.fingerprint()
    except BadPosition:
        return False


def _is_over(words: Mapping[str, Any]) -> bool:
    said = words[OVER]
    if not isinstance(said, bool):
        raise BadPosition(place=OVER, expected="true or false", found=said)
    return said


def _try_out(state: State, seats: int) -> None:
    """Takes the next steps on a copy: what cannot be taken was no position of this game."""
    world = state.clone()
    try:
        for pending in world.pending():
            ask = pending.ask
            asks_somebody = ask.chance is not None or (0 <= ask.seat < seats and ask.actions)
            assert asks_somebody, "a step asks a seat of this table"
            world.top(pending.lane).candidates(world)
    except (ArithmeticError, AssertionError, EndlessAgenda, LookupError, ValueError) as error:
        expected = "steps that fit the table"
        raise BadPosition(place=AGENDA, expected=expected, why=type(error).__name__) from error


def _lane(seat: int) -> str:
    return f"{LANE} seat-{seat + 1}"


def _read_lanes(game: AnyGame, words: Mapping[str, Any], seats: int) -> list[list[AnyFrame]]:
    """The lanes by their seats; older files count them from 0."""
    names = {_lane(seat): seat for seat in range(seats)}
    names |= {f"{LANE} {seat}": seat for seat in range(seats)}
    found: dict[int, list[AnyFrame]] = {}
    for name in words:
        if not name.startswith(f"{LANE} "):
            continue
        seat = names.get(name, -1)
        if seat < 0 or seat in found:
            raise BadPosition(place=name, expected=f"a lane for each of {seats} seats, once")
        found[seat] = read_agenda(game.lexicon, words, name)
    return [found.get(seat, []) for seat in range(max(found, default=-1) + 1)]
