"""Everything in the box, as it lies on a table: cards, tiles, hero and act boards, tokens."""

from typing import TYPE_CHECKING, cast

from hordekeep.games.sanctum.content.schema_parts import Colour as ColumnColour
from hordekeep.games.sanctum.model.box import CELLS, DEEDS, SLOTS, Box
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.setup import lay_out_champion
from hordekeep.games.sanctum.view.champion import ChampionViewer
from hordekeep.games.sanctum.view.parts import Pieces, colour_of
from hordekeep.games.sanctum.view.view import Viewer
from hordekeep.games.sanctum.view.wire import (
    AchievementView,
    BlessingView,
    DemonView,
    ItemSlotView,
    ItemView,
    RowCardView,
    Shown,
    SkillView,
)

if TYPE_CHECKING:
    from hordekeep.kernel.play.game import AnyGame


class DemonCardView(Shown, frozen=True, kw_only=True):
    """A demon, and the item on its back (SA-P1)."""

    demon: DemonView
    item: ItemView


class HeroBoardView(Shown, frozen=True, kw_only=True):
    """A hero board with its chart of skills, before anybody plays it (SA-P3)."""

    hero: str
    stamina: int
    focus: int
    slots: list[ItemSlotView]
    skills: list[SkillView]


class StartCardView(Shown, frozen=True, kw_only=True):
    """A start bonus card: a gem of its colour goes up from its level (SA-S5)."""

    card: str
    colour: ColumnColour
    level: int


class ActBoardView(Shown, frozen=True, kw_only=True):
    """An act board before the journey begins."""

    act: str
    players: list[int]
    """With how many it is played (SA-S1)."""
    sets: list[list[list[int]]]
    """Space by space: the demon levels of each set that is laid out there (SA-M2)."""
    chest: bool
    """On the last space (SA-M4)."""
    intervention: int
    """The space of divine intervention, from 1 on; 0 for none (SA-M5)."""
    intervention_players: list[int]


class QuestCollection(Shown, frozen=True, kw_only=True):
    """All of a box, in the order of its content."""

    demons: list[DemonCardView]
    lord: list[RowCardView]
    """Cards of the Demon Lord, with the attack on the back of each."""
    fury: list[RowCardView]
    heroes: list[HeroBoardView]
    blessings: list[BlessingView]
    start_cards: list[StartCardView]
    acts: list[ActBoardView]
    achievements: list[AchievementView]
    """The spaces of the achievement board."""
    life: int
    """Where the life track begins."""
    potion_slots: int
    rage_tokens: int
    """What each hero may have of these at first."""


def collect(game: "AnyGame") -> QuestCollection:
    """Every card, tile and hero board, untouched."""
    quest = cast("Quest", game.begin(game.options({})))
    box, pieces = quest.box, Pieces(game.lexicon, quest)
    foes = [_row_card(pieces, foe) for foe in range(box.demons, len(box.foe_ids))]
    return QuestCollection(
        demons=[
            DemonCardView(demon=pieces.demon(demon), item=pieces.item(demon))
            for demon in range(box.demons)
        ],
        lord=[card for card in foes if not card.fury],
        fury=[card for card in foes if card.fury],
        heroes=[_hero(pieces, hero) for hero in range(len(box.hero_ids))],
        blessings=[_blessing(pieces, one) for one in range(len(box.blessing_ids))],
        start_cards=[
            StartCardView(card=card, colour=colour_of(colour), level=level)
            for card, colour, level in zip(
                box.start_card_ids, box.start_card_colour, box.start_card_from, strict=True
            )
        ],
        acts=[_act(box, act) for act in range(len(box.act_ids))],
        achievements=Viewer(game.lexicon, quest).achievements(),
        life=box.start_life,
        potion_slots=box.potion_slots,
        rage_tokens=box.start_rage,
    )


def _row_card(pieces: Pieces, foe: int) -> RowCardView:
    return RowCardView(
        foe=pieces.lexicon.word("foe", foe),
        fury=pieces.box.is_fury(foe),
        face_up=True,
        present=False,
        beaten=False,
        boxes=pieces.hit_boxes(foe),
        damage=pieces.box.foe_damage[foe],
        counts=False,
        attack=pieces.attack(foe),
    )


def _hero(pieces: Pieces, hero: int) -> HeroBoardView:
    """The first seat takes every hero in turn: a board says nothing of who plays it."""
    pieces.quest.champions[0].hero = hero
    lay_out_champion(pieces.quest, 0)
    viewer = ChampionViewer(pieces, 0)
    return HeroBoardView(
        hero=pieces.lexicon.word("hero", hero),
        stamina=pieces.box.hero_stamina[hero],
        focus=pieces.box.hero_focus[hero],
        slots=[viewer.slot(slot) for slot in range(len(SLOTS))],
        skills=[viewer.skill(cell) for cell in range(CELLS)],
    )


def _act(box: Box, act: int) -> ActBoardView:
    spaces = [box.act_first[act], *[[one] for one in box.act_later[act]]]
    return ActBoardView(
        act=box.act_ids[act],
        players=list(box.act_players[act]),
        sets=[[list(levels) for levels in sets] for sets in spaces],
        chest=bool(box.act_chest[act]),
        intervention=box.act_intervention[act],
        intervention_players=list(box.act_intervention_players[act]),
    )


def _blessing(pieces: Pieces, blessing: int) -> BlessingView:
    box = pieces.box
    return BlessingView(
        blessing=pieces.lexicon.word("blessing", blessing),
        kind=box.blessing_kind[blessing],
        do=DEEDS[box.blessing_do[blessing]].word,
        n=box.blessing_n[blessing],
        spent=False,
    )
