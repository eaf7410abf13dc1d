"""Sanctum for programs that learn: action numbers and observations."""

from collections.abc import Mapping
from typing import Any

from hordekeep.games.sanctum.encode.action_numbers import LARGEST, wordings
from hordekeep.games.sanctum.encode.observing import QuestObserver
from hordekeep.games.sanctum.game import Sanctum
from hordekeep.kernel.encode.codebook import Codebook
from hordekeep.kernel.encode.encoding import Encoding


def encoding(game: Sanctum, options: Mapping[str, Any]) -> Encoding:
    """The encoding of a table with these options, which are complete."""
    box = game.box
    codebook = Codebook(game.lexicon, wordings(box), LARGEST)
    return Encoding(game, options, codebook, QuestObserver(game, box, game.seats(options)))
