"""The chance that a won fight loses the game: its exits gone through in every way they can fall.

Players choose to their advantage. What is less likely than one in ten thousand (long chains of
drawn cards) is left out, and the answer says how much that is together.
"""

from typing import Final, final

from hordekeep.games.last_bastion.model.box import BLACK, EFFECTS, ENTRANCE, EXIT
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.games.last_bastion.rules.combat import Fallen, FightDone
from hordekeep.games.last_bastion.rules.placement import board_of_slot
from hordekeep.kernel.play.action import HAPPENS, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.play.term import NONE

LEAST: Final = 0.0001
"""What is less likely is not looked into."""
MOST_WORLDS: Final = 2_000
"""How many worlds are looked into at all."""


@final
class Ruin:
    """The chance that the game is lost by the exits of beaten cards."""

    def __init__(self, chance: float, left_out: float) -> None:
        self.chance = chance
        self.left_out = left_out
        """How likely it is that something happens that was not looked into."""


def ruin(siege: Siege, seat: Seat, cards: tuple[int, ...]) -> Ruin:
    """What it means for everybody if this hero beats these cards now."""
    if not any(_hurts(siege, card) for card in cards):
        return Ruin(0.0, 0.0)
    world = siege.clone()
    world.agenda.clear()
    world.then(Fallen(seat, cards), FightDone())
    search = _Search()
    chance = search.chance(world, 1.0)
    return Ruin(chance, search.left_out)


def _hurts(siege: Siege, card: int) -> bool:
    """Whether a card has a bad exit."""
    for source in siege.box.sources_in(card, EXIT):
        if not EFFECTS[siege.box.source_effect[source]].good and source != siege.net:
            return True
    return False


@final
class _Kin:
    """Unseen cards that come to the same here: with the same entrances, trapped or not."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.count = 1


@final
class _Search:
    """Goes through what can follow; `weight` is how likely a world is."""

    def __init__(self) -> None:
        self.left_out = 0.0
        self._worlds = 0

    def chance(self, world: Siege, weight: float) -> float:
        """The chance that this world is lost before the fight is done."""
        self._worlds += 1
        while not world.over:
            frame = world.agenda[-1]
            if isinstance(frame, FightDone):
                return 0.0
            asked = frame.ask(world)
            if asked is not None:
                return self._branch(world, asked, weight)
            world.answer(MAIN, HAPPENS)
        return 0.0 if world.ending == WON else 1.0

    def _branch(self, world: Siege, asked: Ask, weight: float) -> float:
        if weight < LEAST or self._worlds > MOST_WORLDS:
            self.left_out += weight
            return 0.0
        if asked.chance is None:
            return self._best_choice(world, asked, weight)
        total = 0.0
        for kin in _kins(world, asked.chance):
            share = kin.count / len(asked.chance.pool)
            after = world.clone()
            after.answer(MAIN, Fate((kin.card,)))
            total += share * self.chance(after, share * weight)
        return total

    def _best_choice(self, world: Siege, asked: Ask, weight: float) -> float:
        best = 1.0
        left_out = self.left_out
        for action in asked.actions:
            self.left_out = left_out
            after = world.clone()
            after.answer(MAIN, action)
            best = min(best, self.chance(after, weight))
            if best == 0.0:
                break
        return best


def _kins(world: Siege, chance: Chance) -> list[_Kin]:
    """The outcomes of a chance that differ."""
    if chance.kind != "card":
        return [_Kin(face) for face in chance.pool]
    found: dict[tuple[object, ...], _Kin] = {}
    for card in chance.pool:
        entrances = [world.box.source_effect[one] for one in world.box.sources_in(card, ENTRANCE)]
        key = (tuple(entrances), _may_be_trapped(world, card))
        if key in found:
            found[key].count += 1
        else:
            found[key] = _Kin(card)
    return list(found.values())


def _may_be_trapped(world: Siege, card: int) -> bool:
    """LB-T9: whether it goes to the board where the trap lies."""
    if world.trap == NONE:
        return False
    colour = world.box.card_colour[card]
    return colour == BLACK or colour == board_of_slot(world.trap)
