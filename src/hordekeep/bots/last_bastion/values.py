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


def practised() -> Values:
    """What counts more or less in games that were won, found by changing all weights at once."""
    values = Values()
    values.life = [0.0, 3.719, 5.658, 6.907, 7.813, 8.491, 8.943]
    values.more_life = 0.1968
    values.out = 4.892
    values.dead = 9.042
    values.wounded = 1.536
    values.shadowed = 1.201
    values.lying = 0.748
    values.call = 1.577
    values.token = 0.4918
    values.token_in_colour = 0.1138
    values.grasped = [0.0, 1.548, 4.982, 60.0, 60.0]
    values.haunted = 0.9527
    values.card = 0.7617
    values.resistance = 0.2969
    values.lock_die = 1.896
    values.no_equipment = 1.534
    values.lost_token = 0.687
    values.draw = 1.787
    values.next_draw = 0.1383
    values.full_board = -0.1573
    values.wound = 1.023
    values.corruption = 0.7271
    values.two_on_board = 0.5179
    values.bottom = 1.706
    values.bottom_warlord = 64.54
    values.soon = [1.0, 0.8139, 0.5451, 0.446, 0.3965]
    values.later = 0.5687
    values.trap = 1.98
    values.trap_by_card = 0.4359
    values.warlord = 8.87
    values.warlord_odds = 13.9
    values.warlord_need = 1.578
    values.last_warlord_odds = 45.73
    values.most_rounds = 4.184
    values.near_warlord = 0.8033
    values.far_from_warlord = 0.2718
    values.near = 0.09831
    values.market = 1.057
    values.call_margin = 0.6358
    return values


VALUES: Final = Values()
"""Those of the greedy bot of 0.1.0."""
PRACTISED: Final = practised()
