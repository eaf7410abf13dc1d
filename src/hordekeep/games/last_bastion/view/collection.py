"""Everything in the box that is a card, a tile or a hero, as it lies on a table."""

from typing import TYPE_CHECKING, cast

from hordekeep.games.last_bastion.content.schema import HeroPower
from hordekeep.games.last_bastion.model.box import HERO_POWERS, TILE_POWERS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.view.view import PIECES, SiegeViewer
from hordekeep.games.last_bastion.view.wire import CardView, Shown, TileView

if TYPE_CHECKING:
    from hordekeep.games.last_bastion.view.wire import TilePiece
    from hordekeep.kernel.play.game import AnyGame


class HeroCardView(Shown, frozen=True, kw_only=True):
    """A hero before anybody plays it."""

    hero: str
    power: HeroPower


class SiegeCollection(Shown, frozen=True, kw_only=True):
    """All of a box, in the order of its content."""

    monsters: list[CardView]
    warlords: list[CardView]
    tiles: list[TileView]
    heroes: list[HeroCardView]


def collect(game: "AnyGame") -> SiegeCollection:
    """Every card, tile and hero, untouched."""
    siege = cast("Siege", game.begin(game.options({})))
    box = siege.box
    viewer = SiegeViewer(game.lexicon, siege)
    cards = [viewer.card(card) for card in range(len(box.card_ids))]
    return SiegeCollection(
        monsters=[card for card in cards if not card.warlord],
        warlords=[card for card in cards if card.warlord],
        tiles=[
            _tile(tile, power) for tile, power in zip(box.tile_ids, box.tile_power, strict=True)
        ],
        heroes=[
            HeroCardView(hero=hero, power=HERO_POWERS[power].word)
            for hero, power in zip(box.hero_ids, box.hero_power, strict=True)
        ],
    )


def _tile(tile: str, power: int) -> TileView:
    piece = PIECES.get(power)
    return TileView(
        tile=tile,
        power=TILE_POWERS[power].word,
        grasped=False,
        heroes=[],
        piece=cast("TilePiece | None", piece),
        piece_rest="home" if piece else None,
        slots=[],
    )
