"""How Last Bastion is spoken of: slots, effects, tokens, and what belongs together in its log."""

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, final

from hordekeep.games.last_bastion.game import LastBastion
from hordekeep.games.last_bastion.model.box import BLACK, COLOURS, COLUMNS, EFFECTS, Box
from hordekeep.games.last_bastion.model.state import ENDINGS
from hordekeep.kernel.play.event import Event
from hordekeep.kernel.play.term import NONE
from hordekeep.text.messages import Fact
from hordekeep.text.names import NameMessage
from hordekeep.text.naming import Naming, Speaker, Spelling
from hordekeep.text.narrate import LogStyle

BOARD_CLAUSES: Final = {"red": "LB-B1", "green": "LB-B2", "yellow": "LB-B3", "blue": "LB-B4"}
ENDING_CLAUSES: Final = {"won": "LB-V1", "starved": "LB-V6"}
"""The clause of each ending; those not listed are LB-V2."""
LOST: Final = "LB-V2"


@final
class BastionNaming(Naming):
    """Names the things of Last Bastion."""

    wholes: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "colour": ("board", "full-board", "banner", "token")
    }
    empty: ClassVar[Mapping[str, str]] = {"face": "no-dice"}

    def __init__(self, speaker: Speaker, game: LastBastion) -> None:
        self.box: Box = game.box
        super().__init__(speaker, game)

    def special(self) -> Mapping[str, Spelling]:
        return {
            "slot": self.slot,
            "effect": self.effect,
            "deed": self.deed,
            "corruption": self.corruption,
            "grasp": self.grasp,
            "dice": self.dice,
            "seat": self.seat,
        }

    def slot(self, word: str) -> NameMessage:
        """`red 2`."""
        board, number = word.split(" ")
        return NameMessage("slot", {**self.told("board", "board", board), "number": int(number)})

    def deed(self, word: str) -> NameMessage:
        """`roll_corruption`: what effects do."""
        return NameMessage("effect-" + word.replace("_", "-"))

    def brief(self, deed: str) -> str:
        """What an effect does, in a word or two."""
        return self.speaker.say("brief-" + deed.replace("_", "-"))

    def corruption(self, word: str) -> str:
        """`return_token+lose_life`: a face of the corruption die."""
        # A face that the die has twice is numbered: `nothing.2`.
        deeds = word.partition(".")[0].split("+")
        return self.speaker.listed([self.name("deed", deed) for deed in deeds])

    def effect(self, word: str) -> NameMessage:
        """`incubus.exit.roll_corruption` or `red-board`: an effect and where it comes from."""
        source = self.lexicon.value("effect", word)
        column = COLUMNS[self.box.source_column[source]]
        key = "source-board" if self.box.source_card[source] == NONE else f"source-{column}"
        deed = self.name("deed", self.deed_of(source))
        return NameMessage(key, {**self.origin("source", source), "deed": deed})

    def origin(self, name: str, source: int) -> dict[str, Fact]:
        """The card or board that has an effect."""
        card = self.box.source_card[source]
        if card != NONE:
            return self.told(name, "card", self.box.card_ids[card])
        return self.told(name, "full-board", COLOURS[source - self.box.board_source[0]])

    def deed_of(self, source: int) -> str:
        """What an effect does, by its word."""
        return EFFECTS[self.box.source_effect[source]].word

    def grasp(self, word: str) -> NameMessage:
        """`tile market`, `card incubus`, `hero elmer`: where a Grasp of Evil is."""
        kind, _, thing = word.partition(" ")
        return NameMessage(f"grasp-on-{kind}", self.told(kind, kind, thing))

    def dice(self, word: str) -> NameMessage:
        """`1+3`: dice by their places in the roll."""
        numbers = word.split("+")
        key = "die-numbered" if len(numbers) == 1 else "dice-numbered"
        return NameMessage(key, {"numbers": self.speaker.listed(numbers)})

    def seat(self, word: str) -> NameMessage:
        """`seat-2`."""
        return NameMessage("seat", {"number": int(word.removeprefix("seat-"))})

    def more(self, kind: str, word: str) -> dict[str, Fact]:
        if kind == "card":
            colour = COLOURS[self.box.card_colour[self.lexicon.value(kind, word)]]
            return {**self._told("colour", "colour", colour), **self.told("token", "token", colour)}
        if kind != "effect":
            return {}
        source = self.lexicon.value(kind, word)
        return {
            **self.origin("from", source),
            "deed": self.name("deed", self.deed_of(source)),
            "sign": self.speaker.say("sign-" + COLUMNS[self.box.source_column[source]]),
            "brief": self.brief(self.deed_of(source)),
        }

    def text_of_card(self, card: str) -> list[str]:
        """A card's text, composed from its effects: one line each."""
        number = self.box.card_ids.index(card)
        return [
            self.speaker.say(
                "card-effect",
                column=self.speaker.say("column-" + COLUMNS[self.box.source_column[source]]),
                text=self.text_of_deed(self.deed_of(source)),
            )
            for source in self.box.card_sources[number]
        ]

    def text_of_deed(self, deed: str) -> str:
        """What an effect does, in a sentence."""
        return self.speaker.say(f"effect-{deed.replace('_', '-')}-text")

    def kind_of_card(self, card: str) -> str:
        """Its colour, whether it is a warlord, its resistance."""
        number = self.box.card_ids.index(card)
        return self.speaker.say(
            "warlord-card" if self.box.is_warlord(number) else "monster-card",
            colour=self.name("colour", COLOURS[self.box.card_colour[number]]),
            resistance=self.box.card_resistance[number],
        )


_SUFFERED: Final = (
    "life-lost",
    "token-returned",
    "corruption-rolled",
    "hero-shadowed",
    "laid-down",
)
_STRUCK: Final = ("life-lost", "laid-down", "corruption-rolled")
_EFFECTS: Final = ("effect-applied", "effect-named", "effect-idle")
_CALLS_A_CARD: Final = (*_EFFECTS, "corruption-rolled")
_CLAUSES: Final[Mapping[str, str]] = {
    "hero-seated": "LB-S2",
    "began": "LB-S9",
    "effect-named": "LB-N2",
    "effect-idle": "LB-N2",
    "card-trapped": "LB-T9",
    "trap-sent-home": "LB-T9",
    "nothing-drawn": "LB-H4",
    "corruption-rolled": "LB-K1",
    "corruption-rerolled": "LB-R9",
    "dice-rerolled": "LB-R6",
    "stood-up": "LB-A6",
    "called": "LB-A5",
    "lent-move": "LB-R1",
    "charm-put": "LB-R2",
    "prayed": "LB-R5",
    "exit-shrugged": "LB-R7",
    "went-out": "LB-D1",
    "died": "LB-D3",
    "revived": "LB-D2",
    "grasp-missing": "LB-G5",
    "banner-fell": "LB-G3",
    "net-home": "LB-C13",
    "charm-home": "LB-C13",
    "fight-declined": "LB-C5",
    "spoils-left": "LB-J26",
}


@final
class BastionLogStyle(LogStyle):
    """What begins a line of the log, what is told in one sentence, and by which clause."""

    headings: ClassVar[frozenset[str]] = frozenset({"turn-began"})
    others: ClassVar[frozenset[str]] = frozenset(
        {
            "card-left",
            "card-beaten-card-left",
            "card-placed",
            "card-shifted",
            "card-shifted-card-placed",
            "card-shifted-card-trapped",
            "cards-swapped",
            "trap-sent-home",
        }
    )
    leads: ClassVar[frozenset[str]] = frozenset(
        {
            "tiles-laid",
            "boards-laid",
            "hero-chosen",
            "hero-seated",
            "began",
            "card-drawn",
            "nothing-drawn",
            "board-struck",
            "moved",
            "stood-up",
            "stayed",
            "tile-activated",
            "called",
            "lent-move",
            "charm-put",
            "prayed",
            "fought",
            "turn-ended",
            "ended",
        }
    )
    gathered: ClassVar[Mapping[str, str]] = {
        "laid-down": "hero",
        "hero-shadowed": "hero",
        "equipment-gained": "colour",
        "grasp-removed": "grasp",
        "card-beaten": "card",
    }
    joined: ClassVar[Sequence[tuple[str, ...]]] = (
        ("card-drawn", "card-placed"),
        ("card-drawn", "card-trapped"),
        ("card-shifted", "card-placed"),
        ("card-shifted", "card-trapped"),
        ("nothing-drawn", "life-lost"),
        ("effect-applied", "card-drawn"),
        ("effect-applied", "card-drawn", "card-placed"),
        ("effect-applied", "card-drawn", "card-trapped"),
        ("effect-applied", "card-haunted"),
        ("effect-applied", "haunting-moved", "tile-grasped"),
        *(("effect-applied", suffered) for suffered in _SUFFERED),
        *(("effect-named", suffered) for suffered in _SUFFERED),
        ("effect-applied", "life-gained", "call-gained"),
        ("effect-applied", "life-gained"),
        ("effect-applied", "call-gained"),
        ("effect-applied", "equipment-gained"),
        ("effect-applied", "grasp-removed"),
        ("board-struck", "effect-applied"),
        ("board-struck", "effect-named"),
        ("board-struck", "effect-idle"),
        ("board-struck", "effect-applied", "bottom-discarded"),
        *(("board-struck", "effect-applied", suffered) for suffered in _STRUCK),
        *(("board-struck", "effect-named", suffered) for suffered in _STRUCK),
        ("corruption-rerolled", "corruption-rolled"),
        ("fought", "dice-rolled"),
        ("fought", "aimed", "dice-rolled"),
        ("dice-rerolled", "dice-rolled"),
        ("card-beaten", "card-left"),
        ("card-destroyed", "card-left", "life-lost"),
        ("prayed", "grasp-removed"),
    )

    def __init__(self, game: LastBastion, naming: BastionNaming) -> None:
        self.box = game.box
        self.naming = naming

    def begins_line(self, event: Event, line: Sequence[Event]) -> bool:
        if event.name in _EFFECTS:
            return line[-1].name != "board-struck" and not self.is_silent(event, line)
        if event.name == "card-drawn" and line[-1].name in _CALLS_A_CARD:
            return False
        return event.name in self.leads

    def is_silent(self, event: Event, line: Sequence[Event]) -> bool:
        """The face of a corruption die is told by the roll, not as its card's effect once more."""
        if event.name != "effect-applied" or not line:
            return False
        sources = [one.facts[0] for one in line if one.name in _EFFECTS]
        return event.facts[0] in sources and any(one.name == "corruption-rolled" for one in line)

    def host_of(self, event: Event, before: Sequence[Event]) -> str:
        """The hero who plays a board's turn; nobody at a neutral one."""
        board_of = {one.facts[1]: one.facts[2] for one in before if one.name == "hero-seated"}
        out: set[int] = set()
        for one in before:
            if one.name in ("went-out", "died"):
                out.add(one.facts[0])
            elif one.name == "revived":
                out.discard(one.facts[0])
        for hero, board in board_of.items():
            if board == event.facts[0] and hero not in out:
                return self.box.hero_ids[hero]
        return ""

    def clause_of(self, event: Event) -> str:
        if event.name == "effect-applied":
            return self._clause_of_effect(event.facts[0])
        if event.name == "board-struck":
            return BOARD_CLAUSES[COLOURS[event.facts[0]]]
        if event.name == "ended":
            return ENDING_CLAUSES.get(ENDINGS[event.facts[0]], LOST)
        if event.name == "card-placed":
            return "LB-H3" if self.box.card_colour[event.facts[0]] == BLACK else ""
        return _CLAUSES.get(event.name, "")

    def _clause_of_effect(self, source: int) -> str:
        if self.box.source_card[source] == NONE:
            return BOARD_CLAUSES[COLOURS[source - self.box.board_source[0]]]
        return EFFECTS[self.box.source_effect[source]].clause
