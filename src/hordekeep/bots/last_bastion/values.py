"""What things are worth in Last Bastion, in points; hand-made, then tuned on played games."""

from typing import Final, final


@final
class Values:
    """The weights of the evaluator. A whole win is worth `win`, a loss as much below zero."""

    def __init__(self) -> None:
        self.win = 150.0
        self.life = [0.0, 3.2, 4.9, 6.0, 6.8, 7.4, 7.8]
        """What a hero's life tokens are worth together; each one beyond adds `more_life`."""
        self.more_life = 0.2
        self.out = 5.0
        self.dead = 9.0
        self.wounded = 1.5
        self.shadowed = 1.2
        self.lying = 0.8
        self.call = 1.6
        self.token = 0.5
        self.token_in_colour = 0.12
        """More for every card of the token's colour in play."""
        self.grasped = [0.0, 1.5, 5.0, 60.0, 60.0]
        """What so many grasped tiles cost; in between, what is about to be grasped."""
        self.haunted = 0.9
        self.card = 0.8
        self.resistance = 0.35
        self.lock_die = 2.2
        self.no_equipment = 1.5
        self.lost_token = 0.7
        self.draw = 1.6
        self.next_draw = 0.0
        """What it costs that the hero of a board will draw."""
        self.full_board = 0.0
        self.wound = 1.0
        """What an effect that takes a life costs by lying there, besides the life."""
        self.corruption = 0.7
        self.two_on_board = 0.5
        self.bottom = 2.0
        self.bottom_warlord = 60.0
        self.soon = [1.0, 0.75, 0.55, 0.45, 0.4]
        """How much of a harm counts when so many hero phases come before it."""
        self.later = 0.5
        """How much of it counts again for the rounds after the next."""
        self.trap = 1.5
        self.trap_by_card = 0.4
        self.warlord = 8.0
        self.warlord_odds = 14.0
        """What the chance to beat a warlord in the next round is worth."""
        self.warlord_need = 1.5
        """What each hit costs that neither banner, charm nor tokens have brought yet."""
        self.last_warlord_odds = 45.0
        """Likewise when no further one waits in the deck, for the rounds that are left."""
        self.most_rounds = 4.0
        self.near_warlord = 0.8
        """How likely a hero one move away comes to fight the warlord in the next round."""
        self.far_from_warlord = 0.3
        self.near = 0.12
        """What it is worth to stand near the worst cards, per point of their harm."""
        self.market = 1.1
        """What two dice at the Market bring."""
        self.call_margin = 0.6
        self.claimed = 6.0
        """What it costs to beat a card that somebody else has pointed at."""


VALUES: Final = Values()
