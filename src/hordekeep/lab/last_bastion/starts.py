"""Positions from which the rarer things of Last Bastion come about: each an edited fresh table."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, final

from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.games.last_bastion.model.box import BLACK, BOARDS, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.layout import SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.state import MONSTER_BACK, WARLORD_BACK, Siege
from hordekeep.games.last_bastion.rules.placement import PlaceCard
from hordekeep.games.last_bastion.rules.turn import Turn
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.driver import next_seat
from hordekeep.kernel.record.position import describe
from hordekeep.lab.match import Match

STURDY: Final = 3
"""Monsters of at least this resistance stay a while."""


@final
class Scene:
    """A siege after its setup, at the beginning of a turn, that can still be arranged."""

    def __init__(self, game: LastBastion, options: Mapping[str, Any], seed: int) -> None:
        self.game = game
        self.options = game.options(options)
        self.luck = Luck(seed)
        siege = game.begin(self.options)
        next_seat(siege, self.luck)
        for frame in siege.agenda:
            if isinstance(frame, PlaceCard):
                siege.discard.append(frame.card)
        siege.board = siege.layout.board_before(siege.seat_board[0])
        siege.agenda = [Turn(siege.seat_board[0])]
        self.siege: Siege = siege

    def match(self, bots: Sequence[str]) -> Match:
        """The match that begins here; warlords that lie nowhere have been beaten."""
        self._beat_others()
        words = describe(self.game, self.siege)
        return Match(self.game.id, self.options, tuple(bots), position=words)

    def _beat_others(self) -> None:
        siege = self.siege
        lying = [card for card in siege.cards_in_play() if siege.box.is_warlord(card)]
        closed = [count for back, count in siege.deck.segments if back == WARLORD_BACK]
        siege.warlords_beaten = siege.warlords - len(lying) - sum(closed)
        monsters, warlords = siege.deck.unseen
        siege.discard += warlords[: siege.warlords_beaten]
        siege.deck.unseen = [monsters, warlords[siege.warlords_beaten :]]

    # Arranging.

    def deck(self, *segments: tuple[int, int]) -> "Scene":
        """What lies in the deck, from the top; everything else was put away unseen."""
        self.siege.deck.segments = [segment for segment in segments if segment[1]]
        return self

    def lay(self, card: int, slot: int) -> "Scene":
        """A card lies in a slot, without any effect so far; what lay there is discarded."""
        siege = self.siege
        if siege.slots[slot] >= 0:
            siege.discard.append(siege.slots[slot])
        if card in siege.discard:
            siege.discard.remove(card)
        else:
            deck = siege.deck
            deck.unseen = [[one for one in things if one != card] for things in deck.unseen]
        siege.slots[slot] = card
        return self

    def fill(self, boards: Sequence[int]) -> "Scene":
        """Sturdy monsters lie in all slots of these boards."""
        box = self.siege.box
        for board in boards:
            for slot in range(board * SLOTS_A_BOARD, (board + 1) * SLOTS_A_BOARD):
                unseen = self.siege.deck.unseen[MONSTER_BACK]
                sturdy = [card for card in unseen if box.card_resistance[card] >= STURDY]
                if self.siege.slots[slot] < 0 and sturdy:
                    self.lay(sturdy[self.luck.below(len(sturdy))], slot)
        return self

    def arm(self, colour: int) -> "Scene":
        """The heroes hold all tokens of a colour."""
        siege = self.siege
        seat = 0
        while siege.supply[colour]:
            siege.supply[colour] -= 1
            siege.equipment[seat % siege.players * TOKEN_COLOURS + colour] += 1
            seat += 1
        return self

    def grasp(self, tiles: int) -> "Scene":
        """So many tiles are grasped."""
        for place in range(tiles):
            self.siege.grasped |= 1 << place
            self.siege.grasp_supply -= 1
        return self

    def stand(self, place: int) -> "Scene":
        """All heroes stand on one place."""
        self.siege.place = [place] * self.siege.players
        return self


def starving(scene: Scene) -> None:
    """The deck is empty, every slot full of what is sturdy: a siege that may starve (LB-V6)."""
    warlord = _any_warlord(scene)
    scene.lay(warlord, _slot_for(scene, warlord)).deck().fill(range(BOARDS))


def last_cards(scene: Scene) -> None:
    """The last warlord lies there and the deck is short: it may run out (LB-V2)."""
    warlord = _any_warlord(scene)
    scene.lay(warlord, _slot_for(scene, warlord)).deck((MONSTER_BACK, scene.luck.below(3)))


def warlord_at_the_bottom(scene: Scene) -> None:
    """The green board is full and a warlord lies at the bottom of the deck (LB-B2)."""
    scene.fill([1]).deck((MONSTER_BACK, 6), (WARLORD_BACK, 1), (MONSTER_BACK, scene.luck.below(2)))


def dark_tiles(scene: Scene) -> None:
    """Two tiles are grasped already (LB-G1)."""
    scene.grasp(2)


def warlord_comes(scene: Scene) -> None:
    """A warlord comes within the next few cards; every warlord is equally likely."""
    warlord = _any_warlord(scene)
    scene.arm(scene.siege.box.card_colour[warlord])
    scene.deck((MONSTER_BACK, scene.luck.below(4)), (WARLORD_BACK, 1), (MONSTER_BACK, 8))


def warlord_is_there(scene: Scene) -> None:
    """The last warlord lies before a well-armed team."""
    warlord = _any_warlord(scene)
    slot = _slot_for(scene, warlord)
    scene.lay(warlord, slot).arm(scene.siege.box.card_colour[warlord])
    scene.stand(scene.siege.layout.lines[slot][0]).deck((MONSTER_BACK, 8))


def _any_warlord(scene: Scene) -> int:
    unseen = scene.siege.deck.unseen[WARLORD_BACK]
    return unseen[scene.luck.below(len(unseen))]


def _slot_for(scene: Scene, warlord: int) -> int:
    """A slot of the warlord's board; for a black one of the first hero's."""
    colour = scene.siege.box.card_colour[warlord]
    board = scene.siege.seat_board[0] if colour == BLACK else colour
    return board * SLOTS_A_BOARD + scene.luck.below(SLOTS_A_BOARD)


STARTS: Final[Mapping[str, Callable[[Scene], None]]] = {
    "starving": starving,
    "last-cards": last_cards,
    "warlord-at-the-bottom": warlord_at_the_bottom,
    "dark-tiles": dark_tiles,
    "warlord-comes": warlord_comes,
    "warlord-is-there": warlord_is_there,
}
"""The positions by name."""


def match_from(
    start: str, game: LastBastion, options: Mapping[str, Any], bots: Sequence[str], seed: int
) -> Match:
    """A match that begins with one of these positions, laid out by chance.

    Who starves does so after one or two rounds, if nobody says otherwise.
    """
    few = {"starving_rounds": 1 + seed % 2} if STARTS[start] is starving else {}
    scene = Scene(game, {**few, **options}, seed)
    STARTS[start](scene)
    return scene.match(bots)
