"""Rollouts: the candidates of a hero phase, played on for some rounds."""

import math
from typing import Final, final

from hordekeep.bots.last_bastion.evaluator import LastBastionEvaluator
from hordekeep.bots.last_bastion.fates import SameFate
from hordekeep.bots.last_bastion.search import GreedySiege
from hordekeep.bots.last_bastion.values import PRACTISED
from hordekeep.bots.rivals import Thought
from hordekeep.bots.sifting import Sifting
from hordekeep.games.last_bastion.model.box import BOARDS
from hordekeep.games.last_bastion.model.state import WARLORD_BACK, WON, Siege
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import Playing, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN

SURE: Final = 1.0
"""So many standard errors better than the first choice another must be to be taken instead."""

# What makes a win likelier, as logarithms of odds: fitted to 14,655 turns of greedy heroes with
# practised values, four of them at normal; bench.prospects fits them anew.
WAITING: Final = 0.54
"""A warlord is next, nothing gained or lost."""
A_POINT: Final = 0.092
A_CARD_BEFORE: Final = -0.076
"""For each card that has to be drawn before the next warlord comes."""
LAST_IN_PLAY: Final = 0.45
"""No warlord waits any more, and the deck is empty."""
A_POINT_AT_LAST: Final = 0.032
A_CARD_LEFT: Final = 0.05
"""For each card that may still be drawn before time is up."""


@final
class Rollouts(Sifting):
    """Plays candidates on with greedy players, some rounds each, in the same worlds."""

    def __init__(
        self, evaluator: LastBastionEvaluator, thought: Thought, siege: Siege, rounds: int
    ) -> None:
        super().__init__(thought, SURE)
        self._evaluator = evaluator
        self._siege = siege
        self._until = siege.turns + rounds * BOARDS

    def value(self, action: Action, seed: int) -> float:
        """What a world is worth after an action and a round; the seed makes it the same world."""
        tried = self._siege.clone()
        tried.answer(MAIN, action)
        players = GreedySiege(Luck(seed), PRACTISED)
        drive(_UpTo(tried, self._until), SameFate(seed, tried), players)
        return self._worth(tried)

    def _worth(self, siege: Siege) -> float:
        """How likely a world is won."""
        if siege.over:
            return 1.0 if siege.ending == WON else 0.0
        return prospect(siege, self._evaluator.worth(siege))


def prospect(siege: Siege, worth: float) -> float:
    """How likely a world is won in which the greedy bot sees so many points."""
    waits, cards = cards_to_draw(siege)
    if waits:
        odds = WAITING + A_POINT * worth + A_CARD_BEFORE * cards
    else:
        odds = LAST_IN_PLAY + A_POINT_AT_LAST * worth + A_CARD_LEFT * cards
    return 1.0 / (1.0 + math.exp(-odds))


def cards_to_draw(siege: Siege) -> tuple[bool, int]:
    """Whether a warlord waits in the deck, and the cards before it; if none does, all cards."""
    cards = 0
    for back, count in siege.deck.segments:
        if back == WARLORD_BACK:
            return True, cards
        cards += count
    return False, cards


@final
class _UpTo(Playing):
    """A siege that is played up to the beginning of a turn."""

    def __init__(self, siege: Siege, until: int) -> None:
        super().__init__(siege)
        self._siege = siege
        self._until = until

    def ask_next(self) -> Ask | None:
        asked = super().ask_next()
        return None if self._siege.turns >= self._until else asked
