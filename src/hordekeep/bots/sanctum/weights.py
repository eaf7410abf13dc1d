"""What counts in Sanctum, and how much: the numbers behind the rules of thumb."""

from typing import Final, final

from hordekeep.games.sanctum.model.box import (
    FEWER_DICE,
    HEAL,
    LOSE_BLESSING,
    LOSE_DIE,
    LOSE_EITHER,
    LOSE_FOCUS,
    LOSE_POTION,
    LOSE_STAMINA,
    MORE_DAMAGE,
    ONLY_CHANGED,
    PAY_BOX,
    REROLL_FACE,
    SPEND_RAGE,
    SPOIL_BOX,
)


@final
class Weights:
    """In lives, unless said otherwise. As made: those of the greedy bot of 0.1.0."""

    def __init__(self) -> None:
        # Turns.
        self.ready = 0.45
        """The part of all markers that should be at hand before a fight."""
        self.poor_fight = 0.3
        """What a fight should be worth at least."""
        self.rest_when_empty = 0.0
        """The part of all markers below which a champion without demons rests."""
        self.move_on = 0.0
        """A champion with demons moves on while their open boxes are fewer than so much of the
        dice; `move_on_damage` of their damage counts as boxes too."""
        self.move_on_damage = 0.0
        # Fights.
        self.marker_last = 0.14
        self.marker = 0.1
        self.wound = 1.0
        """A wound in the last battle."""
        self.wound_low = 1.6
        """Likewise with little life."""
        self.wound_journey = 0.8
        """How much of that a wound on the journey counts."""
        self.slain_level = 0.75
        self.slain_item = 0.5
        self.hit = 0.3
        self.card = 2.6
        self.rage = 0.45
        self.blessing = 0.5
        # Blocks.
        self.block_marker = 0.22
        self.block_use = 0.1
        self.block_blessing = 0.8
        # Gear.
        self.shield = 0.5
        self.strike = 1.6
        self.flame = 0.75
        self.box_cost = 0.25
        self.white = 0.05
        """A white gem is kept where a coloured one would do."""
        self.equip_gain = 0.2
        """What an item must bring to be equipped."""
        self.spare_gain = 0.35
        """An item that could bring no more is sold."""
        # Gems.
        self.gem_rows: list[float] = [1.0, 0.6, 0.45]
        self.gem_to_skill = 1.2
        # Sets of demons.
        self.demon_level = 0.8
        self.demon_item = 0.3
        self.demon_damage = 0.35
        self.demon_overlap = 0.8
        # Penalties.
        self.penalties: dict[int, float] = {
            LOSE_STAMINA: 0.9,
            LOSE_FOCUS: 0.9,
            LOSE_EITHER: 0.8,
            LOSE_BLESSING: 0.9,
            SPOIL_BOX: 0.6,
            FEWER_DICE: 1.5,
            MORE_DAMAGE: 1.5,
            HEAL: -1.0,
            LOSE_POTION: 0.7,
            PAY_BOX: 0.5,
            REROLL_FACE: 0.3,
            SPEND_RAGE: 0.7,
            LOSE_DIE: 1.2,
            ONLY_CHANGED: 0.9,
        }
        self.shorten = 0.3
        self.shorten_low = 2.5


def tuned() -> Weights:
    """Found by random search with successive halving, and confirmed over 616 fresh games."""
    weights = Weights()
    weights.ready = 0.57
    weights.poor_fight = 0.58
    weights.rest_when_empty = 0.66
    weights.move_on = 0.8
    weights.move_on_damage = 0.2
    weights.marker_last = 0.26
    weights.wound = 1.78
    weights.wound_journey = 2.38
    weights.slain_level = 0.64
    weights.block_marker = 0.20
    weights.shield = 0.83
    weights.flame = 0.69
    weights.box_cost = 0.33
    weights.gem_rows = [1.64, 0.6, 0.45]
    weights.gem_to_skill = 1.17
    weights.demon_damage = 0.29
    weights.demon_overlap = 1.33
    weights.penalties = {
        LOSE_STAMINA: 0.68,
        LOSE_FOCUS: 0.86,
        LOSE_EITHER: 0.72,
        LOSE_BLESSING: 0.89,
        SPOIL_BOX: 0.49,
        FEWER_DICE: 1.20,
        MORE_DAMAGE: 1.17,
        HEAL: -1.0,
        LOSE_POTION: 0.70,
        PAY_BOX: 0.45,
        REROLL_FACE: 0.31,
        SPEND_RAGE: 0.71,
        LOSE_DIE: 0.87,
        ONLY_CHANGED: 0.79,
    }
    weights.shorten = 0.21
    weights.shorten_low = 1.72
    return weights


def middling() -> Weights:
    """Nearer to the greedy bot than to the tuned weights, but moves on where demons are few."""
    weights = Weights()
    weights.ready = 0.47
    weights.poor_fight = 0.35
    weights.shield = 0.55
    weights.wound_journey = 1.0
    weights.gem_rows = [1.1, 0.6, 0.45]
    weights.move_on = 0.8
    weights.move_on_damage = 0.2
    return weights


def short_sighted() -> Weights:
    """As a beginner plays: wounds of the journey seem cheap, no rest seems due, a gem is a gem."""
    weights = Weights()
    weights.wound_journey = 0.7
    weights.ready = 0.3
    weights.poor_fight = -1.0
    weights.shield = 0.4
    weights.gem_rows = [1.0, 1.0, 1.0]
    weights.gem_to_skill = 0.4
    return weights


GREEDY: Final = Weights()
