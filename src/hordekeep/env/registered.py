"""The names under which other libraries find the environments."""

from importlib.util import find_spec

import gymnasium

from hordekeep.games.seams import GAMES


def id_of(game: str) -> str:
    """`hordekeep/LastBastion-v0` for `last-bastion`."""
    return f"hordekeep/{game.title().replace('-', '')}-v0"


def register_all() -> None:
    """Registers every game with Gymnasium, and with PettingZoo where it is there."""
    for game in GAMES:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), "hordekeep.env:gym", kwargs={"game": game})
    if find_spec("pettingzoo") is None:
        return
    import pettingzoo  # noqa: PLC0415 - it may be missing

    for game in GAMES:
        if id_of(game) not in pettingzoo.aec_registry:
            pettingzoo.register("aec", id_of(game), "hordekeep.env:aec", kwargs={"game": game})
