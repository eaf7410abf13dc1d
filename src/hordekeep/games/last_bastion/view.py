"""What a seat of Last Bastion may know, as data. Everything but the order of the deck is public."""

from typing import TYPE_CHECKING, Any

from hordekeep.games.last_bastion.state import Siege
from hordekeep.kernel.seat import Seat

if TYPE_CHECKING:
    from hordekeep.games.last_bastion.game import LastBastion


def view(game: "LastBastion", siege: Siege, seat: Seat) -> Any:
    """The view of one seat."""
    return game.describe(siege)
