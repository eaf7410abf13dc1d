"""Certain omens come true in games where heroes only end their turns; no loss by what lies on the
table comes unannounced.
"""

from collections.abc import Iterator

import pytest
from tests.support.last_bastion.idle_heroes import Idleness, spelled
from tests.support.last_bastion.stage import BOX, GAME

from hordekeep.games.last_bastion.analysis.forecast.outlook import DANGER_TURNS, dangers, forecast
from hordekeep.games.last_bastion.model.box import ENTRANCE
from hordekeep.games.last_bastion.model.state import (
    DECK_EMPTY,
    HEROES_OUT,
    STARVED,
    TILES_GRASPED,
    WARLORD_DISCARDED,
    Siege,
)
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.phases import HERO, HORDE, phase
from hordekeep.kernel.play.chance import Chance, Luck
from hordekeep.kernel.play.driver import next_seat
from hordekeep.kernel.play.game import Omen
from hordekeep.kernel.play.seat import MAIN

DIFFICULTIES = ("beginner", "normal", "hard", "heroic")


def positions(game: int, *, one_in: int) -> Iterator[tuple[Siege, Luck]]:
    """Positions of a random game (lazy ones live on in it), before a choice in any phase."""
    luck = Luck(game)
    options = {"players": 1 + game % 4, "difficulty": DIFFICULTIES[game // 4 % 4]}
    siege = GAME.begin(GAME.options(options))
    asked = next_seat(siege, luck)
    while asked is not None:
        if phase(siege) in (HORDE, HERO) and luck.below(one_in) == 0:
            yield siege, luck
        lazy = game % 3 and luck.below(3)
        chosen = asked.actions[-1] if lazy else asked.actions[luck.below(len(asked.actions))]
        siege.answer(MAIN, chosen)
        asked = next_seat(siege, luck)


def all_omens(siege: Siege) -> list[Omen]:
    found = dangers(siege)
    for seat in range(siege.players):
        found += forecast(siege, seat)
    return found


@pytest.mark.parametrize("start", range(0, 48, 12))
def test_certain_omens_come_true(start: int) -> None:
    checked = 0
    for game in range(start, start + 12):
        for siege, luck in positions(game, one_in=6):
            if phase(siege) == HERO and not isinstance(siege.top(MAIN), HeroPhase):
                continue  # an action is under way, and idling would finish it
            omens = all_omens(siege)
            for _ in range(2):
                idle = Idleness(siege, luck, DANGER_TURNS + 1)
                for omen in omens:
                    if omen.certain:
                        assert idle.came_true(omen), (game, siege.turns, spelled(omen))
                        checked += 1
    assert checked > 300


def test_looking_ahead_changes_nothing_at_any_moment() -> None:
    for game in range(8):
        for siege, _ in positions(game, one_in=3):
            before = siege.fingerprint()
            all_omens(siege)
            assert siege.fingerprint() == before


def test_omens_come_in_order_and_within_sight() -> None:
    for game in range(20, 28):
        for siege, _ in positions(game, one_in=5):
            for seat in range(siege.players):
                turns = [omen.turns for omen in forecast(siege, seat)]
                assert turns == sorted(turns)
                assert all(0 <= number <= 4 for number in turns)
            assert all(0 <= omen.turns <= DANGER_TURNS for omen in dangers(siege))


# Losses.


def mild(siege: Siege, chance: Chance) -> tuple[int, ...]:
    """The corruption die shows nothing, and cards come without entrance effects."""
    if chance.kind == "corruption":
        return (BOX.corruption_faces.index(()),)
    harmless = [card for card in chance.pool if not BOX.sources_in(card, ENTRANCE)]
    return ((harmless or list(chance.pool))[siege.turns % max(len(harmless), 1)],)


class Known:
    """What lies on the table when a forecast is made."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege.clone()
        self.cards = set(siege.cards_in_play())
        self.full = {board for board in range(4) if siege.is_full(board)}

    def is_of_it(self, effect: int) -> bool:
        """Whether an effect comes from a card or a full board that is known."""
        card = BOX.source_card[effect]
        return card in self.cards if card >= 0 else effect - BOX.board_source[0] in self.full

    def explains(self, idle: Idleness) -> bool:
        """Whether a game was lost by nothing else."""
        ending = idle.siege.ending
        events = [event for turn in idle.turns for event in turn.events]
        if ending == TILES_GRASPED:
            return all(e.facts[0] in self.cards for e in events if e.name == "haunting-moved")
        if ending == HEROES_OUT:
            return self._explains_lives(idle)
        if ending == WARLORD_DISCARDED:
            return all(e.facts[0] in self.full for e in events if e.name == "board-struck")
        if ending == DECK_EMPTY:
            return self.siege.deck.size() == 0
        return ending == STARVED and not any(e.name == "card-drawn" for e in events)

    def _explains_lives(self, idle: Idleness) -> bool:
        cause = -1
        for event in (event for turn in idle.turns for event in turn.events):
            if event.name in ("effect-applied", "effect-named"):
                cause = event.facts[0]
            newly_full = event.name == "nothing-drawn" and not self.siege.everything_full()
            if newly_full or (event.name == "life-lost" and not self.is_of_it(cause)):
                return False
        return True


def test_no_loss_by_what_lies_on_the_table_comes_unannounced() -> None:
    endings: dict[int, int] = {}
    for game in range(150):
        for siege, luck in positions(game, one_in=12):
            if phase(siege) == HERO and not isinstance(siege.top(MAIN), HeroPhase):
                continue
            idle = Idleness(siege, luck, DANGER_TURNS, fall=mild)
            if not idle.siege.over or not Known(siege).explains(idle):
                continue
            lost_in = len(idle.turns) - 1
            told = [omen.turns for omen in dangers(siege) if omen.fatal]
            assert min(told, default=99) <= lost_in, (game, siege.turns, idle.siege.ending)
            endings[idle.siege.ending] = endings.get(idle.siege.ending, 0) + 1
    assert {TILES_GRASPED, HEROES_OUT} <= endings.keys()
    assert sum(endings.values()) > 50
