"""The shape of what is said of effects and powers; `box.py` says it, once for each."""

from typing import Final, final

from hordekeep.kernel.play.definition import Definition

# On whom an effect falls (LB-N6).
ONE_HERO: Final = 0
EVERYBODY: Final = 1
NOBODY: Final = 2


@final
class Effect(Definition):
    """What a card, a full board or a face of the corruption die does.

    An effect that is not good is bad. `columns` are those of a card in which it may stand.
    """

    def __init__(
        self,
        number: int,
        word: str,
        clause: str,
        *,
        columns: tuple[int, ...] = (),
        good: bool = False,
        falls_on: int = ONE_HERO,
        left_to_chance: bool = False,
        on_board: bool = False,
        on_die: bool = False,
    ) -> None:
        super().__init__(number, word, clause)
        self.columns = columns
        self.good = good
        self.falls_on = falls_on
        self.left_to_chance = left_to_chance
        """Cards or dice decide what it leads to."""
        self.on_board = on_board
        self.on_die = on_die
        """A full board may have it, and a face of the corruption die."""


@final
class TilePower(Definition):
    """What a tile does when it is used."""


@final
class HeroPower(Definition):
    """What only one kind of hero can do."""

    def __init__(
        self,
        number: int,
        word: str,
        clause: str,
        *,
        verbs: tuple[str, ...] = (),
        events: tuple[str, ...] = (),
        once_a_phase: bool = False,
        one_token: bool = False,
    ) -> None:
        super().__init__(number, word, clause)
        self.verbs = verbs
        self.events = events
        """The actions and events that show its use, whatever else happens."""
        self.once_a_phase = once_a_phase
        """It is used up in a hero phase (LB-A10)."""
        self.one_token = one_token
        """It needs a token of which there is one (LB-P7): no two heroes may have it."""
