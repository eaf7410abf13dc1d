"""How rivals of Last Bastion differ: each manner weighs some things more, and others less."""

from collections.abc import Callable
from typing import Final

from hordekeep.bots.last_bastion.values import Values

Lean = Callable[[Values], None]


def _careful(values: Values) -> None:
    """Keeps everybody alive before anything else."""
    values.life = [1.3 * one for one in values.life]
    values.wounded *= 1.3
    values.card *= 0.9


def _bold(values: Values) -> None:
    """Fights where others would heal."""
    values.life = [0.75 * one for one in values.life]
    values.card *= 1.4
    values.token *= 0.8


def _thrifty(values: Values) -> None:
    """Keeps tokens and calls for later."""
    values.token *= 1.7
    values.token_in_colour *= 1.3
    values.call *= 1.4


def _lavish(values: Values) -> None:
    """Spends what it has."""
    values.token *= 0.5
    values.call *= 0.6
    values.call_margin = 0.3


def _warden(values: Values) -> None:
    """Watches over the tiles."""
    values.grasped = [0.0, 2.4, 7.0, 60.0, 60.0]
    values.haunted *= 1.5
    values.life = [0.9 * one for one in values.life]


def _hunter(values: Values) -> None:
    """Is after the warlords."""
    values.warlord_odds *= 1.3
    values.warlord_need *= 1.4
    values.near_warlord = 0.9
    values.market *= 1.3


def _tinkerer(values: Values) -> None:
    """Loves the trap, the Market and whatever can be prepared."""
    values.trap *= 1.8
    values.trap_by_card *= 1.5
    values.market *= 1.5
    values.lock_die *= 1.2


def _restless(values: Values) -> None:
    """Goes where it is worst."""
    values.near *= 2.0
    values.two_on_board *= 1.6
    values.resistance *= 0.8


MANNERS: Final[dict[str, Lean]] = {
    "careful": _careful,
    "bold": _bold,
    "thrifty": _thrifty,
    "lavish": _lavish,
    "warden": _warden,
    "hunter": _hunter,
    "tinkerer": _tinkerer,
    "restless": _restless,
}


def lean(values: Values, manner: str) -> Values:
    """The weights of somebody with a manner; without one they stay as they are."""
    if manner:
        MANNERS[manner](values)
    return values


def short_sighted(values: Values) -> Values:
    """As a beginner sees it: only what comes next, and no danger before it is there."""
    values.soon = [1.0, 0.35, 0.1, 0.0, 0.0]
    values.later = 0.1
    values.grasped = [0.0, 0.4, 1.2, 30.0, 60.0]
    values.haunted *= 0.3
    values.warlord_need *= 0.3
    return values
