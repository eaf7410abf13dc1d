"""A stage for clause tests: a siege laid out by names, played by texts, with chosen dice.

Tiles lie in the order of the content file (row by row), boards red north, green east, blue south,
yellow west. Seat 1 sits in the south (blue), seat 2 west (yellow) or, of two, north (red).
"""

from collections.abc import Sequence

import pytest

from hordekeep.games.last_bastion.model.box import COLOURS, TOKEN_COLOURS
from hordekeep.games.last_bastion.model.state import CONDITIONS, ENDINGS, HEALTHY, OUT, Siege
from hordekeep.games.last_bastion.opening import open_game
from hordekeep.games.last_bastion.position.words import BACKS
from hordekeep.games.last_bastion.rules.effects import InOrder
from hordekeep.games.last_bastion.rules.hero_phase import HeroPhase
from hordekeep.games.last_bastion.rules.life import lose_life, revive
from hordekeep.games.last_bastion.rules.placement import Draw
from hordekeep.games.last_bastion.rules.turn import Turn
from hordekeep.kernel.errors import IllegalAction
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.frame import AnyFrame, Ask, Candidate
from hordekeep.kernel.play.phrase import Phrase, Refusal
from hordekeep.kernel.play.seat import MAIN, NATURE
from hordekeep.kernel.play.term import NONE
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.journal import SETUP
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.opening import header_for
from hordekeep.kernel.table.table import Table

GAME = open_game(version=1)
BOX = GAME.box
WORDS = GAME.lexicon
TILES = (
    "trebuchet",
    "market",
    "standard",
    "tavern",
    "divine-fountain",
    "tomb",
    "dispensary",
    "dwarven-quarry",
    "strategists-tower",
)
"""Row by row; the Divine Fountain is the centre, red slots face the first row."""
BOARDS = ("red", "green", "blue", "yellow")
"""Clockwise from the north."""
HARMLESS = {
    "red": ("ember-imp", "ash-caller", "incubus"),
    "green": ("goblin-howler", "hex-goblin", "wolf-rider"),
    "blue": ("hollow-summoner", "web-spinner", "brood-mother"),
    "yellow": ("grave-ringer", "wailing-shade", "blight-carrier"),
}
"""Cards without recurring and continuous effects: a board full of them only strikes itself."""


class Stage:
    """A siege after its setup, before anything has happened. Calls can be chained."""

    def __init__(
        self,
        *heroes: str,
        difficulty: str = "normal",
        starving_rounds: int | str = 5,
        first: int = 1,
    ) -> None:
        self.siege: Siege = GAME.begin(
            GAME.options(
                {
                    "players": len(heroes),
                    "heroes": list(heroes),
                    "difficulty": difficulty,
                    "tiles": list(TILES),
                    "boards": list(BOARDS),
                    "first": first,
                    "starving_rounds": starving_rounds,
                }
            )
        )
        while not (self.siege.agenda and isinstance(self.siege.agenda[-1], Turn)):
            frame = self.siege.agenda.pop()
            frame.resume(self.siege, Action())
        self.siege.heard = []

    # Laying out.

    def seat(self, hero: str) -> int:
        """The seat of a hero."""
        return self.siege.seat_of(WORDS.value("hero", hero))

    def card(self, card: str, slot: str, *, haunted: bool = False) -> "Stage":
        """A card lies in a slot (`red 2`), without any entrance effect."""
        number = WORDS.value("card", card)
        self.siege.slots[WORDS.value("slot", slot)] = number
        deck = self.siege.deck
        deck.unseen = [[card for card in things if card != number] for things in deck.unseen]
        if haunted:
            self.siege.haunted |= 1 << number
            self.siege.grasp_supply -= 1
        return self

    def at(self, hero: str, tile: str) -> "Stage":
        """A hero stands on a tile."""
        tile_number = WORDS.value("tile", tile)
        self.siege.place[self.seat(hero)] = self.siege.layout.place_of[tile_number]
        return self

    def life(self, hero: str, life: int) -> "Stage":
        """A hero has exactly this much life (more than 0); the supply follows."""
        seat = self.seat(hero)
        self.siege.life_supply += self.siege.life[seat] - life
        self.siege.life[seat] = life
        return self

    def calls(self, hero: str, calls: int) -> "Stage":
        """A hero has exactly so many Calls to Arms; the supply follows."""
        seat = self.seat(hero)
        self.siege.call_supply += self.siege.calls[seat] - calls
        self.siege.calls[seat] = calls
        return self

    def tokens(self, hero: str, **tokens: int) -> "Stage":
        """A hero has exactly these equipment tokens (`red=2`) and no others; the supply follows."""
        seat = self.seat(hero)
        for colour in range(TOKEN_COLOURS):
            index = seat * TOKEN_COLOURS + colour
            held = tokens.get(COLOURS[colour], 0)
            self.siege.supply[colour] += self.siege.equipment[index] - held
            self.siege.equipment[index] = held
        return self

    def grasp(self, *tiles: str) -> "Stage":
        """Tiles have a Grasp of Evil."""
        for tile in tiles:
            place = self.siege.layout.place_of[WORDS.value("tile", tile)]
            self.siege.grasped |= 1 << place
            self.siege.grasp_supply -= 1
        return self

    def shadow(self, *heroes: str) -> "Stage":
        """Hero boards have a Grasp of Evil."""
        for hero in heroes:
            self.siege.shadowed[self.seat(hero)] = 1
            self.siege.grasp_supply -= 1
        return self

    def lay(self, hero: str) -> "Stage":
        """A hero's figure lies down."""
        self.siege.lying[self.seat(hero)] = 1
        return self

    def fill(self, *boards: str) -> "Stage":
        """Boards are full of harmless cards; no board named: all of them."""
        for board in boards or tuple(HARMLESS):
            for number, card in enumerate(HARMLESS[board], 1):
                self.card(card, f"{board} {number}")
        return self

    def out(self, *heroes: str) -> "Stage":
        """Heroes are out of action (a wounded one is dead)."""
        for hero in heroes:
            while self.siege.in_action(self.seat(hero)):
                lose_life(self.siege, self.seat(hero))
        return self

    def wound(self, *heroes: str) -> "Stage":
        """Heroes were out of action and have been brought back."""
        for hero in heroes:
            self.out(hero)
            assert self.siege.condition[self.seat(hero)] == OUT
            revive(self.siege, self.seat(hero))
        return self

    def deck(self, *lines: str) -> "Stage":
        """The deck from the top: `3 monsters`, `1 warlords`; no line: it is empty."""
        parts = [line.split() for line in lines]
        self.siege.deck.segments = [(BACKS.index(back), int(count)) for count, back in parts]
        return self

    def supply(self, **left: int) -> "Stage":
        """The supply has only so much: `red=0`, `life=0`, `call=0`, `grasp=0`."""
        for thing, count in left.items():
            if thing in COLOURS:
                self.siege.supply[COLOURS.index(thing)] = count
            else:
                assert hasattr(self.siege, f"{thing}_supply")
                setattr(self.siege, f"{thing}_supply", count)
        return self

    def net(self, effect: str) -> "Stage":
        """The net covers an effect."""
        self.siege.net = WORDS.value("effect", effect)
        return self

    def trap(self, slot: str) -> "Stage":
        """The trap lies in a slot."""
        self.siege.trap = WORDS.value("slot", slot)
        return self

    def banner(self, colour: str) -> "Stage":
        """The standard shows a colour."""
        self.siege.banner = COLOURS.index(colour)
        return self

    def charm(self, card: str) -> "Stage":
        """The charm lies on a card."""
        self.siege.charm = WORDS.value("card", card)
        return self

    # Beginning somewhere.

    def agenda(self, *frames: AnyFrame) -> "Stage":
        """Replaces the agenda: these frames, then the turn of the board after the present one."""
        self.siege.agenda.clear()
        self.siege.push(Turn(self.siege.layout.next_board(max(self.siege.board, 0))))
        self.siege.then(*frames)
        return self

    def turn(self, board: str) -> "Stage":
        """The turn of a board begins."""
        self.siege.agenda.clear()
        self.siege.push(Turn(COLOURS.index(board)))
        return self

    def hero_phase(self, hero: str) -> "Stage":
        """The hero phase of a hero begins; the next board's turn follows."""
        seat = self.seat(hero)
        self.siege.board = self.siege.seat_board[seat]
        self.siege.spent = 0
        return self.agenda(HeroPhase(seat))

    def draws(self, hero: str) -> "Stage":
        """A hero has to draw a horde card."""
        seat = self.seat(hero)
        self.siege.board = self.siege.seat_board[seat]
        return self.agenda(Draw(seat))

    def applies(self, hero: str, *effects: str) -> "Stage":
        """A hero applies effects of cards in play (`incubus.exit.roll_corruption`)."""
        seat = self.seat(hero)
        self.siege.board = self.siege.seat_board[seat]
        return self.agenda(InOrder(seat, tuple(WORDS.value("effect", one) for one in effects)))

    # Playing.

    def asked(self) -> Ask | None:
        """The open question after everything that happens by itself; nothing at the end."""
        return self.siege.settle(MAIN)

    def says(self, *texts: str) -> "Stage":
        """The seat that is asked answers, each text a legal action."""
        for text in texts:
            asked = self.asked()
            assert asked is not None, f"nothing is asked: {text}"
            assert asked.seat != NATURE, f"NATURE is asked, not {text}"
            action = WORDS.read_action(text)
            assert isinstance(action, Action)
            assert action in asked.actions, f"{text} not in {self.offers()}"
            self.siege.answer(MAIN, action)
        self.asked()
        return self

    def nature(self, *outcome: str) -> "Stage":
        """NATURE answers: faces, a corruption face, or cards."""
        asked = self.asked()
        assert asked is not None
        assert asked.chance is not None, f"no chance is asked but {self.offers()}"
        values = tuple(WORDS.value(asked.chance.kind, word) for word in outcome)
        assert asked.chance.allows(values), f"{outcome} cannot fall"
        self.siege.answer(MAIN, Fate(values))
        self.asked()
        return self

    # Looking.

    def offers(self) -> list[str]:
        """The texts of the legal actions (nothing for NATURE)."""
        asked = self.asked()
        return [] if asked is None else [WORDS.spell(action) for action in asked.actions]

    def question(self) -> str:
        """The key of the sentence in which is asked."""
        return self._phrase().key

    def asked_about(self) -> list[str]:
        """The cards that this sentence names."""
        cards = [value for _, kind, value in self._phrase().facts if kind == "card"]
        return [WORDS.word("card", card) for card in cards if card != NONE]

    def _phrase(self) -> Phrase:
        self.asked()
        return self.siege.top(MAIN).question(self.siege)

    def asks_nature(self) -> str:
        """What NATURE is asked: `face`, `corruption`, `card`; empty when it is not."""
        asked = self.asked()
        return asked.chance.kind if asked is not None and asked.chance is not None else ""

    def asked_hero(self) -> str:
        """The hero whose player is asked."""
        asked = self.asked()
        assert asked is not None
        assert asked.seat != NATURE
        return WORDS.word("hero", self.siege.seat_hero[asked.seat])

    def candidates(self) -> list[Candidate]:
        """Everything that could be tried."""
        self.asked()
        return self.siege.top(MAIN).candidates(self.siege)

    def why_not(self, text: str) -> tuple[str, str]:
        """Clause and key of the refusal of an action; empty texts when it is legal."""
        action = WORDS.read_action(text)
        for candidate in self.candidates():
            if candidate.action == action:
                refusal = candidate.refusal
                return ("", "") if refusal is None else (refusal.clause, refusal.phrase.key)
        raise AssertionError(f"{text} is not even a candidate")

    def in_slot(self, slot: str) -> str:
        """The card in a slot, or `-`."""
        return WORDS.word("card", self.siege.slots[WORDS.value("slot", slot)])

    def slot_of(self, card: str) -> str:
        """Where a card lies."""
        return WORDS.word("slot", self.siege.slot_of(WORDS.value("card", card)))

    def in_play(self) -> set[str]:
        """All cards in slots."""
        return {WORDS.word("card", card) for card in self.siege.cards_in_play()}

    def discarded(self) -> list[str]:
        """The discard pile."""
        return [WORDS.word("card", card) for card in self.siege.discard]

    def grasped(self) -> set[str]:
        """The grasped tiles."""
        layout = self.siege.layout
        return {
            WORDS.word("tile", layout.tile_at[place])
            for place in range(9)
            if self.siege.is_grasped(place)
        }

    def haunted(self) -> set[str]:
        """The cards with a Grasp of Evil."""
        return {
            WORDS.word("card", card)
            for card in self.siege.cards_in_play()
            if self.siege.is_haunted(card)
        }

    def tile_of(self, hero: str) -> str:
        """The tile a hero stands on, or `-`."""
        place = self.siege.place[self.seat(hero)]
        return "-" if place == NONE else WORDS.word("tile", self.siege.layout.tile_at[place])

    def equipment(self, hero: str) -> dict[str, int]:
        """A hero's equipment tokens, those that are there."""
        first = self.seat(hero) * TOKEN_COLOURS
        held = self.siege.equipment[first : first + TOKEN_COLOURS]
        return {COLOURS[colour]: count for colour, count in enumerate(held) if count}

    def ending(self) -> str:
        """Why the game ended, `not-ended` while it goes on."""
        self.asked()
        return ENDINGS[self.siege.ending]

    def told(self, name: str) -> Sequence[tuple[int, ...]]:
        """The facts of all events of a name so far."""
        return [event.facts for event in self.siege.heard or [] if event.name == name]

    def healthy(self, hero: str) -> bool:
        """Whether a hero has not gone out of action yet."""
        return self.siege.condition[self.seat(hero)] == HEALTHY

    def condition(self, hero: str) -> str:
        """`healthy`, `out`, `wounded` or `dead`."""
        self.asked()
        return CONDITIONS[self.siege.condition[self.seat(hero)]]

    def life_of(self, hero: str) -> int:
        """A hero's life tokens."""
        self.asked()
        return self.siege.life[self.seat(hero)]

    def calls_of(self, hero: str) -> int:
        """A hero's Calls to Arms."""
        self.asked()
        return self.siege.calls[self.seat(hero)]

    def lies(self, hero: str) -> bool:
        """Whether a hero's figure lies down."""
        self.asked()
        return bool(self.siege.lying[self.seat(hero)])

    def shadowed(self, hero: str) -> bool:
        """Whether a Grasp of Evil lies on a hero board."""
        self.asked()
        return bool(self.siege.shadowed[self.seat(hero)])

    def board_in_turn(self) -> str:
        """The board whose turn it is."""
        self.asked()
        return WORDS.word("colour", self.siege.board)

    def reasons(self, kind: str, word: str) -> list[tuple[str, str]]:
        """What a table says to who touches a thing: each verb, and why not; nothing if legal."""
        asked = self.asked()
        assert asked is not None
        table = self._table()
        found = table.reasons(asked.seat, kind, table.game.lexicon.value(kind, word))
        return [(one.action.verb, one.refusal.phrase.key if one.refusal else "") for one in found]

    def refuses(self, text: str) -> tuple[str, str]:
        """Clause and key with which a table refuses an answer; it changes nothing by that."""
        asked = self.asked()
        assert asked is not None
        table = self._table()
        number = table.decisions[asked.seat].number
        before = (table.state.fingerprint(), table.journal.text(), len(table.events), number)
        with pytest.raises(IllegalAction) as refused:
            table.answer(asked.seat, number, text)
        number = table.decisions[asked.seat].number
        after = (table.state.fingerprint(), table.journal.text(), len(table.events), number)
        assert after == before
        refusal = refused.value.facts["refusal"]
        assert isinstance(refusal, Refusal)
        return refusal.clause, refusal.phrase.key

    def _table(self) -> Table:
        """A table at which the siege goes on from here."""
        stretch = Stretch(open_secret(1), [])
        header = header_for(
            GAME,
            GAME.options({"players": self.siege.players}),
            {"kind": SETUP},
            engine="test",
            commitment=stretch.commitment,
            holders=None,
            open_seed=1,
        )
        table = Table(GAME, header, self.siege.clone(), stretch)
        table.begin()
        return table
