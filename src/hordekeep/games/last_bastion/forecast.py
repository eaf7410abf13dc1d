"""What is ahead: certain and possible, with clauses."""

from hordekeep.games.last_bastion.state import Siege
from hordekeep.kernel.game import Omen
from hordekeep.kernel.seat import Seat


def forecast(siege: Siege, seat: Seat) -> list[Omen]:
    """What happens until this seat's next turn if nobody does anything about it."""
    return []
