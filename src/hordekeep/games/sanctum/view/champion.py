"""A champion as everybody sees it, and the own secrets of a seat (SA-H4, SA-L10, SA-U2)."""

from typing import Any, Final, cast, final

from hordekeep.games.sanctum.analysis.shielding import could_block
from hordekeep.games.sanctum.model.box import CELLS, DEEDS, FOCUS, LEVELS, SLOTS, STAMINA
from hordekeep.games.sanctum.model.champion import (
    CHANGED,
    FACE,
    GEM_COLOURS,
    LOST,
    PLACED,
    SILVER_DIE,
    Champion,
)
from hordekeep.games.sanctum.model.perks import SILVER
from hordekeep.games.sanctum.model.state import Quest
from hordekeep.games.sanctum.model.unseen import blessings_are_public
from hordekeep.games.sanctum.rules.block import open_damage
from hordekeep.games.sanctum.rules.phases import is_fighting, levels_ahead, step, suffered
from hordekeep.games.sanctum.rules.skills import potion_slots
from hordekeep.games.sanctum.view.parts import Pieces, colour_of, gems_view
from hordekeep.games.sanctum.view.wire import (
    BattleDieView,
    BlessingView,
    ChampionView,
    ClashView,
    ItemSlotView,
    QuestStep,
    RowCardView,
    SkillView,
)
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

TURNED_DOWN: Final = BlessingView(blessing=None, kind=None, do=None, n=None, spent=False)


@final
class ChampionViewer:
    """Puts one champion into words."""

    def __init__(self, pieces: Pieces, seat: Seat) -> None:
        self.pieces = pieces
        self.quest: Quest = pieces.quest
        self.box = pieces.box
        self.seat = seat
        self.champion: Champion = self.quest.champions[seat]

    def view(self, blessings: Any) -> ChampionView:
        """The champion, with blessings as somebody sees them, or what stands for those."""
        champion, quest, seat = self.champion, self.quest, self.seat
        suffering = suffered(quest, seat)
        seated = champion.hero != NONE
        return ChampionView(
            seat=seat,
            hero=self.pieces.word("hero", champion.hero),
            step=cast("QuestStep | None", step(quest, seat)),
            life=champion.life,
            full_life=self.box.start_life,
            grave=champion.grave(),
            dead=bool(champion.dead),
            triumphant=bool(champion.triumphant),
            stamina=champion.pool[STAMINA],
            focus=champion.pool[FOCUS],
            all_stamina=champion.markers(STAMINA),
            all_focus=champion.markers(FOCUS),
            red_potions=champion.potions[STAMINA],
            blue_potions=champion.potions[FOCUS],
            potion_slots=potion_slots(quest, champion) if seated else self.box.potion_slots,
            dice=champion.dice,
            rage=champion.rage,
            rage_tokens=champion.rage_tokens,
            gems=gems_view(champion.gems),
            third_die=bool(champion.equipped_once),
            skills=[self.skill(cell) for cell in range(CELLS)] if seated else [],
            slots=[self.slot(slot) for slot in range(len(SLOTS))] if seated else [],
            pouch=[self.pieces.item(item) for item in champion.pouch],
            blessings=blessings,
            act=self.pieces.word("act", champion.act),
            space=champion.space,
            demons=[self.pieces.demon(demon, champion) for demon in champion.demons],
            threat=quest.damage_to(champion) if seated else 0,
            answered=champion.answered,
            row=[self.row_card(place) for place in range(len(champion.row))],
            cards_beaten=champion.at,
            fewer_dice=champion.fewer,
            more_damage=champion.more,
            clash=self.clash() if is_fighting(quest, seat) else None,
            suffering=None if suffering == NONE else self.pieces.attack(suffering),
            levels=[colour_of(colour) for colour in levels_ahead(quest, seat)],
        )

    def skill(self, cell: int) -> SkillView:
        champion, box = self.champion, self.box
        skill = box.skill(champion.hero, cell)
        ability = box.skill_ability[skill]
        return SkillView(
            skill=self.pieces.lexicon.word("skill", skill),
            colour=colour_of(cell // LEVELS),
            level=cell % LEVELS + 1,
            gems=champion.chart[cell * 2],
            white=champion.chart[cell * 2 + 1],
            gained=champion.has_skill(cell),
            used=bool(champion.used >> cell & 1),
            tile=box.skill_is_tile[skill],
            stamina=box.skill_stamina[skill],
            focus=box.skill_focus[skill],
            silver=any(perk.at == SILVER for perk in box.skill_perks[skill]),
            ability=None if ability == NONE else self.pieces.ability(ability, champion),
        )

    def slot(self, slot: int) -> ItemSlotView:
        champion = self.champion
        item = champion.slots[slot]
        printed = self.box.hero_printed[champion.hero * len(SLOTS) + slot]
        first = slot * GEM_COLOURS
        return ItemSlotView(
            slot=SLOTS[slot],
            item=None if item == NONE else self.pieces.item(item, champion),
            gems=gems_view(champion.sockets[first : first + GEM_COLOURS]),
            printed=None if printed == NONE else self.pieces.ability(printed, champion),
        )

    def blessings(self, *, own: bool) -> list[BlessingView]:
        """SA-H4, SA-W9: seen by their owner only, until all are turned up."""
        seen = own or blessings_are_public(self.quest) or self.quest.over
        return [self.blessing(one) if seen else TURNED_DOWN for one in self.champion.blessings]

    def blessing(self, blessing: int) -> BlessingView:
        return BlessingView(
            blessing=self.pieces.lexicon.word("blessing", blessing),
            kind=self.box.blessing_kind[blessing],
            do=DEEDS[self.box.blessing_do[blessing]].word,
            n=self.box.blessing_n[blessing],
            spent=bool(self.champion.spent >> blessing & 1),
        )

    def row_card(self, place: int) -> RowCardView:
        """SA-L1, SA-L10: a closed fury card shows nothing but its back, until the game is over."""
        champion, quest = self.champion, self.quest
        foe = champion.row[place]
        beaten = place < champion.at
        face_up = foe != NONE and (quest.is_face_up(champion, place) or quest.over)
        fury = foe != NONE and self.box.is_fury(foe)
        fighting = not champion.dead and not champion.triumphant
        return RowCardView(
            foe=self.pieces.lexicon.word("foe", foe) if face_up else None,
            fury=fury,
            face_up=face_up,
            present=place == champion.at,
            beaten=beaten,
            boxes=self.pieces.hit_boxes(foe) if face_up else [],
            damage=quest.damage_of(champion, foe) if face_up else 0,
            counts=face_up and not beaten and fighting and quest.is_face_up(champion, place),
            attack=self.pieces.attack(foe) if fury and face_up else None,
        )

    def clash(self) -> ClashView:
        champion, quest = self.champion, self.quest
        wounds = open_damage(quest, champion)
        return ClashView(
            dice=[_die(die) for die in champion.rolled],
            potions_drunk=champion.drunk,
            kills=champion.kills,
            damage=quest.damage_to(champion),
            shields=champion.shields,
            can_block=could_block(quest, self.seat),
            wounds=wounds,
            fatal=champion.life - wounds <= champion.grave(),
            only_changed=bool(champion.veiled),
        )


def _die(die: int) -> BattleDieView:
    return BattleDieView(
        die=f"{die & FACE}*" if die & CHANGED else f"{die & FACE}",
        face=die & FACE,
        changed=bool(die & CHANGED),
        placed=bool(die & PLACED),
        lost=bool(die & LOST),
        silver=bool(die & SILVER_DIE),
    )
