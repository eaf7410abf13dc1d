"""The chance that exits lose the game, by brute force: every single card, face and choice."""

import sys
from collections.abc import Iterable, Sequence

from tests.support.last_bastion.stage import GAME

from hordekeep.games.last_bastion.analysis.ruin import ruin
from hordekeep.games.last_bastion.model.box import EFFECTS, EXIT
from hordekeep.games.last_bastion.model.layout import SLOTS
from hordekeep.games.last_bastion.model.state import MONSTER_BACK, WARLORD_BACK, WON, Siege
from hordekeep.games.last_bastion.rules.combat import Fallen, FightDone
from hordekeep.kernel.play.action import HAPPENS, Action, Fate
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.seat import MAIN
from hordekeep.lab.last_bastion.starts import Scene

CLOSE = 1e-9
MOST_FREE = 3
"""Free slots of a random position; each further one makes the enumeration much longer."""


class Brink:
    """A position close to defeat, with the trap out and a card whose exit may hurt."""

    def __init__(self, seed: int) -> None:
        scene = Scene(GAME, {"players": 1 + seed % 4, "difficulty": "hard"}, seed)
        self.siege = scene.siege
        self.below = scene.luck.below
        self._hurt_heroes()
        slots = self._some(range(SLOTS), SLOTS)
        free = slots[: 1 + self.below(MOST_FREE)]
        for slot in slots[len(free) :]:
            scene.lay(self._unseen(hurting=False), slot)
        for slot in free:
            self._clear(slot)
        self.siege.trap = free[0]
        scene.grasp(self.below(3))
        warlord, monsters = int(self.below(4) == 0), 1 + int(len(free) == 1)
        scene.deck((WARLORD_BACK, warlord), (MONSTER_BACK, monsters))
        beaten = slots[len(free) : len(free) + 1 + self.below(2)]
        scene.lay(self._unseen(hurting=True), beaten[0])
        self.cards = tuple(self.siege.slots[slot] for slot in beaten)

    def _hurt_heroes(self) -> None:
        for seat in range(self.siege.players):
            lost = self.below(3)
            self.siege.life[seat] -= lost
            self.siege.life_supply += lost

    def _clear(self, slot: int) -> None:
        if self.siege.slots[slot] >= 0:
            self.siege.discard.append(self.siege.slots[slot])
            self.siege.slots[slot] = -1

    def _some(self, things: Sequence[int], count: int) -> list[int]:
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(count)]

    def _unseen(self, *, hurting: bool) -> int:
        unseen = self.siege.deck.unseen[MONSTER_BACK]
        fitting = [card for card in unseen if not hurting or _draws_or_rolls(self.siege, card)]
        return fitting[self.below(len(fitting))]


def _draws_or_rolls(siege: Siege, card: int) -> bool:
    exits = [siege.box.source_effect[source] for source in siege.box.sources_in(card, EXIT)]
    return any(EFFECTS[deed].word in ("draw_horde", "roll_corruption") for deed in exits)


def chance_to_lose(siege: Siege, seat: int, cards: tuple[int, ...]) -> float:
    """What follows when this hero has beaten these cards, everybody choosing at best."""
    world = siege.clone()
    world.agenda.clear()
    world.then(Fallen(seat, cards), FightDone())
    return _lost(world, {})


def _lost(world: Siege, known: dict[str, float]) -> float:
    while not world.over:
        frame = world.agenda[-1]
        if isinstance(frame, FightDone):
            return 0.0
        asked = frame.ask(world)
        if asked is not None:
            mark = world.fingerprint()
            if mark not in known:
                known[mark] = _after(world, asked, known)
            return known[mark]
        world.answer(MAIN, HAPPENS)
    return 0.0 if world.ending == WON else 1.0


def _after(world: Siege, asked: Ask, known: dict[str, float]) -> float:
    """The best of a choice, the mean of a chance."""
    answers: list[Action] = list(asked.actions)
    if asked.chance is not None:
        answers = [Fate((outcome,)) for outcome in asked.chance.pool]
    found = []
    for answer in answers:
        after = world.clone()
        after.answer(MAIN, answer)
        found.append(_lost(after, known))
    return min(found) if asked.chance is None else sum(found) / len(found)


def count_apart(seeds: Iterable[int]) -> int:
    """In how many random positions the reckoning differs by more than what it says it left out."""
    apart = 0
    for seed in seeds:
        brink = Brink(seed)
        found = ruin(brink.siege, 0, brink.cards)
        true = chance_to_lose(brink.siege, 0, brink.cards)
        apart += not found.chance - CLOSE <= true <= found.chance + found.left_out + CLOSE
    return apart


def main() -> None:
    """`python -m tests.support.last_bastion.every_ending 300`: so many random positions."""
    count = int(sys.argv[1])
    apart = count_apart(range(count))
    print(  # noqa: T201 - a tool of the soak, it reports here
        f"{count} positions on the brink, {apart} with another chance than full enumeration"
    )
    sys.exit(min(apart, 1))


if __name__ == "__main__":
    main()
