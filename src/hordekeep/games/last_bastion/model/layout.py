"""The bastion's geometry: nine places in a square, four sides, twelve slots (LB-S1)."""

from itertools import permutations
from typing import Final, final

from hordekeep.games.last_bastion.model.box import BOARDS

PLACES: Final = 9
CENTRE: Final = 4
SLOTS_A_BOARD: Final = 3
SLOTS: Final = BOARDS * SLOTS_A_BOARD

# Sides in clockwise order.
NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
SIDES: Final = ("north", "east", "south", "west")

SIDES_OF_SEATS: Final[tuple[tuple[int, ...], ...]] = (
    (SOUTH,),
    (SOUTH, NORTH),
    (SOUTH, WEST, NORTH),
    (SOUTH, WEST, NORTH, EAST),
)
"""Where 1, 2, 3 or 4 players sit (LB-S2); two sit opposite each other (LB-S7)."""


def _inwards(side: int, number: int) -> tuple[int, int, int]:
    """The three places in a line from slot `number` (0…2) of a side across the bastion."""
    if side == NORTH:
        return (number, number + 3, number + 6)
    if side == SOUTH:
        return (number + 6, number + 3, number)
    if side == WEST:
        return (number * 3, number * 3 + 1, number * 3 + 2)
    return (number * 3 + 2, number * 3 + 1, number * 3)


def _neighbours(place: int) -> tuple[int, ...]:
    """LB-A2: adjacent places, diagonals included."""
    row, column = divmod(place, 3)
    return tuple(
        [
            other
            for other in range(PLACES)
            if other != place and abs(other // 3 - row) <= 1 and abs(other % 3 - column) <= 1
        ]
    )


NEIGHBOURS: Final = [_neighbours(place) for place in range(PLACES)]


@final
class Sight:
    """What the slots of the boards face, by where the boards lie."""

    def __init__(self, board_at: list[int]) -> None:
        self.side_of = [board_at.index(colour) for colour in range(BOARDS)]
        self.lines: list[tuple[int, int, int]] = []
        """For each slot the places inwards, the one it faces first."""
        self.slots_at: list[list[int]] = [[] for _ in range(PLACES)]
        """The slots that a place faces: two in a corner, none in the centre."""
        self.slots_in_line: list[list[int]] = [[] for _ in range(PLACES)]
        """The four slots in a place's row and column (LB-R8)."""
        for slot in range(SLOTS):
            line = _inwards(self.side_of[slot // SLOTS_A_BOARD], slot % SLOTS_A_BOARD)
            self.lines.append(line)
            self.slots_at[line[0]].append(slot)
            for place in line:
                self.slots_in_line[place].append(slot)


SIGHTS: Final = {boards: Sight(list(boards)) for boards in permutations(range(BOARDS))}
"""Of every order of the boards clockwise from the north: a game would take long to work it out."""


@final
class Layout:
    """Where tiles and boards lie. It never changes during a game, so clones share it.

    A slot's number is its board's colour × 3 + 0…2, from left to right or from top to bottom.
    """

    def __init__(self, tile_at: list[int], board_at: list[int]) -> None:
        self.tile_at = tile_at
        """The tile on each place, row by row."""
        self.board_at = board_at
        """The colour of the board on each side, clockwise from the north."""
        self.place_of = [0] * PLACES
        for place in range(PLACES):
            self.place_of[tile_at[place]] = place
        sight = SIGHTS[tuple(board_at)]
        self.side_of = sight.side_of
        self.lines = sight.lines
        self.slots_at = sight.slots_at
        self.slots_in_line = sight.slots_in_line

    def next_board(self, board: int) -> int:
        """The board that follows clockwise (LB-S9)."""
        return self.board_at[(self.side_of[board] + 1) % BOARDS]

    def board_before(self, board: int) -> int:
        """The board that came before."""
        return self.board_at[(self.side_of[board] - 1) % BOARDS]
