"""Rolls of combat dice as a lattice: from no die fallen, die by die, to all of them.

Faces that do the same are one class, and dice that fell are counted by class; a roll of three
dice against two cards has 20 outcomes this way instead of 216. What can be reached from a node,
when its missing dice are rolled, is summed up from the nodes with one die more; so the chance
before the roll, and the chance after keeping some of the dice, come out of one pass.
"""

from typing import Final, final

from hordekeep.games.last_bastion.model.box import FACES

OUT_OF_REACH: Final = -1


@final
class GoalProspect:
    """The chance to reach a goal, and how many tokens that takes on average when it is reached."""

    def __init__(self, chance: float, tokens: float) -> None:
        self.chance = chance
        self.tokens = tokens

    def __repr__(self) -> str:
        return f"Prospect({self.chance:.6f}, tokens {self.tokens:.4f})"


@final
class Lattice:
    """All multisets of up to `dice` dice over classes of faces; `weights` are faces per class."""

    def __init__(self, dice: int, weights: tuple[int, ...]) -> None:
        self.dice = dice
        self.weights = weights
        self.counts: list[tuple[int, ...]] = [tuple([0] * len(weights))]
        """Dice of each class in every node, smaller nodes first."""
        self.sizes = [0]
        self.ways = [1]
        """In how many ways of all FACES ** size the dice of a node can fall."""
        self.more: list[list[int]] = []
        """The nodes with one more die, by class; empty for full rolls."""
        self.less: list[list[int]] = [[]]
        """The nodes with one die fewer."""
        self.first_full = 0
        self._grow()

    def _grow(self) -> None:
        found = {self.counts[0]: 0}
        node = 0
        while self.sizes[node] < self.dice:
            self.more.append([self._add(found, node, kind) for kind in range(len(self.weights))])
            node += 1
        self.first_full = node

    def _add(self, found: dict[tuple[int, ...], int], node: int, kind: int) -> int:
        counts = list(self.counts[node])
        counts[kind] += 1
        key = tuple(counts)
        if key not in found:
            found[key] = len(self.counts)
            self.counts.append(key)
            self.sizes.append(self.sizes[node] + 1)
            self.ways.append(0)
            self.less.append([])
        after = found[key]
        self.ways[after] += self.ways[node] * self.weights[kind]
        self.less[after].append(node)
        return after

    def node_of(self, kinds: list[int]) -> int:
        """The node of dice that fell, given the class of each."""
        node = 0
        for kind in kinds:
            node = self.more[node][kind]
        return node


@final
class FightGoal:
    """What it takes to reach something with every full roll, worked back to every node.

    `wins[node]` counts, of all ways in which the missing dice can fall, those that reach the goal;
    `costs[node]` the tokens that these take together.
    """

    def __init__(self, lattice: Lattice, tokens: list[int]) -> None:
        self.lattice = lattice
        first = lattice.first_full
        self.wins = [0] * first
        self.costs = [0] * first
        for needed in tokens:
            self.wins.append(0 if needed == OUT_OF_REACH else 1)
            self.costs.append(0 if needed == OUT_OF_REACH else needed)
        weights = lattice.weights
        for node in range(first - 1, -1, -1):
            wins = costs = 0
            for kind, after in enumerate(lattice.more[node]):
                wins += weights[kind] * self.wins[after]
                costs += weights[kind] * self.costs[after]
            self.wins[node] = wins
            self.costs[node] = costs

    def keeping(self, node: int) -> GoalProspect:
        """The prospect when these dice are kept and all others rolled."""
        ways = FACES ** (self.lattice.dice - self.lattice.sizes[node])
        return _prospect(self.wins[node], self.costs[node], ways)

    def before(self) -> GoalProspect:
        """The prospect before the roll."""
        return self.keeping(0)

    def before_with_reroll(self) -> GoalProspect:
        """LB-R6: the same when any of the dice may be rerolled once, played best for this goal.

        Of equally good rerolls the one that saves tokens is taken.
        """
        lattice = self.lattice
        best_wins: list[int] = []
        best_costs: list[int] = []
        wins = costs = 0
        for node in range(len(lattice.counts)):
            scale: int = FACES ** lattice.sizes[node]
            node_wins = self.wins[node] * scale
            node_costs = self.costs[node] * scale
            for kept in lattice.less[node]:
                more = best_wins[kept] > node_wins
                if more or (best_wins[kept] == node_wins and best_costs[kept] < node_costs):
                    node_wins = best_wins[kept]
                    node_costs = best_costs[kept]
            best_wins.append(node_wins)
            best_costs.append(node_costs)
            if node >= lattice.first_full:
                wins += lattice.ways[node] * node_wins
                costs += lattice.ways[node] * node_costs
        ways: int = FACES ** (2 * lattice.dice)
        return _prospect(wins, costs, ways)


def _prospect(wins: int, costs: int, ways: int) -> GoalProspect:
    return GoalProspect(wins / ways, costs / wins if wins else 0.0)
