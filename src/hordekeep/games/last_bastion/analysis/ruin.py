"""The chance that a won fight loses the game: its exits gone through in every way they can fall.

Players choose to their advantage. Where too much can follow, what is very unlikely (long chains
of drawn cards) is left out, and the answer says how much that is together.
"""

from typing import Final, final

from hordekeep.games.last_bastion.model.actions import Place
from hordekeep.games.last_bastion.model.box import EFFECTS, ENTRANCE, EXIT
from hordekeep.games.last_bastion.model.layout import SLOTS
from hordekeep.games.last_bastion.model.state import WON, Siege
from hordekeep.games.last_bastion.rules.combat import Fallen, FightDone
from hordekeep.games.last_bastion.rules.placement import board_of_slot
from hordekeep.kernel.play.action import HAPPENS, Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN, Seat
from hordekeep.kernel.play.term import NONE

ROUGH: Final = 0.0001
"""What is less likely is not looked into at first; then, where little is to be seen, finer."""
FINER: Final = 0.1
MOST_WORLDS: Final = 5_000
"""How many worlds are looked into at all."""
FEW_WORLDS: Final = 1_000
"""After a look with fewer a finer one follows, unless nothing was left out."""


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
    search = _Search(ROUGH)
    found = search.look(world.clone(), 1.0)
    while found.left_out > 0.0 and search.worlds < FEW_WORLDS:
        search = _Search(search.least * FINER)
        finer = search.look(world.clone(), 1.0)
        if finer.left_out >= found.left_out:
            return found  # there were too many worlds
        found = finer
    return found


def _hurts(siege: Siege, card: int) -> bool:
    """Whether a card has a bad exit."""
    for source in siege.box.sources_in(card, EXIT):
        if not EFFECTS[siege.box.source_effect[source]].good and source != siege.net:
            return True
    return False


@final
class _Kin:
    """Unseen cards that come to the same here."""

    def __init__(self, card: int) -> None:
        self.card = card
        self.count = 1


@final
class _Search:
    """Goes through what can follow; `weight` is how likely a world is."""

    def __init__(self, least: float) -> None:
        self.least = least
        """What is less likely is left out."""
        self.worlds = 0

    def look(self, world: Siege, weight: float) -> Ruin:
        """The chance that this world is lost before the fight is done, once it has come about."""
        self.worlds += 1
        while not world.over:
            frame = world.agenda[-1]
            if isinstance(frame, FightDone):
                return Ruin(0.0, 0.0)
            asked = frame.ask(world)
            if asked is not None:
                return self._branch(world, asked, weight)
            world.answer(MAIN, HAPPENS)
        return Ruin(0.0 if world.ending == WON else 1.0, 0.0)

    def _branch(self, world: Siege, asked: Ask, weight: float) -> Ruin:
        if weight < self.least or self.worlds > MOST_WORLDS:
            return Ruin(0.0, 1.0)
        if asked.chance is None:
            return self._best_choice(world, asked, weight)
        total = Ruin(0.0, 0.0)
        for kin in _kins(world, asked.chance):
            share = kin.count / len(asked.chance.pool)
            after = world.clone()
            after.answer(MAIN, Fate((kin.card,)))
            found = self.look(after, share * weight)
            total.chance += share * found.chance
            total.left_out += share * found.left_out
        return total

    def _best_choice(self, world: Siege, asked: Ask, weight: float) -> Ruin:
        """What the best choice comes to: the least that is sure, up to the least that may be."""
        least = most = 1.0
        for action in _choices(world, asked):
            after = world.clone()
            after.answer(MAIN, action)
            found = self.look(after, weight)
            least = min(least, found.chance)
            most = min(most, found.chance + found.left_out)
            if most == 0.0:
                break
        return Ruin(least, most - least)


# What comes to the same. No exit asks where a card lies: of slots only the number that is free
# matters (LB-H4), and while the trap is out, its slot and whose board is full (LB-H3, LB-T9).


def _kins(world: Siege, chance: Chance) -> list[_Kin]:
    """The outcomes of a chance that differ."""
    if chance.kind != "card":
        return [_Kin(face) for face in chance.pool]
    box = world.box
    found: dict[tuple[object, ...], _Kin] = {}
    for card in chance.pool:
        entrances = [box.source_effect[one] for one in box.sources_in(card, ENTRANCE)]
        board = NONE if world.trap == NONE else box.card_colour[card]
        key = (tuple(entrances), box.is_warlord(card), board)
        if key in found:
            found[key].count += 1
        else:
            found[key] = _Kin(card)
    return list(found.values())


def _choices(world: Siege, asked: Ask) -> list[Action]:
    """The actions that differ: of the slots for a card one of each board, and the trap's."""
    found: dict[int, Action] = {}
    for action in asked.actions:
        if not isinstance(action, Place):
            return asked.actions
        board = NONE if world.trap == NONE else board_of_slot(action.slot)
        found.setdefault(SLOTS if action.slot == world.trap else board, action)
    return list(found.values())
