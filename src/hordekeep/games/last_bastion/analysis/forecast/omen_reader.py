"""Omens out of a walk: what the engine tells on it, and what it leaves to chance, with certainty.

An omen is certain when it comes true whatever is drawn and rolled and whomever the group names, as
long as heroes only end their turns, the game is not over before, and the hero whom it hits is not
out of action before. That a hero falls, a tile is grasped or the game is lost means: by then.
"""

from typing import Final, final

from hordekeep.games.last_bastion.analysis.forecast.omens import FATAL
from hordekeep.games.last_bastion.analysis.forecast.uncertainty import Doubt
from hordekeep.games.last_bastion.analysis.forecast.whereabouts import Whereabouts
from hordekeep.games.last_bastion.model.box import (
    DISCARD_BOTTOM,
    DRAW_HORDE,
    GRASP_TILE,
    LOSE_LIFE,
    RETURN_TOKEN,
    ROLL_CORRUPTION,
)
from hordekeep.games.last_bastion.model.layout import SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.state import (
    DECK_EMPTY,
    HEALTHY,
    HEROES_OUT,
    OUT,
    STARVED,
    TILES_GRASPED,
    WARLORD_BACK,
    WARLORD_DISCARDED,
    Siege,
)
from hordekeep.games.last_bastion.rules.grasp import first_place_inwards
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE

PLACES_A_LINE: Final = 3
"""Places inwards from a slot."""
ROUNDS_AHEAD: Final = 2
"""No walk is longer."""


@final
class OmenReader(Whereabouts):
    """Reads omens on a walk: from draws and rolls that are left open, and from events."""

    def __init__(self, siege: Siege) -> None:
        super().__init__(siege)

    # Draws and rolls, left open.

    def draw_comes(self, seat: Seat) -> None:
        """A card is going to be drawn (LB-H2, LB-E2)."""
        deck = self.siege.deck
        doubt = self._doubt_before()
        room = self._room_is_left(doubt)
        certain = deck.size() > doubt.extra_draws() and (self.named or self._people_sure)
        suffix, facts = self._origin()
        if self.named:
            self.foretell("omen-someone-draws" + suffix, *facts, certain=certain and room)
        elif deck.top_back() == WARLORD_BACK:
            key = "omen-draws-warlord" + suffix
            certain = certain and room and not doubt.is_open()
            self.foretell(key, *facts, self._hero(seat), certain=certain, seat=seat)
        elif room or self.effect != NONE:
            key = "omen-draws" + suffix
            self.foretell(key, *facts, self._hero(seat), certain=certain and room, seat=seat)
        else:
            key, board = "omen-draws-or-strikes", self.siege.board
            self.foretell(key, self._hero(seat), board, certain=certain, seat=seat)
        self._meet(DRAW_HORDE, seat)

    def _room_is_left(self, doubt: Doubt) -> bool:
        """Whether a card surely is drawn: LB-H2 asks for room on the board, LB-H4 anywhere."""
        siege = self.siege
        free = siege.free_slots(siege.board) if self.effect == NONE else siege.all_free_slots()
        return len(free) > doubt.most_draws()

    def _meet(self, deed: int, seat: Seat) -> None:
        """From here on this draw or roll is in doubt, unless its step has counted it already."""
        if self.step is None or self.effect not in self.step.effects:
            self.doubt.meet(deed, self._whoever(NONE if self.named else seat))

    def roll_comes(self, seat: Seat) -> None:
        """The corruption die is going to be rolled (LB-E5, LB-B3)."""
        suffix, facts = self._origin()
        if self.named:
            self.foretell("omen-someone-rolls" + suffix, *facts, certain=True)
        else:
            key, certain = "omen-rolls" + suffix, self._people_sure
            self.foretell(key, *facts, self._hero(seat), certain=certain, seat=seat)
        self._foretell_faces(seat)
        self._meet(ROLL_CORRUPTION, seat)

    def _foretell_faces(self, seat: Seat) -> None:
        """LB-K1: what the corruption die may do, each thing once."""
        keys: list[str] = []
        for deed in sorted({deed for face in self.siege.box.corruption_faces for deed in face}):
            if deed == GRASP_TILE:
                self._foretell_grasp()
                continue
            key = self._face_key(deed, seat)
            if key and key not in keys and (not self.named or key in FATAL):
                keys.append(key)
                self.foretell(key, self._hero(seat), certain=False, seat=seat)

    def _face_key(self, deed: int, seat: Seat) -> str:
        siege = self.siege
        if deed == DRAW_HORDE and not siege.everything_full():
            return "omen-may-draw" if siege.deck.segments else "omen-may-deck-empty"
        if deed == RETURN_TOKEN:
            return "omen-may-return-token" if siege.tokens(seat) else ""
        return self._life_at_stake(seat)  # LB-H4: for a draw too, when all slots are filled

    def _life_at_stake(self, seat: Seat) -> str:
        siege = self.siege
        if siege.life[seat] > 1:
            return "omen-may-lose-life"
        if siege.heroes_in_action() == [seat]:
            return "omen-may-heroes-out"
        return "omen-may-fall-out" if siege.condition[seat] == HEALTHY else "omen-may-die"

    def _foretell_grasp(self) -> None:
        """LB-K1: the first tile inwards; LB-B3: a tile along the board."""
        siege = self.siege
        if siege.grasp_supply == 0 or self.effect == NONE:
            return  # NONE: the walk begins with the die in the air, and whose roll it is is past
        count = siege.grasped_tiles() + 1
        last = "-last" if count >= siege.box.grasped_tiles_lose else ""
        card = siege.box.source_card[self.effect]
        if card == NONE:
            board = self.effect - siege.box.board_source[0]
            slots = range(board * SLOTS_A_BOARD, (board + 1) * SLOTS_A_BOARD)
            along = [siege.layout.lines[slot][0] for slot in slots]
            if not all(siege.is_grasped(place) for place in along):
                self.foretell("omen-may-grasp-along" + last, board, count, certain=False)
            return
        place = first_place_inwards(siege, siege.slot_of(card))
        if place != NONE:
            tile = siege.layout.tile_at[place]
            self.foretell("omen-may-grasp" + last, tile, count, certain=False)

    # What the engine tells.

    def hear(self, events: list[Event]) -> None:
        """Reads what one step of the engine has brought about."""
        for event in events:
            if event.name == "card-haunted":
                self._card_haunted(event.facts[0])
            elif event.name == "haunting-moved":
                self._haunting_moved(event.facts[0], event.facts[1])
            elif event.name == "tile-grasped" and self.deed == GRASP_TILE:
                self._tile_grasped(event.facts[0])
            elif event.name == "banner-fell" and not self.siege.over:
                self.foretell("omen-banner-falls", event.facts[0], certain=self._tiles_sure)
            elif event.name == "life-lost":
                full = events[0].name == "nothing-drawn"
                self._life_lost(self.siege.seat_of(event.facts[0]), event.facts[1], full=full)
            elif event.name == "bottom-discarded":
                self._bottom_discarded()
            elif event.name == "ended":
                self._ended(event.facts[0])
            else:
                self._hero_hit(event)

    def _hero_hit(self, event: Event) -> None:
        """A token is returned, a hero lies down or loses the power."""
        if event.name == "token-returned":
            self._token_returned(self.siege.seat_of(event.facts[0]))
        elif event.name == "laid-down":
            self._laid_down(self.siege.seat_of(event.facts[0]))
        elif event.name == "hero-shadowed":
            self._shadowed(self.siege.seat_of(event.facts[0]))

    # Grasps of Evil.

    def _figures_suffice(self) -> bool:
        at_risk = self.doubt.figures_at_risk()
        if self.step is None:
            return self.siege.grasp_supply >= at_risk
        return self.step.figures - at_risk >= self.step.takers(self.siege.players)

    def _card_haunted(self, card: int) -> None:
        certain = self._figures_suffice()
        if not certain:
            self._unsure_cards |= 1 << card
        self.foretell("omen-haunted", card, certain=certain)

    def _haunting_moved(self, card: int, tile: int) -> None:
        siege = self.siege
        lose_at = siege.box.grasped_tiles_lose
        sure = not self._unsure_cards >> card & 1
        if lose_at > PLACES_A_LINE and self.doubt.most_rolls():
            sure = False  # the whole line may be grasped already
        self._tiles_sure = self._tiles_sure and sure
        movers = self.step.movers if self.step is not None else 1
        grasped = self.step.grasped + movers if self.step is not None else siege.grasped_tiles()
        if grasped < lose_at:
            self.foretell("omen-haunts-tile", card, tile, grasped, certain=sure)
        elif siege.ending == TILES_GRASPED:
            if movers > 1:
                key = "omen-haunts-last-tile-several"
                self.foretell(key, siege.board, movers, certain=self._tiles_sure)
            else:
                key, count = "omen-haunts-last-tile", siege.grasped_tiles()
                self.foretell(key, card, tile, count, certain=self._tiles_sure)

    def _tile_grasped(self, tile: int) -> None:
        """A face of the corruption die that lies on the table already."""
        count = self.siege.grasped_tiles()
        last = "-last" if self.siege.ending == TILES_GRASPED else ""
        self.foretell("omen-grasped" + last, tile, count, certain=True)

    def _shadowed(self, seat: Seat) -> None:
        suffix, facts = self._origin()
        if self.named:
            certain = self._figures_suffice() and not self.doubt.is_open() and self._people_sure
            self.foretell("omen-someone-shadowed" + suffix, *facts, certain=certain)
            return
        key = "omen-shadowed" + suffix
        certain = self._figures_suffice() and self._people_sure
        self.foretell(key, *facts, self._hero(seat), certain=certain, seat=seat)

    # Life, tokens, moves.

    def _life_lost(self, seat: Seat, left: int, *, full: bool) -> None:
        if self.named:
            self._named_losers |= 1 << seat
        suffix, facts = ("-full", ()) if full else self._origin()
        if left == 0:
            self._last_life_lost(seat, suffix, facts)
        elif self.named:
            self.foretell("omen-someone-loses-life" + suffix, *facts, certain=True)
        else:
            key, certain = "omen-loses-life" + suffix, self._people_sure
            self.foretell(key, *facts, self._hero(seat), certain=certain, seat=seat)

    def _last_life_lost(self, seat: Seat, suffix: str, facts: tuple[int, ...]) -> None:
        siege = self.siege
        if self.step is not None and self.step.deeds.count(LOSE_LIFE) > 1:
            suffix, facts = "", ()  # which card it is depends on the order
        if siege.ending == HEROES_OUT:
            # Whoever lost them: the lives of all are gone by now.
            last = NONE if self._named_losers else seat
            self.foretell("omen-heroes-out" + suffix, *facts, certain=True, seat=last)
        elif self.named:
            # The group spares the weak as long as it can: all others are as weak.
            self.foretell("omen-someone-falls-out" + suffix, *facts, certain=True)
            self._may_go_on_drawing(seat)
        else:
            key = "omen-falls-out" if siege.condition[seat] == OUT else "omen-dies"
            certain = self._people_sure and not self._named_losers >> seat & 1
            self.foretell(key + suffix, *facts, self._hero(seat), certain=certain, seat=seat)
            if not certain:
                self._may_go_on_drawing(seat)

    def _may_go_on_drawing(self, seat: Seat) -> None:
        """A hero who is out on the walk may be in action, and draw in the rounds ahead."""
        for _ in range(ROUNDS_AHEAD):
            self.doubt.meet(DRAW_HORDE, [seat])

    def _token_returned(self, seat: Seat) -> None:
        at_risk = self.doubt.tokens_at_risk(seat)
        if self.step is None:
            certain = self.siege.tokens(seat) >= at_risk
        else:
            certain = self.step.tokens[seat] - at_risk >= self.step.token_losses()
        certain = certain and self._people_sure
        suffix, facts = self._origin()
        if self.named:
            self.doubt.tokens_elsewhere += 1
            self.foretell("omen-someone-returns-token" + suffix, *facts, certain=certain)
        else:
            key = "omen-returns-token" + suffix
            self.foretell(key, *facts, self._hero(seat), certain=certain, seat=seat)

    def _laid_down(self, seat: Seat) -> None:
        suffix, facts = self._origin()
        if self.named:
            certain = not self.doubt.everybody_may_lie() and self._people_sure
            self.foretell("omen-someone-lies-down" + suffix, *facts, certain=certain)
        else:
            key, certain = "omen-lies-down" + suffix, self._people_sure
            self.foretell(key, *facts, self._hero(seat), certain=certain, seat=seat)

    # The deck, and the end.

    def _board_that(self, deed: int) -> int:
        """The board that does it; a walk that begins in its midst takes the first that could."""
        box = self.siege.box
        first = box.board_source[0]
        source = box.source_effect.index(deed, first) if self.effect == NONE else self.effect
        return source - first

    def _bottom_discarded(self) -> None:
        """LB-B2: the bottom is as it is, unless draws may have come down to it."""
        deck = self.siege.deck
        certain = deck.size() >= self.doubt.extra_draws()
        board = self._board_that(DISCARD_BOTTOM)
        if self.siege.ending == WARLORD_DISCARDED:
            self.foretell("omen-bottom-warlord", board, certain=certain)
        else:
            self.foretell("omen-bottom-card", board, deck.size(), certain=certain)

    def _ended(self, ending: int) -> None:
        if ending == DECK_EMPTY:
            certain = self._room_is_left(self._doubt_before())
            self.foretell("omen-deck-empty", certain=certain)
        elif ending == STARVED:
            # Any card that comes breaks the quiet.
            certain = not self.doubt.is_open()
            self.foretell("omen-starves", self.siege.starving_rounds, certain=certain)
