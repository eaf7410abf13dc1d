"""Last Bastion for programs that learn: action numbers and observations."""

from collections.abc import Mapping
from typing import Any

from hordekeep.games.last_bastion.encode.action_numbers import wordings
from hordekeep.games.last_bastion.encode.observing import SiegeObserver
from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.kernel.encode.codebook import Codebook
from hordekeep.kernel.encode.encoding import Encoding


def encoding(game: LastBastion, options: Mapping[str, Any]) -> Encoding:
    """The encoding of a table with these options, which are complete."""
    box = game.box
    codebook = Codebook(game.lexicon, wordings(box), {})
    return Encoding(game, options, codebook, SiegeObserver(game, box, game.seats(options)))
