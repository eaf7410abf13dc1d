"""Environments for programs that learn: PettingZoo, Gymnasium, batches, OpenSpiel.

They need the extra `hordekeep[env]`; without it this module can be imported, and each function
says what is missing.

>>> import hordekeep.env
>>> environment = hordekeep.env.aec("sanctum", players=2)
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from hordekeep.env.extras import need

if TYPE_CHECKING:
    from hordekeep.env.batches import BatchEnv
    from hordekeep.env.single import SoloEnv
    from hordekeep.env.trajectories import QuickEnv
    from hordekeep.env.turns import TurnsEnv

__all__ = ["aec", "batch", "gym", "open_spiel", "quick"]


def aec(game: str, *, players: int = 2, **options: Any) -> "TurnsEnv":
    """All seats of a game in turn, as PettingZoo's AEC environments go."""
    need("pettingzoo", "gymnasium", "numpy")
    from hordekeep.env.turns import TurnsEnv  # noqa: PLC0415 - what it needs may be missing

    return TurnsEnv(game, players=players, **options)


def gym(game: str, *, players: int = 2, **options: Any) -> "SoloEnv":
    """One seat of a game among bots, as Gymnasium's environments go."""
    need("gymnasium", "numpy")
    from hordekeep.env.single import SoloEnv  # noqa: PLC0415 - likewise

    return SoloEnv(game, players=players, **options)


def batch(game: str, *, count: int, players: int = 2, **options: Any) -> "BatchEnv":
    """Many games side by side, one call a step, in numpy arrays."""
    need("numpy")
    from hordekeep.env.batches import BatchEnv  # noqa: PLC0415 - likewise

    return BatchEnv(game, count=count, players=players, **options)


def open_spiel(game: str, *, players: int = 2, **options: Any) -> Any:
    """A game of OpenSpiel: chance is a player, deals are single draws."""
    need("pyspiel", "numpy")
    from hordekeep.env.spiel import load  # noqa: PLC0415 - likewise

    return load(game, players=players, **options)


def quick(game: str, *, players: int = 2, **options: Any) -> "QuickEnv":
    """The shortest way to a learning loop: agents, `run`, trajectories, payoffs."""
    need("numpy")
    from hordekeep.env.trajectories import QuickEnv  # noqa: PLC0415 - likewise

    return QuickEnv(game, players=players, **options)


if find_spec("gymnasium") is not None and find_spec("numpy") is not None:
    from hordekeep.env.registered import register_all

    register_all()
