"""Fixtures: who plays whom with which seed, so that every bot sits everywhere equally often.

A round is one seed. Where everybody plays for themselves it has a game for each rotation of the
bots over the seats, so each of them plays every hero and place of that deal; the rounds go through
all orders around the table. Where a table wins or loses together, each bot leads a whole team.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import Any, final


@final
@dataclass(frozen=True, slots=True)
class Contest:
    """What is to be found out: which of these bots plays better, with these options."""

    game: str
    options: Mapping[str, Any]
    bots: Sequence[str]
    seats: int
    teams: bool
    """Whether all seats win or lose together."""
    seed: int
    """The seed of the first round; every further one has the next."""
    packs: Sequence[Path] = ()
    version: int | None = None
    """The version of the content; the newest if none is named."""

    @property
    def games_a_round(self) -> int:
        """How many games are played with one seed."""
        if self.teams:
            return len(self.bots)
        return len(_line_ups(self)) * min(len(self.bots), self.seats)

    def rounds(self, games: int) -> int:
        """How many whole rounds it takes to play at least so many games."""
        return -(-games // self.games_a_round)


@final
@dataclass(frozen=True, slots=True)
class Fixture:
    """One game: its round, its place in it, its seed, and the bot (by number) on each seat."""

    round: int
    number: int
    seed: int
    seating: tuple[int, ...]


def round_of(contest: Contest, number: int) -> list[Fixture]:
    """All games of one round."""
    seatings = _teams(contest) if contest.teams else _rotations(contest, number)
    return [
        Fixture(number, place, contest.seed + number, seating)
        for place, seating in enumerate(seatings)
    ]


def _teams(contest: Contest) -> list[tuple[int, ...]]:
    return [(bot,) * contest.seats for bot in range(len(contest.bots))]


def _rotations(contest: Contest, number: int) -> list[tuple[int, ...]]:
    found = []
    for line_up in _line_ups(contest):
        orders = [(line_up[0], *rest) for rest in permutations(line_up[1:])]
        order = orders[number % len(orders)]
        found += [
            tuple(order[(seat + shift) % len(order)] for seat in range(contest.seats))
            for shift in range(len(order))
        ]
    return found


def _line_ups(contest: Contest) -> list[tuple[int, ...]]:
    """Who meets at one table: everybody, or each choice of as many as there are seats."""
    bots = range(len(contest.bots))
    return list(combinations(bots, min(len(bots), contest.seats)))
