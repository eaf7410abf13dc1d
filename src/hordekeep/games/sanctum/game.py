"""Sanctum as a game of the kernel: its words, its options, and what it can tell."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, final

from hordekeep.games.sanctum.model.actions import ACTIONS
from hordekeep.games.sanctum.model.box import (
    ACHIEVEMENTS,
    BOX_COLOURS,
    COLOURS,
    DIFFICULTIES,
    MARKERS,
    PAY_WORDS,
    PENALTIES,
    SLOTS,
    Box,
)
from hordekeep.games.sanctum.model.dice import DIE_WORDS
from hordekeep.games.sanctum.model.events import EVENTS
from hordekeep.games.sanctum.model.gems import GEM_WORDS, PAYMENT_WORDS
from hordekeep.games.sanctum.model.state import ENDINGS, Quest
from hordekeep.games.sanctum.model.unseen import imagine
from hordekeep.games.sanctum.options import IN_ORDER, LAST_BATTLE, MOST_PLAYERS, OPTIONS
from hordekeep.games.sanctum.position.steps import check_agenda
from hordekeep.games.sanctum.position.words import describe, restore
from hordekeep.games.sanctum.rules import (
    achievements,
    attack,
    block,
    combat,
    fight,
    hitting,
    journey,
    last_battle,
    rest,
    setup,
    spoils,
    turn,
    walls,
)
from hordekeep.games.sanctum.rules.outcome import result
from hordekeep.games.sanctum.rules.penalties import suffering
from hordekeep.games.sanctum.view.view import own_parts, view, view_with
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.definition import words_of
from hordekeep.kernel.play.game import Game, Omen, Result
from hordekeep.kernel.play.options import CHOOSE, RANDOM, Option
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon, Term

FRAMES: Final[tuple[type[Term], ...]] = (
    setup.PickHero,
    setup.DealHeroes,
    setup.WhoBegins,
    setup.LayTiles,
    setup.LayDecks,
    setup.StartPotions,
    setup.StartCards,
    setup.FirstTurn,
    turn.Turn,
    turn.NextTurn,
    turn.EndActFive,
    journey.Journey,
    journey.DealDemons,
    journey.FormSets,
    journey.TakingSet,
    journey.Chest,
    journey.PickingItem,
    journey.ChestLeft,
    fight.BeginFight,
    fight.BeforeRoll,
    fight.Recovering,
    fight.RollDice,
    fight.SilverRoll,
    fight.AfterRoll,
    fight.RollAgain,
    attack.Attack,
    attack.Overkilling,
    combat.AttackEnd,
    hitting.TurnDie,
    hitting.Striking,
    block.RaiseShields,
    block.Block,
    block.Wounds,
    combat.FightOver,
    spoils.Spoils,
    spoils.Level,
    spoils.TurnOver,
    achievements.Achievements,
    achievements.TakeTile,
    rest.Restore,
    rest.Fencing,
    rest.Resting,
    rest.RestEnd,
    walls.LastRest,
    walls.AfterLastRest,
    walls.LordAnswers,
    walls.Attacked,
    last_battle.DealRows,
    last_battle.DealFuries,
    last_battle.RowsLaid,
    last_battle.RowLaid,
    last_battle.Round,
    last_battle.FightInTurn,
    last_battle.Roar,
    last_battle.RoarCards,
    last_battle.RoaredAt,
    last_battle.RoaredInTurn,
    last_battle.SealedAnswers,
    suffering.Suffer,
    suffering.PayPenalty,
)
"""Every step that can stand on an agenda."""


def lexicon(box: Box) -> Lexicon:
    """The words of this game with this box."""
    words = {
        "foe": box.foe_ids,
        "demon": box.foe_ids[: box.demons],
        "item": box.item_ids,
        "ability": box.ability_ids,
        "hero": box.hero_ids,
        "skill": box.skill_ids,
        "blessing": box.blessing_ids,
        "start-card": box.start_card_ids,
        "act": [*box.act_ids, "cathedral"],
        "achievement": ACHIEVEMENTS,
        "colour": COLOURS,
        "potion": ("red", "blue"),
        "marker": MARKERS,
        "box": BOX_COLOURS,
        "slot": SLOTS,
        "gem": GEM_WORDS,
        "gems": PAYMENT_WORDS,
        "pay": PAY_WORDS,
        "die": DIE_WORDS,
        "penalty": words_of(PENALTIES),
        "seat": [f"seat-{seat + 1}" for seat in range(MOST_PLAYERS)],
        "ending": ENDINGS,
    }
    return Lexicon(words, ACTIONS, FRAMES)


@final
class Sanctum(Game[Quest]):
    """The rules of Sanctum with one box."""

    id: ClassVar[str] = "sanctum"
    rules: ClassVar[int] = 2
    table_options: ClassVar[tuple[Option, ...]] = OPTIONS

    def __init__(self, box: Box, content: Mapping[str, str]) -> None:
        box.link()
        super().__init__(lexicon(box), content)
        self.box = box

    def events(self) -> Mapping[str, tuple[str, ...]]:
        return EVENTS

    def empty_quest(self, options: Mapping[str, Any]) -> Quest:
        """A quest with these options and nothing on the table."""
        quest = Quest(self.box, options["players"], DIFFICULTIES.index(options["difficulty"]))
        quest.in_order = options.get(LAST_BATTLE) == IN_ORDER  # older journals do not say
        return quest

    def begin(self, options: Mapping[str, Any]) -> Quest:
        quest = self.empty_quest(options)
        heroes = options["heroes"]
        for seat, one in enumerate(heroes):
            if one not in (RANDOM, CHOOSE):
                quest.champions[seat].hero = self.box.hero_ids.index(one)
        setup.setup_agenda(
            quest,
            choosing=[seat for seat, one in enumerate(heroes) if one == CHOOSE],
            first=NONE if options["first"] == RANDOM else options["first"] - 1,
        )
        return quest

    def view(self, state: Quest, seat: Seat) -> object:
        return view(self.lexicon, state, seat)

    def own_parts(self, state: Quest, seat: Seat) -> list[Any]:
        return own_parts(self.lexicon, state, seat)

    def view_with(self, state: Quest, parts: Sequence[Any]) -> Any:
        return view_with(self.lexicon, state, parts)

    def forecast(self, state: Quest, seat: Seat) -> list[Omen]:
        return []

    def imagine(self, state: Quest, seat: Seat, source: Source) -> Quest:
        return imagine(state, seat, source)

    def result(self, state: Quest) -> Result:
        return result(state)

    def describe(self, state: Quest) -> dict[str, Any]:
        return describe(self.lexicon, state)

    def restore(self, words: Mapping[str, Any], options: Mapping[str, Any]) -> Quest:
        return restore(self.lexicon, words, self.empty_quest(options), options)

    def check_agenda(self, state: Quest) -> None:
        check_agenda(state)
