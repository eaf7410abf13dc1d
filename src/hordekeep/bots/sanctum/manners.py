"""How rivals of Sanctum differ: each manner weighs some things more, and others less."""

from collections.abc import Callable
from typing import Final

from hordekeep.bots.sanctum.weights import Weights

Lean = Callable[[Weights], None]


def _careful(weights: Weights) -> None:
    """Rests early, and lets nothing hit it that can be blocked."""
    weights.ready *= 1.15
    weights.poor_fight *= 1.3
    weights.block_marker *= 0.8


def _jeweller(weights: Weights) -> None:
    """Wants gems and skills before anything else."""
    weights.slain_level *= 1.4
    weights.gem_to_skill *= 1.4
    weights.demon_level *= 1.25
    weights.demon_item *= 0.7


def _racer(weights: Weights) -> None:
    """Moves on as soon as it can."""
    weights.ready *= 0.85
    weights.poor_fight *= 0.7
    weights.move_on = 1.0
    weights.rest_when_empty *= 0.75


def _collector(weights: Weights) -> None:
    """Wants items, and keeps them."""
    weights.demon_item *= 1.7
    weights.slain_item *= 1.6
    weights.equip_gain *= 0.5
    weights.spare_gain *= 0.4


def _shieldbearer(weights: Weights) -> None:
    """Wears shields, and raises them."""
    weights.shield *= 1.25
    weights.block_marker *= 0.7
    weights.block_use *= 0.5


def _furious(weights: Weights) -> None:
    """Spends rage and markers to fell one more."""
    weights.rage *= 0.55
    weights.marker *= 0.7
    weights.marker_last *= 0.8
    weights.hit *= 1.2


def _pious(weights: Weights) -> None:
    """Keeps its blessings for the Demon Lord."""
    weights.blessing *= 1.5
    weights.block_blessing *= 1.25
    weights.rage *= 1.1
    weights.marker_last *= 0.85


def _reveller(weights: Weights) -> None:
    """Takes on many demons at once."""
    weights.demon_overlap *= 0.7
    weights.demon_damage *= 0.7
    weights.move_on = 0.95
    weights.move_on_damage = 0.1


MANNERS: Final[dict[str, Lean]] = {
    "careful": _careful,
    "jeweller": _jeweller,
    "racer": _racer,
    "collector": _collector,
    "shieldbearer": _shieldbearer,
    "furious": _furious,
    "pious": _pious,
    "reveller": _reveller,
}


def lean(weights: Weights, manner: str) -> Weights:
    """The weights of somebody with a manner; without one they stay as they are."""
    if manner:
        MANNERS[manner](weights)
    return weights
