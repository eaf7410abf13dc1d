"""Foes, items, abilities and attacks in words: the parts of which views are made."""

from typing import cast, final

from hordekeep.games.sanctum.content.schema_parts import Colour, ItemType
from hordekeep.games.sanctum.model.box import (
    BOX_COLOURS,
    COLOURS,
    COLUMNS,
    DEEDS,
    ITEM_TYPES,
    PENALTIES,
)
from hordekeep.games.sanctum.model.champion import EMPTY, MARKS, Champion
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.rules.abilities import boxes_of
from hordekeep.games.sanctum.view.wire import (
    AbilityBoxView,
    AbilityView,
    AttackView,
    DemonView,
    GemsView,
    HitBoxView,
    ItemView,
    PenaltyView,
)
from hordekeep.kernel.play.term import NONE, Lexicon


def colour_of(colour: int) -> Colour:
    """The word of a gem colour that has a column."""
    return cast("Colour", COLOURS[colour])


def symbols(gems: tuple[int, ...]) -> list[Colour]:
    """Gem symbols one by one."""
    return [colour_of(colour) for colour in range(COLUMNS) for _ in range(gems[colour])]


def gems_view(counts: list[int]) -> GemsView:
    """Four numbers, by colour."""
    red, green, blue, white = counts
    return GemsView(red=red, green=green, blue=blue, white=white)


@final
class Pieces:
    """Puts the pieces of one quest into words."""

    def __init__(self, lexicon: Lexicon, quest: Quest) -> None:
        self.lexicon = lexicon
        self.quest = quest
        self.box = quest.box

    def word(self, kind: str, value: int) -> str | None:
        """The word of a thing, or None where there is none."""
        return None if value == NONE else self.lexicon.word(kind, value)

    def hit_boxes(self, foe: int) -> list[HitBoxView]:
        hits = self.quest.hits[foe]
        return [
            HitBoxView(face=face, hit=bool(hits >> index & 1))
            for index, face in enumerate(self.box.foe_boxes[foe])
        ]

    def demon(self, demon: int, owner: Champion | None = None) -> DemonView:
        """A demon; what it does to its owner may be less than what is printed."""
        box, quest = self.box, self.quest
        printed = box.foe_damage[demon]
        return DemonView(
            foe=self.lexicon.word("foe", demon),
            kind=box.foe_kind[demon],
            colour=colour_of(box.demon_colour[demon]),
            level=box.demon_level[demon],
            boxes=self.hit_boxes(demon),
            damage=printed if owner is None else quest.damage_of(owner, demon),
            printed_damage=printed,
            felled=quest.is_felled(demon),
            item_type=self.item_type(demon),
            item_gems=symbols(box.item_gems[demon]),
        )

    def item_type(self, item: int) -> ItemType:
        return ITEM_TYPES[self.box.item_type[item]]

    def item(self, item: int, owner: Champion | None = None) -> ItemView:
        box = self.box
        return ItemView(
            item=self.lexicon.word("item", item),
            type=self.item_type(item),
            gems=symbols(box.item_gems[item]),
            abilities=[self.ability(one, owner) for one in box.item_abilities[item]],
            stamina=box.item_stamina[item],
            focus=box.item_focus[item],
        )

    def ability(self, ability: int, owner: Champion | None) -> AbilityView:
        """An ability, with what lies on its boxes where a champion has it now."""
        box = self.box
        in_use = owner is not None and ability in owner.abilities
        marks = (EMPTY, EMPTY)
        if owner is not None and in_use:
            marks = boxes_of(owner, owner.abilities.index(ability))
        return AbilityView(
            ability=self.lexicon.word("ability", ability),
            boxes=[
                AbilityBoxView(
                    colour=BOX_COLOURS[colour],
                    mark=MARKS[marks[index]],
                )
                for index, colour in enumerate(box.ability_boxes[ability])
            ],
            do=DEEDS[box.ability_do[ability]].word,
            n=box.ability_n[ability],
            in_use=in_use,
        )

    def attack(self, foe: int) -> AttackView:
        """The attack or fury of a card."""
        box = self.box
        return AttackView(
            foe=self.lexicon.word("foe", foe),
            kind=box.foe_kind[foe],
            penalty=[
                _penalty(deed, arg)
                for deed, arg in zip(box.foe_penalty[foe], box.foe_penalty_arg[foe], strict=True)
            ],
            wounds=box.foe_wounds[foe],
        )


def _penalty(deed: int, arg: int) -> PenaltyView:
    takes = PENALTIES[deed].takes
    return PenaltyView(
        do=PENALTIES[deed].word,
        face=arg if takes == "face" else None,
        box=BOX_COLOURS[arg] if takes == "colour" and arg != NONE else None,
        n=arg if takes == "n" else None,
    )
