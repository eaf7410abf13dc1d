"""What a seat of Last Bastion may know, as data. Everything but the order of the deck is public."""

from typing import cast, final

from hordekeep.games.last_bastion.model.box import (
    BANNER,
    BOARDS,
    CHARM,
    COLOURS,
    COLUMNS,
    DIFFICULTIES,
    EFFECTS,
    HAUNT,
    HERO_POWERS,
    LOCK_DIE,
    NET,
    REROLL,
    TILE_POWERS,
    TOKEN_COLOURS,
    TRAP,
    WHITE_IMMUNE,
)
from hordekeep.games.last_bastion.model.layout import PLACES, SIDES, SLOTS_A_BOARD
from hordekeep.games.last_bastion.model.reasons import LEGAL
from hordekeep.games.last_bastion.model.state import (
    ACTIVATED,
    CONDITIONS,
    DEAD,
    ENDINGS,
    FOUGHT,
    HEALTHY,
    MONSTER_BACK,
    MOVED,
    REROLLED,
    WARLORD_BACK,
    WON,
    Siege,
)
from hordekeep.games.last_bastion.rules.grasp import first_place_inwards
from hordekeep.games.last_bastion.rules.hero_phase import why_not_act
from hordekeep.games.last_bastion.rules.outcome import score
from hordekeep.games.last_bastion.rules.phases import PHASES, is_hero_phase_of, phase
from hordekeep.games.last_bastion.rules.placement import PlaceCard
from hordekeep.games.last_bastion.rules.powers import why_not_power
from hordekeep.games.last_bastion.view.fight import FightViewer
from hordekeep.games.last_bastion.view.parts import (
    Names,
    board_colour,
    colour_of,
    effect_code,
    tokens_of,
)
from hordekeep.games.last_bastion.view.wire import (
    Back,
    BoardColour,
    BoardView,
    CardView,
    CharmView,
    DeckView,
    EffectView,
    Ending,
    GraspedTilesView,
    HeroView,
    LedgerItem,
    LedgerLineView,
    LeftView,
    NetView,
    OptionsView,
    OutcomeView,
    PiecesView,
    PowerOff,
    Rest,
    SegmentView,
    SiegeView,
    SlotView,
    StandardView,
    StarvingView,
    SupplyView,
    TilePiece,
    TileView,
    TrapView,
    WarlordsView,
)
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.play.term import NONE, Lexicon

BACKS = ("monster", "warlord")
PIECES = {NET: "net", TRAP: "trap", BANNER: "standard"}
"""The tiles on whose icons pieces rest (LB-P7)."""


def view(lexicon: Lexicon, siege: Siege, _seat: Seat) -> SiegeView:
    """The table as every seat sees it."""
    return SiegeViewer(lexicon, siege).siege_view()


@final
class SiegeViewer:
    """Puts one siege into words."""

    def __init__(self, lexicon: Lexicon, siege: Siege) -> None:
        self.names = Names(lexicon, siege)
        self.box = siege.box
        self.siege = siege
        self.layout = siege.layout

    # The whole.

    def siege_view(self) -> SiegeView:
        siege = self.siege
        fight = FightViewer(self.names)
        active = siege.holder_of(siege.board) if siege.board != NONE else NONE
        return SiegeView(
            options=OptionsView(
                players=siege.players,
                difficulty=DIFFICULTIES[siege.difficulty],
                starving_rounds=siege.starving_rounds,
            ),
            turn=siege.turns,
            phase=PHASES[phase(siege)],
            board=board_colour(siege.board),
            active_seat=None if active == NONE else active,
            active_hero=None if active == NONE else self.names.hero(active),
            tiles=[self.tile(place) for place in range(PLACES)],
            boards=[self.board(board) for board in self.layout.board_at],
            heroes=[self.hero(seat) for seat in range(siege.players)],
            drawn=self.drawn(),
            supply=SupplyView(
                equipment=tokens_of(siege.supply),
                life=siege.life_supply,
                calls=siege.call_supply,
                grasps=siege.grasp_supply,
            ),
            deck=self.deck(),
            discard=[self.names.card(card) for card in siege.discard],
            warlords=self.warlords(),
            grasped_tiles=GraspedTilesView(
                count=siege.grasped_tiles(), lose_at=self.box.grasped_tiles_lose
            ),
            pieces=self.pieces(),
            dice=fight.dice(),
            corruption=fight.corruption(),
            fight=fight.fight(),
            starving=StarvingView(
                quiet_phases=siege.quiet,
                limit_phases=siege.starving_rounds * BOARDS,
                quiet_rounds=siege.quiet // BOARDS,
                limit_rounds=siege.starving_rounds,
            ),
            outcome=_outcome(siege) if siege.over else None,
        )

    # Tiles and boards.

    def tile(self, place: int) -> TileView:
        siege = self.siege
        power = self.box.tile_power[self.layout.tile_at[place]]
        piece = PIECES.get(power)
        return TileView(
            tile=self.names.tile(place),
            power=TILE_POWERS[power].word,
            grasped=siege.is_grasped(place),
            heroes=[
                self.names.hero(seat) for seat in range(siege.players) if siege.place[seat] == place
            ],
            piece=cast("TilePiece | None", piece),
            piece_rest=self.rest(power) if piece else None,
            slots=[self.names.lexicon.word("slot", slot) for slot in self.layout.slots_at[place]],
        )

    def rest(self, power: int) -> Rest:
        """Where net, trap or standard is; LB-G3: in the reserve while its icon is covered."""
        siege = self.siege
        in_use = {NET: siege.net, TRAP: siege.trap, BANNER: siege.banner}[power]
        if in_use != NONE:
            return "in-use"
        place = self.layout.place_of[self.box.tile_power.index(power)]
        return "reserve" if siege.is_grasped(place) else "home"

    def board(self, board: int) -> BoardView:
        siege = self.siege
        seat = siege.board_seat[board]
        first = board * SLOTS_A_BOARD
        seated = seat != NONE and siege.seat_hero[seat] != NONE
        return BoardView(
            colour=cast("BoardColour", COLOURS[board]),
            side=SIDES[self.layout.side_of[board]],
            seat=None if seat == NONE else seat,
            hero=self.names.hero(seat) if seated else None,
            neutral=siege.holder_of(board) == NONE,
            full=siege.is_full(board),
            do=effect_code(self.box.board_effect[board]),
            slots=[self.slot(slot) for slot in range(first, first + SLOTS_A_BOARD)],
            turns_away=self.turns_away(board),
        )

    def turns_away(self, board: int) -> int | None:
        if NONE in (board, self.siege.board):
            return None
        side_of = self.layout.side_of
        return (side_of[board] - side_of[self.siege.board]) % BOARDS

    def slot(self, slot: int) -> SlotView:
        card = self.siege.slots[slot]
        return SlotView(
            slot=self.names.lexicon.word("slot", slot),
            faces=self.names.tile(self.layout.lines[slot][0]),
            card=None if card == NONE else self.card(card),
            trap=self.siege.trap == slot,
        )

    # Cards.

    def card(self, card: int) -> CardView:
        siege, box = self.siege, self.box
        return CardView(
            card=self.names.card(card),
            colour=colour_of(box.card_colour[card]),
            warlord=box.is_warlord(card),
            printed=box.card_resistance[card],
            resistance=siege.resistance(card),
            banner=box.card_colour[card] == siege.banner,
            charmed=card == siege.charm,
            haunted=siege.is_haunted(card),
            reaches=self.reaches(card),
            white_immune=siege.is_in_force(card, WHITE_IMMUNE),
            locks_die=siege.is_in_force(card, LOCK_DIE),
            effects=[self.effect(source) for source in box.card_sources[card]],
        )

    def reaches(self, card: int) -> str | None:
        siege = self.siege
        if card not in siege.slots or not siege.is_haunted(card):
            return None
        if not siege.is_in_force(card, HAUNT):
            return None
        place = first_place_inwards(siege, siege.slot_of(card))
        return None if place == NONE else self.names.tile(place)

    def effect(self, source: int) -> EffectView:
        deed = self.box.source_effect[source]
        return EffectView(
            effect=self.names.lexicon.word("effect", source),
            column=COLUMNS[self.box.source_column[source]],
            do=effect_code(deed),
            netted=source == self.siege.net,
            good=EFFECTS[deed].good,
        )

    def drawn(self) -> CardView | None:
        frame = self.siege.agenda[-1] if self.siege.agenda else None
        return self.card(frame.card) if isinstance(frame, PlaceCard) else None

    def deck(self) -> DeckView:
        deck = self.siege.deck
        unseen = [self.box.card_colour[card] for card in deck.unseen[MONSTER_BACK]]
        return DeckView(
            size=deck.size(),
            segments=[
                SegmentView(back=cast("Back", BACKS[back]), count=count)
                for back, count in deck.segments
            ],
            until_warlord=_until_warlord(deck.segments),
            unseen_monsters=len(unseen),
            unseen_by_colour=tokens_of([unseen.count(colour) for colour in range(TOKEN_COLOURS)]),
            unseen_warlords=len(deck.unseen[WARLORD_BACK]),
        )

    def warlords(self) -> WarlordsView:
        siege = self.siege
        return WarlordsView(
            total=siege.warlords,
            beaten=siege.warlords_beaten,
            in_play=len([card for card in siege.cards_in_play() if self.box.is_warlord(card)]),
            in_deck=sum(count for back, count in siege.deck.segments if back == WARLORD_BACK),
        )

    # Heroes and pieces.

    def hero(self, seat: Seat) -> HeroView:
        siege = self.siege
        hero = siege.seat_hero[seat]
        first = seat * TOKEN_COLOURS
        place = siege.place[seat]
        power = NONE if hero == NONE else self.box.hero_power[hero]
        board = siege.seat_board[seat]
        return HeroView(
            seat=seat,
            hero=self.names.word("hero", hero),
            power=None if power == NONE else HERO_POWERS[power].word,
            board=board_colour(board),
            tile=None if place == NONE else self.names.tile(place),
            life=siege.life[seat],
            calls=siege.calls[seat],
            equipment=tokens_of(siege.equipment[first : first + TOKEN_COLOURS]),
            condition=CONDITIONS[siege.condition[seat]],
            lying=bool(siege.lying[seat]),
            shadowed=bool(siege.shadowed[seat]),
            power_on=power != NONE and siege.has_power(seat, power),
            power_off=_power_off(siege, seat),
            turns_away=self.turns_away(board),
            left=self.left(seat, power),
        )

    def left(self, seat: Seat, power: int) -> LeftView | None:
        siege = self.siege
        if not is_hero_phase_of(siege, seat):
            return None
        return LeftView(
            move=not siege.spent & MOVED,
            activate=why_not_act(siege, seat, ACTIVATED) is LEGAL,
            fight=why_not_act(siege, seat, FOUGHT) is LEGAL,
            power=power != NONE
            and HERO_POWERS[power].once_a_phase
            and why_not_power(siege, seat, power) is LEGAL,
            reroll=siege.has_power(seat, REROLL) and not siege.spent & REROLLED,
        )

    def pieces(self) -> PiecesView:
        siege = self.siege
        net_card = NONE if siege.net == NONE else self.box.source_card[siege.net]
        return PiecesView(
            net=NetView(
                rest=self.rest(NET),
                effect=self.names.word("effect", siege.net),
                card=self.names.word("card", net_card),
            ),
            trap=TrapView(rest=self.rest(TRAP), slot=self.names.word("slot", siege.trap)),
            standard=StandardView(
                rest=self.rest(BANNER),
                banner=None if siege.banner == NONE else colour_of(siege.banner),
            ),
            charm=CharmView(rest=self.charm_rest(), card=self.names.word("card", siege.charm)),
            locked_dice=siege.locked_dice(),
            white_dice=self.box.white_dice,
            equipment_barred=siege.equipment_barred(),
        )

    def charm_rest(self) -> Rest:
        """LB-R2, LB-G3: on a card, at home with the hero who has it, or in the reserve."""
        siege = self.siege
        if siege.charm != NONE:
            return "in-use"
        for seat in range(siege.players):
            hero = siege.seat_hero[seat]
            if hero != NONE and self.box.hero_power[hero] == CHARM:
                return "reserve" if siege.shadowed[seat] else "home"
        return "absent"


def _until_warlord(segments: list[tuple[int, int]]) -> int | None:
    above = 0
    for back, count in segments:
        if back == WARLORD_BACK:
            return above
        above += count
    return None


def _power_off(siege: Siege, seat: Seat) -> PowerOff | None:
    """LB-G2, LB-D2: why a hero's power does not work."""
    if siege.condition[seat] != HEALTHY:
        return cast("PowerOff", CONDITIONS[siege.condition[seat]])
    return "shadowed" if siege.shadowed[seat] else None


def _outcome(siege: Siege) -> OutcomeView:
    won = siege.ending == WON
    return OutcomeView(
        ending=cast("Ending", ENDINGS[siege.ending]),
        won=won,
        score=score(siege),
        ledger=_ledger(siege) if won else [],
    )


def _ledger(siege: Siege) -> list[LedgerLineView]:
    """LB-V3, LB-V5: the score line by line."""
    box = siege.box
    lines: list[tuple[LedgerItem, int, int]] = [
        ("difficulty", 1, box.score_by_difficulty[siege.difficulty]),
        ("life", sum(siege.life), box.score_life),
        ("calls", sum(siege.calls), box.score_call),
        ("dead", siege.condition.count(DEAD), box.score_dead),
        ("grasped-tiles", siege.grasped_tiles(), box.score_grasped_tile),
    ]
    return [
        LedgerLineView(item=item, count=count, each=each, points=count * each)
        for item, count, each in lines
    ]
