"""Last Bastion as a game of the kernel: its words, its options, and what it can tell."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from hordekeep.games.last_bastion.analysis.forecast.outlook import dangers, forecast, outlook
from hordekeep.games.last_bastion.model.actions import ACTIONS
from hordekeep.games.last_bastion.model.box import (
    BOARDS,
    COLOURS,
    DIFFICULTIES,
    EFFECTS,
    TOKEN_COLOURS,
    Box,
)
from hordekeep.games.last_bastion.model.events import EVENTS
from hordekeep.games.last_bastion.model.layout import SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.state import ENDINGS, Siege
from hordekeep.games.last_bastion.options import MOST_PLAYERS, OPTIONS
from hordekeep.games.last_bastion.position.steps import check_agenda
from hordekeep.games.last_bastion.position.words import describe, restore
from hordekeep.games.last_bastion.rules import (
    choices,
    combat,
    corruption,
    deeds,
    effects,
    hero_phase,
    placement,
    rerolls,
    setup,
    tiles,
    turn,
)
from hordekeep.games.last_bastion.rules.outcome import result
from hordekeep.games.last_bastion.view.view import view
from hordekeep.kernel.play.chance import Source
from hordekeep.kernel.play.definition import words_of
from hordekeep.kernel.play.game import Game, Omen, Outlook, Result
from hordekeep.kernel.play.options import CHOOSE, OFF, RANDOM, Option
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon, Term

FRAMES: Final[tuple[type[Term], ...]] = (
    setup.LayTiles,
    setup.LayBoards,
    setup.PickHero,
    setup.DealHeroes,
    setup.PutOut,
    setup.FirstTurn,
    turn.Turn,
    turn.RecurringEffects,
    turn.BoardStep,
    turn.HordePhaseDone,
    placement.Draw,
    placement.PlaceCard,
    placement.DiscardBottom,
    effects.InOrder,
    effects.Suffer,
    deeds.GraspAlong,
    corruption.RollCorruption,
    corruption.MayRerollCorruption,
    corruption.RollCorruptionAgain,
    choices.ReturnToken,
    choices.TakeEquipment,
    choices.TakeSpoils,
    choices.Cleansing,
    choices.GrantedMove,
    hero_phase.HeroPhase,
    tiles.CastingNet,
    tiles.Commanding,
    tiles.MarketRoll,
    tiles.MarketTake,
    tiles.Treating,
    tiles.Raising,
    tiles.Dispensing,
    tiles.Destroying,
    tiles.Trapping,
    rerolls.MayReroll,
    rerolls.RollAgain,
    combat.Aiming,
    combat.CombatRoll,
    combat.Assault,
    combat.Fallen,
    combat.Leaves,
    combat.FightDone,
)
"""Every step that can stand on an agenda."""


def lexicon(box: Box) -> Lexicon:
    """The words of this game with this box."""
    grasps = [f"tile {tile}" for tile in box.tile_ids]
    grasps += [f"card {card}" for card in box.card_ids]
    grasps += [f"hero {one}" for one in box.hero_ids]
    slots = [
        f"{COLOURS[board]} {number + 1}"
        for board in range(BOARDS)
        for number in range(SLOTS_A_BOARD)
    ]
    words = {
        "card": box.card_ids,
        "tile": box.tile_ids,
        "hero": box.hero_ids,
        "colour": COLOURS,
        "face": COLOURS,
        "slot": slots,
        "effect": box.source_words(),
        "deed": words_of(EFFECTS),
        "token": [*COLOURS[:TOKEN_COLOURS], "call"],
        "corruption": box.corruption_words(),
        "grasp": grasps,
        "dice": rerolls.DICE_WORDS,
        "gift": choices.GIFTS,
        "seat": [f"seat-{seat + 1}" for seat in range(MOST_PLAYERS)],
        "ending": ENDINGS,
    }
    return Lexicon(words, ACTIONS, FRAMES)


@final
class LastBastion(Game[Siege]):
    """The rules of Last Bastion with one box."""

    id: ClassVar[str] = "last-bastion"
    rules: ClassVar[int] = 2
    table_options: ClassVar[tuple[Option, ...]] = OPTIONS
    common_reward: ClassVar[bool] = True  # LB-V1, LB-V2
    all_is_open: ClassVar[bool] = True  # nothing is dealt before it is seen (LB-S10, LB-S11)

    def __init__(self, box: Box, content: Mapping[str, str]) -> None:
        box.number_effects()
        super().__init__(lexicon(box), content)
        self.box = box

    def events(self) -> Mapping[str, tuple[str, ...]]:
        return EVENTS

    def empty_siege(self, options: Mapping[str, Any]) -> Siege:
        """A siege with these options and nothing on the table."""
        difficulty = DIFFICULTIES.index(options["difficulty"])
        rounds = options["starving_rounds"]
        return Siege(self.box, options["players"], difficulty, 0 if rounds == OFF else rounds)

    def begin(self, options: Mapping[str, Any]) -> Siege:
        siege = self.empty_siege(options)
        heroes = options["heroes"]
        for seat, one in enumerate(heroes):
            if one not in (RANDOM, CHOOSE):
                siege.seat_hero[seat] = self.box.hero_ids.index(one)
        tiles_given, boards_given = options["tiles"], options["boards"]
        setup.setup_agenda(
            siege,
            tiles=[]
            if tiles_given == RANDOM
            else [self.box.tile_ids.index(tile) for tile in tiles_given],
            boards=[]
            if boards_given == RANDOM
            else [COLOURS.index(colour) for colour in boards_given],
            choosing=[seat for seat, one in enumerate(heroes) if one == CHOOSE],
            first=NONE if options["first"] == RANDOM else options["first"] - 1,
        )
        return siege

    def view(self, state: Siege, seat: Seat) -> object:
        return view(self.lexicon, state, seat)

    def forecast(self, state: Siege, seat: Seat) -> list[Omen]:
        return forecast(state, seat)

    def dangers(self, state: Siege, seat: Seat) -> list[Omen]:
        return dangers(state)

    def outlook(self, state: Siege, seat: Seat) -> Outlook:
        return outlook(state)

    def imagine(self, state: Siege, seat: Seat, source: Source) -> Siege:
        # Nothing is dealt before it is seen (LB-S10, LB-S11): any seat knows the whole state.
        return state.clone()

    def result(self, state: Siege) -> Result:
        return result(state)

    def describe(self, state: Siege) -> dict[str, Any]:
        return describe(self.lexicon, state)

    def restore(self, words: Mapping[str, Any], options: Mapping[str, Any]) -> Siege:
        return restore(self.lexicon, words, self.empty_siege(options), options)

    def check_agenda(self, state: Siege) -> None:
        check_agenda(state)
