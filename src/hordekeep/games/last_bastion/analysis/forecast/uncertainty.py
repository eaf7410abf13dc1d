"""How far chance and other people's choices may have led away from a walk that leaves them out.

A walk through the turns ahead does not resolve draws and corruption rolls, and it guesses whom the
group names. All bounds here are upper ones: what they leave standing is certain, as long as heroes
only end their turns, so that no card leaves play and nothing is gained.
"""

from typing import final

from hordekeep.games.last_bastion.model.box import (
    ALL_LOSE_MOVE,
    ALL_RETURN_TOKEN,
    DRAW_HORDE,
    EFFECTS,
    ENTRANCE,
    GRASP_ALL_BOARDS,
    GRASP_OWN_BOARD,
    LOSE_LIFE,
    RETURN_TOKEN,
    ROLL_CORRUPTION,
)
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.grasp import can_be_shadowed
from hordekeep.kernel.play.seat import Seat


@final
class Doubt:
    """What may have happened unseen since the walk began."""

    def __init__(self, siege: Siege, entrances: list[int], *, slots: int, deck: int) -> None:
        self.siege = siege
        self.entrances = entrances
        """Entrance effects of cards that nobody has seen, by what they do."""
        self.slots = slots
        """Free slots when the walk begins; none is freed on it."""
        self.deck = deck
        """Cards in the deck when the walk begins."""
        self.draws = 0
        """Draws on the way."""
        self.rolls = 0
        """Corruption rolls on the way."""
        self.exposed = 0
        """The seats that drew or rolled, as bits."""
        self.tokens_elsewhere = 0
        """Token losses that may have hit another hero than the one on the walk."""
        self.guessed = False
        """A choice was guessed on which much depends."""

    def copy(self) -> "Doubt":
        """An independent copy."""
        other = Doubt(self.siege, self.entrances, slots=self.slots, deck=self.deck)
        other.draws = self.draws
        other.rolls = self.rolls
        other.exposed = self.exposed
        other.tokens_elsewhere = self.tokens_elsewhere
        other.guessed = self.guessed
        return other

    # Adding to it.

    def meet(self, deed: int, seats: list[Seat]) -> None:
        """One of these heroes draws, or rolls the corruption die."""
        if deed == DRAW_HORDE:
            self.draws += 1
        else:
            self.rolls += 1
        for seat in seats:
            self.exposed |= 1 << seat

    # Reading it.

    def is_open(self) -> bool:
        """Whether an unknown card may have come."""
        return self.draws + self.rolls > 0

    def most_rolls(self) -> int:
        """Corruption rolls, those of unseen cards' entrances included."""
        return self.rolls + self.unseen(ROLL_CORRUPTION)

    def extra_draws(self) -> int:
        """How many more cards may have come than draws were on the way."""
        return self.most_rolls() + self.unseen(DRAW_HORDE)

    def most_draws(self) -> int:
        """How many cards may have come in all."""
        return min(self.draws + self.extra_draws(), self.slots + 1, self.deck)  # 1: the trap

    def unseen(self, deed: int) -> int:
        """How often this entrance effect of unseen cards may have been applied."""
        return self.entrances[deed] if self.is_open() and self.deck else 0

    def tokens_at_risk(self, seat: Seat) -> int:
        """The most round tokens that a hero may have lost beyond what the walk took."""
        lost = self.tokens_elsewhere + self.unseen(ALL_RETURN_TOKEN)
        if self.exposed >> seat & 1 or self._others_go_on():
            lost += self.most_rolls() + self.unseen(RETURN_TOKEN)
        return lost

    def _others_go_on(self) -> bool:
        """LB-D9: whether an exposed hero may have gone out and left effects to the others."""
        most = self.most_rolls() + self.unseen(LOSE_LIFE)
        # LB-H4: whatever finds all slots filled costs a life.
        most += max(self.draws + self.extra_draws() - self.slots, 0)
        lives = [life for seat, life in enumerate(self.siege.life) if self.exposed >> seat & 1]
        return bool(lives) and most >= min(lives)

    def figures_at_risk(self) -> int:
        """How many more Grasps of Evil may have been taken from the supply (LB-G7)."""
        siege = self.siege
        boards = self.unseen(GRASP_OWN_BOARD) + self.unseen(GRASP_ALL_BOARDS) * siege.players
        bare = [seat for seat in range(siege.players) if can_be_shadowed(siege, seat)]
        return min(boards, len(bare)) + self.most_rolls()

    def everybody_may_lie(self) -> bool:
        """Whether an unknown effect may have laid all heroes down."""
        return self.unseen(ALL_LOSE_MOVE) > 0


def no_doubt(siege: Siege) -> Doubt:
    """Nothing has happened unseen yet."""
    entrances = [0] * len(EFFECTS)
    for cards in siege.deck.unseen:
        for card in cards:
            for source in siege.box.sources_in(card, ENTRANCE):
                entrances[siege.box.source_effect[source]] += 1
    free = len(siege.all_free_slots())
    return Doubt(siege, entrances, slots=free, deck=siege.deck.size())
