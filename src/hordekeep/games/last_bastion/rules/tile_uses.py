"""How the nine bastion tiles are used: when that could do anything, and how it begins (LB-A11)."""

from typing import Final, final

from hordekeep.games.last_bastion.model.box import (
    BANNER,
    DISPENSARY,
    FOUNTAIN,
    MARKET,
    NET,
    TAVERN,
    TILE_POWERS,
    TOMB,
    TOWER,
    TRAP,
)
from hordekeep.games.last_bastion.model.layout import SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.reasons import (
    LEGAL,
    NO_FREE_SLOT,
    NOTHING_TO_DO,
    Reason,
)
from hordekeep.games.last_bastion.model.state import OUT, Siege
from hordekeep.games.last_bastion.rules.choices import Cleansing
from hordekeep.games.last_bastion.rules.grasp import any_grasp
from hordekeep.games.last_bastion.rules.tiles import (
    TOWER_MOVES,
    CastingNet,
    Commanding,
    Destroying,
    Dispensing,
    MarketRoll,
    Raising,
    Trapping,
    Treating,
    any_monster,
    can_net,
)
from hordekeep.kernel.play.definition import by_number
from hordekeep.kernel.play.frame import AnyFrame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

FOUNTAIN_MOST: Final = 2


def why_not_use(siege: Siege, seat: Seat, power: int) -> Reason:
    """LB-A11: a tile whose effect could do nothing at all cannot be used."""
    return TILE_USES[power].why_not(siege, seat)


def use_tile(siege: Siege, seat: Seat, power: int) -> None:
    """Begins the effect of a tile."""
    siege.push(TILE_USES[power].first_step(seat))


class TileUse:
    """The use of one tile power; there is one object of its class, in the table `TILE_USES`."""

    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        """LB-A11: why it could do nothing at all for this hero."""
        return LEGAL

    def first_step(self, seat: Seat) -> AnyFrame:
        """What comes onto the agenda when a hero uses it."""
        raise NotImplementedError


@final
class UseNet(TileUse):
    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        return LEGAL if can_net(siege) else NOTHING_TO_DO

    def first_step(self, seat: Seat) -> AnyFrame:
        return CastingNet(seat)


@final
class UseTower(TileUse):
    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        return LEGAL if siege.any_card() else NOTHING_TO_DO

    def first_step(self, seat: Seat) -> AnyFrame:
        return Commanding(seat, TOWER_MOVES, NONE, NONE)


@final
class UseMarket(TileUse):
    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        return LEGAL if any(siege.supply) else NOTHING_TO_DO

    def first_step(self, seat: Seat) -> AnyFrame:
        return MarketRoll(seat)


@final
class UseTavern(TileUse):
    def first_step(self, seat: Seat) -> AnyFrame:
        return Treating(seat)


@final
class UseBanner(TileUse):
    def first_step(self, seat: Seat) -> AnyFrame:
        return Raising(seat)


@final
class UseFountain(TileUse):
    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        return LEGAL if any_grasp(siege) else NOTHING_TO_DO

    def first_step(self, seat: Seat) -> AnyFrame:
        return Cleansing(seat, FOUNTAIN_MOST)


@final
class UseDispensary(TileUse):
    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        useful = any(siege.supply) or (OUT in siege.condition and siege.life_supply > 0)
        return LEGAL if useful else NOTHING_TO_DO

    def first_step(self, seat: Seat) -> AnyFrame:
        return Dispensing(seat)


@final
class UseTomb(TileUse):
    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        return LEGAL if any_monster(siege) else NOTHING_TO_DO

    def first_step(self, seat: Seat) -> AnyFrame:
        return Destroying(seat)


@final
class UseTrap(TileUse):
    def why_not(self, siege: Siege, seat: Seat) -> Reason:
        first = siege.seat_board[seat] * SLOTS_A_BOARD
        for slot in range(first, first + SLOTS_A_BOARD):
            if siege.slots[slot] < 0 and slot != siege.trap:
                return LEGAL
        return NO_FREE_SLOT

    def first_step(self, seat: Seat) -> AnyFrame:
        return Trapping(seat)


TILE_USES: Final[tuple[TileUse, ...]] = by_number(
    TILE_POWERS,
    {
        NET: UseNet(),
        TOWER: UseTower(),
        MARKET: UseMarket(),
        TAVERN: UseTavern(),
        BANNER: UseBanner(),
        FOUNTAIN: UseFountain(),
        DISPENSARY: UseDispensary(),
        TOMB: UseTomb(),
        TRAP: UseTrap(),
    },
)
"""By the numbers of tile powers."""
