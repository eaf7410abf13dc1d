"""Fills the box from content files and packs, or says exactly which line is wrong."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

from hordekeep import resources
from hordekeep.games.last_bastion.content.checks import check_content
from hordekeep.games.last_bastion.content.schema import BoxFile, Card, Content
from hordekeep.games.last_bastion.model import box as parts
from hordekeep.games.last_bastion.model.box import Box
from hordekeep.kernel.content.editions import Editions
from hordekeep.kernel.content.reading import Layers
from hordekeep.kernel.play.definition import number_of

GAME: Final = "last-bastion"
FOLDER: Final = "last_bastion"


def load_box(packs: Sequence[Path] = (), version: int | None = None) -> tuple[Box, dict[str, str]]:
    """The box of a content version with packs on it, and the hashes of what it was made of."""
    content, hashes = EDITIONS.load(packs, version)
    return fill_box(content), hashes


def check(layers: Layers, content: Content) -> None:
    """Refuses what is wrong, and sorts the effects of cards: their order means nothing."""
    check_content(layers, content)
    for card in (*content.monsters.values(), *content.warlords.values()):
        card.sort_effects()


EDITIONS: Final = Editions(GAME, lambda: resources.content() / FOLDER, Content, check)


def fill_box(content: Content) -> Box:
    """The flat tables; cards, tiles and heroes are numbered in the order of their ids."""
    box = Box()
    for cards in (content.monsters, content.warlords):
        for name in sorted(cards):
            _add_card(box, name, cards[name])
    box.monsters = len(content.monsters)
    box.tile_ids = sorted(content.tiles)
    box.tile_power = [
        number_of(parts.TILE_POWERS, content.tiles[name].power) for name in box.tile_ids
    ]
    box.hero_ids = sorted(content.heroes)
    box.hero_power = [
        number_of(parts.HERO_POWERS, content.heroes[name].power) for name in box.hero_ids
    ]
    _add_tokens_and_dice(box, content.box)
    _add_deck_and_scores(box, content.box)
    box.number_effects()
    return box


def _add_card(box: Box, name: str, card: Card) -> None:
    box.card_ids.append(name)
    box.card_colour.append(parts.COLOURS.index(card.colour))
    box.card_resistance.append(card.resistance)
    effects = [
        (parts.COLUMNS.index(column), number_of(parts.EFFECTS, effect.do))
        for column, listed in card.columns()
        for effect in listed
    ]
    box.card_columns.append(tuple(column for column, _ in effects))
    box.card_effects.append(tuple(effect for _, effect in effects))


def _add_tokens_and_dice(box: Box, rest: BoxFile) -> None:
    box.equipment_supply = list(msgspec.structs.astuple(rest.supplies.equipment))
    box.life_supply = rest.supplies.life
    box.call_supply = rest.supplies.calls
    box.grasp_supply = rest.supplies.grasps
    box.white_dice = rest.dice.white
    box.corruption_faces = [
        tuple(number_of(parts.EFFECTS, effect.do) for effect in face)
        for face in rest.dice.corruption
    ]
    boards = (rest.boards.red, rest.boards.green, rest.boards.blue, rest.boards.yellow)
    box.board_effect = [number_of(parts.EFFECTS, effect.do) for effect in boards]
    box.start_life = rest.start.life
    box.start_calls = rest.start.calls
    box.start_equipment = rest.start.equipment
    box.beginner_black = rest.start.beginner_black


def _add_deck_and_scores(box: Box, rest: BoxFile) -> None:
    box.monsters_by_players = list(rest.deck.monsters)
    box.beginner_fewer = rest.deck.beginner_fewer
    box.under_warlord = rest.deck.under_warlord
    box.warlords_by_difficulty = list(msgspec.structs.astuple(rest.deck.warlords))
    box.score_by_difficulty = list(msgspec.structs.astuple(rest.scores.won))
    box.score_life = rest.scores.life
    box.score_call = rest.scores.call
    box.score_dead = rest.scores.dead
    box.score_grasped_tile = rest.scores.grasped_tile
    box.grasped_tiles_lose = rest.losing.grasped_tiles
