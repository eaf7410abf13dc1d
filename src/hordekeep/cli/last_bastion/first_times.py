"""What people are told in Last Bastion when it first happens to them."""

from collections.abc import Callable
from typing import Final, NamedTuple

from hordekeep.cli.draw.note import Note, Seen
from hordekeep.games.last_bastion.view.wire import BoardView, CardView, HeroView, SiegeView


class _Mine(NamedTuple):
    """A moment of somebody who has a hero."""

    seen: Seen
    siege: SiegeView
    hero: HeroView

    def befell(self, name: str) -> bool:
        """Something that is told of the own hero has just happened."""
        return self.seen.happened(name, hero=self.hero.hero or "")

    def has_acted(self) -> bool:
        """The hero has acted in this turn, and may still do something."""
        left = self.hero.left
        may_end = "end-turn" in self.seen.asked
        return may_end and left is not None and not left.activate and not left.fight

    def may_move(self) -> bool:
        left = self.hero.left
        return left is not None and left.move and not self.hero.lying

    def board(self) -> BoardView | None:
        boards = self.siege.boards
        return next((board for board in boards if board.colour == self.hero.board), None)

    def has_full_board(self) -> bool:
        board = self.board()
        return board is not None and board.full

    def is_haunted(self) -> bool:
        board = self.board()
        return board is not None and any(card.haunted for card in _cards_on(board))

    def on_last_life(self) -> bool:
        return self.hero.life == 1 and self.hero.condition not in ("out", "dead")

    def sees_warlord(self) -> bool:
        return any(card.warlord for board in self.siege.boards for card in _cards_on(board))


def _cards_on(board: BoardView) -> list[CardView]:
    return [slot.card for slot in board.slots if slot.card is not None]


def _note(name: str, rule: str, when: Callable[[_Mine], bool]) -> Note:
    def fits(seen: Seen) -> bool:
        siege = seen.view
        assert isinstance(siege, SiegeView)
        hero = next((one for one in siege.heroes if one.seat == seen.seat), None)
        if hero is None or hero.hero is None or siege.phase == "setup":
            return False
        return when(_Mine(seen, siege, hero))

    return Note(name, rule, fits)


NOTES: Final = (
    _note("corruption", "corruption", lambda mine: mine.befell("corruption-rolled")),
    _note("last-life", "life", _Mine.on_last_life),
    _note("shadowed", "grasps", lambda mine: mine.hero.shadowed),
    _note("tile-grasped", "lose", lambda mine: any(tile.grasped for tile in mine.siege.tiles)),
    _note("warlord", "warlord", _Mine.sees_warlord),
    _note("full-board", "boards", _Mine.has_full_board),
    _note("haunted", "grasps", _Mine.is_haunted),
    _note("lying", "moving", lambda mine: mine.hero.lying),
    _note("token", "tokens", lambda mine: mine.befell("equipment-gained")),
    _note("may-move", "turn", lambda mine: mine.has_acted() and mine.may_move()),
    _note("call", "calls", lambda mine: mine.has_acted() and "call" in mine.seen.asked),
)
"""Those that matter most first."""
