"""What a game brings to the bots: who plays it besides the random bot."""

from collections.abc import Callable, Mapping
from typing import final

from hordekeep.bots.game_hints import GameHints
from hordekeep.bots.game_search import GameSearch
from hordekeep.bots.policy import Policy
from hordekeep.bots.rivals import Rivals


@final
class GameBots:
    """The bots of one game by name, each made from a seed; the weakest first."""

    def __init__(
        self,
        makers: Mapping[str, Callable[[int], Policy]],
        *,
        default: str,
        leaning: Mapping[str, int] | None = None,
        search: GameSearch | None = None,
        rivals: Rivals | None = None,
        hints: GameHints | None = None,
    ) -> None:
        self.makers = makers
        self.default = default
        """The bot for whoever has chosen none."""
        self.leaning = leaning or {}
        """How much likelier than 1 a leaning player takes the actions of a verb; 0 is only for
        want of others."""
        self.search = search
        """What searching its worlds takes."""
        self.rivals = rivals
        """Bots in four strengths; where there are any, the others are no longer offered."""
        self.hints = hints
        """What hints for people take."""
