"""The setup: tiles, boards, heroes, tokens, deck (LB-S1…S14)."""

from collections.abc import Sequence
from typing import ClassVar, final

from hordekeep.games.last_bastion.model.actions import ChooseHero
from hordekeep.games.last_bastion.model.box import BEGINNER, BLACK, BOARDS
from hordekeep.games.last_bastion.model.layout import CENTRE, PLACES, SIDES_OF_SEATS, Layout
from hordekeep.games.last_bastion.model.reasons import HERO_TAKEN, LEGAL, judge
from hordekeep.games.last_bastion.model.state import MONSTER_BACK, WARLORD_BACK, Siege
from hordekeep.games.last_bastion.rules.life import gain_call, gain_equipment, gain_life
from hordekeep.games.last_bastion.rules.turn import Turn
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.frame import Ask, Candidate, Frame, ask_nature, legal_of
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE


@final
class LayTiles(Frame[Siege]):
    """The nine tiles are shuffled into the square, unless they are given (LB-S1)."""

    verb: ClassVar[str] = "lay-tiles"
    fields: ClassVar[tuple[str, ...]] = ("tiles:tile*",)
    clause: ClassVar[str] = "LB-S1"

    def __init__(self, tiles: tuple[int, ...]) -> None:
        self.tiles = tiles

    def ask(self, siege: Siege) -> Ask | None:
        if self.tiles:
            return None
        return ask_nature(Chance("tile", PLACES, range(PLACES), dealt=True))

    def resume(self, siege: Siege, answer: Action) -> None:
        tiles = list(answer.outcome) if isinstance(answer, Fate) else list(self.tiles)
        siege.layout = Layout(tiles, siege.layout.board_at)
        siege.tell_all("tiles-laid", tuple(tiles))


@final
class LayBoards(Frame[Siege]):
    """One horde board on each side, in an order that chance or the players set (LB-S13)."""

    verb: ClassVar[str] = "lay-boards"
    fields: ClassVar[tuple[str, ...]] = ("boards:colour*",)
    clause: ClassVar[str] = "LB-S13"

    def __init__(self, boards: tuple[int, ...]) -> None:
        self.boards = boards

    def ask(self, siege: Siege) -> Ask | None:
        if self.boards:
            return None
        return ask_nature(Chance("colour", BOARDS, range(BOARDS), dealt=True))

    def resume(self, siege: Siege, answer: Action) -> None:
        boards = list(answer.outcome) if isinstance(answer, Fate) else list(self.boards)
        siege.layout = Layout(siege.layout.tile_at, boards)
        siege.tell_all("boards-laid", tuple(boards))
        for seat, side in enumerate(SIDES_OF_SEATS[siege.players - 1]):
            siege.seat_board[seat] = boards[side]
            siege.board_seat[boards[side]] = seat


@final
class PickHero(Frame[Siege]):
    """A player chooses a hero that nobody has (LB-S2, LB-S13)."""

    verb: ClassVar[str] = "pick-hero"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-S2"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        return Ask(self.seat, legal_of(self.candidates(siege)))

    def candidates(self, siege: Siege) -> list[Candidate]:
        return [
            judge(ChooseHero(hero), HERO_TAKEN if hero in siege.seat_hero else LEGAL)
            for hero in range(len(siege.box.hero_ids))
        ]

    def resume(self, siege: Siege, answer: Action) -> None:
        assert isinstance(answer, ChooseHero)
        siege.seat_hero[self.seat] = answer.hero
        siege.tell("hero-chosen", self.seat, answer.hero)


@final
class DealHeroes(Frame[Siege]):
    """Seats still without a hero get random ones."""

    verb: ClassVar[str] = "deal-heroes"
    clause: ClassVar[str] = "LB-S2"

    def ask(self, siege: Siege) -> Ask | None:
        count = siege.seat_hero.count(NONE)
        if count == 0:
            return None
        left = [hero for hero in range(len(siege.box.hero_ids)) if hero not in siege.seat_hero]
        return ask_nature(Chance("hero", count, left, dealt=True))

    def resume(self, siege: Siege, answer: Action) -> None:
        dealt = list(answer.outcome) if isinstance(answer, Fate) else []
        for seat in range(siege.players):
            if siege.seat_hero[seat] == NONE:
                siege.seat_hero[seat] = dealt.pop(0)
            siege.tell("hero-seated", seat, siege.seat_hero[seat], siege.seat_board[seat])


@final
class PutOut(Frame[Siege]):
    """Figures, tokens and deck are put out (LB-S2…S8, LB-S12)."""

    verb: ClassVar[str] = "put-out"
    clause: ClassVar[str] = "LB-S3"

    def resume(self, siege: Siege, answer: Action) -> None:
        box = siege.box
        siege.supply = box.equipment_supply.copy()
        siege.life_supply = box.life_supply
        siege.call_supply = box.call_supply
        siege.grasp_supply = box.grasp_supply
        heard, siege.heard = siege.heard, None  # the start is no news
        for seat in range(siege.players):
            siege.place[seat] = CENTRE
            _give_start(siege, seat)
        siege.heard = heard
        siege.warlords = box.warlords_by_difficulty[siege.difficulty]
        siege.deck = build_deck(siege)


def _give_start(siege: Siege, seat: Seat) -> None:
    """LB-S3, LB-S8: life, Calls to Arms, equipment of the board's colour; beginners a black one."""
    box = siege.box
    for _ in range(box.start_life):
        gain_life(siege, seat)
    for _ in range(box.start_calls):
        gain_call(siege, seat)
    for _ in range(box.start_equipment):
        gain_equipment(siege, seat, siege.seat_board[seat])
    if siege.difficulty == BEGINNER:
        for _ in range(box.beginner_black):
            gain_equipment(siege, seat, BLACK)


def build_deck(siege: Siege) -> Pile:
    """LB-S5, LB-S6, LB-S8, LB-S11: from the bottom 8 monsters and a warlord, …, then the rest.

    Cards put away are random and unseen, so they stay among what may come.
    """
    box = siege.box
    monsters = box.monsters_by_players[siege.players - 1]
    if siege.difficulty == BEGINNER:
        monsters -= box.beginner_fewer
    segments = [(MONSTER_BACK, monsters - box.under_warlord * siege.warlords)]
    for _ in range(siege.warlords):
        segments += [(WARLORD_BACK, 1), (MONSTER_BACK, box.under_warlord)]
    unseen = [range(box.monsters), range(box.monsters, len(box.card_ids))]
    return Pile(unseen, segments)


@final
class FirstTurn(Frame[Siege]):
    """Who begins is agreed or random (LB-S9)."""

    verb: ClassVar[str] = "first-turn"
    fields: ClassVar[tuple[str, ...]] = ("seat",)
    clause: ClassVar[str] = "LB-S9"

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, siege: Siege) -> Ask | None:
        if self.seat != NONE or siege.players == 1:
            return None
        return ask_nature(Chance("seat", 1, range(siege.players), dealt=True))

    def resume(self, siege: Siege, answer: Action) -> None:
        seat = answer.outcome[0] if isinstance(answer, Fate) else max(self.seat, 0)
        siege.tell("began", siege.seat_hero[seat])
        siege.push(Turn(siege.seat_board[seat]))


def setup_agenda(
    siege: Siege,
    *,
    tiles: Sequence[int],
    boards: Sequence[int],
    choosing: Sequence[Seat],
    first: Seat,
) -> None:
    """Puts the chapter on the agenda: what is not given is chosen or left to chance."""
    siege.then(
        LayTiles(tuple(tiles)),
        LayBoards(tuple(boards)),
        *[PickHero(seat) for seat in choosing],
        DealHeroes(),
        PutOut(),
        FirstTurn(first),
    )
