"""Everything in the box, as it lies on a table: cards, tiles, heroes, boards, tokens, dice."""

from typing import TYPE_CHECKING, cast

from hordekeep.games.last_bastion.content.schema import HeroPower
from hordekeep.games.last_bastion.model.box import BOARDS, COLOURS, HERO_POWERS, TILE_POWERS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.view.parts import effect_code, tokens_of
from hordekeep.games.last_bastion.view.view import PIECES, SiegeViewer
from hordekeep.games.last_bastion.view.wire import (
    BoardColour,
    CardView,
    EffectCode,
    Shown,
    SupplyView,
    TileView,
)

if TYPE_CHECKING:
    from hordekeep.games.last_bastion.view.wire import TilePiece
    from hordekeep.kernel.play.game import AnyGame


class HeroCardView(Shown, frozen=True, kw_only=True):
    """A hero before anybody plays it."""

    hero: str
    power: HeroPower


class HordeBoardView(Shown, frozen=True, kw_only=True):
    """A horde board before the siege begins."""

    colour: BoardColour
    do: EffectCode
    """What it does when it is full (LB-B1…B4)."""


class SiegeCollection(Shown, frozen=True, kw_only=True):
    """All of a box, in the order of its content."""

    monsters: list[CardView]
    warlords: list[CardView]
    tiles: list[TileView]
    heroes: list[HeroCardView]
    boards: list[HordeBoardView]
    supply: SupplyView
    """All tokens and figures."""
    white_dice: int
    corruption: list[list[EffectCode]]
    """What each face of the corruption die does, in order (LB-K1)."""


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
        boards=[
            HordeBoardView(
                colour=cast("BoardColour", COLOURS[board]), do=effect_code(box.board_effect[board])
            )
            for board in range(BOARDS)
        ],
        supply=SupplyView(
            equipment=tokens_of(box.equipment_supply),
            life=box.life_supply,
            calls=box.call_supply,
            grasps=box.grasp_supply,
        ),
        white_dice=box.white_dice,
        corruption=[[effect_code(effect) for effect in face] for face in box.corruption_faces],
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
