"""A toy game that needs all of the kernel: two watchers, a secret each, and nights side by side.

Each day the watchers take a turn one after the other: they lay tokens, draw the open card, throw
dice. Then each is dealt a card that nobody sees, and they watch through one or more nights, each
in a lane: there they may turn their card, and bury a die that nobody sees until all are done.
In hushed games what they do at night is sealed, but for the burying.
The one whose sign is the sun may boast. After the last day the higher score wins.
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, final

from hordekeep.kernel.errors import BadOption, BadPosition
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance, Source
from hordekeep.kernel.play.frame import (
    AnyFrame,
    Ask,
    Candidate,
    Frame,
    Sealed,
    Together,
    ask_nature,
    legal_of,
)
from hordekeep.kernel.play.game import Game, Omen, Result
from hordekeep.kernel.play.phrase import Phrase, Refusal
from hordekeep.kernel.play.pile import Pile
from hordekeep.kernel.play.seat import NOBODY, Seat, only
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import NONE, Lexicon

SEATS: Final = 2
CARDS: Final = ("ash", "birch", "cedar", "elm", "fir", "hazel", "larch", "oak", "pine", "yew")
SIGNS: Final = ("comet", "moon", "star", "sun")
SPOTS: Final = ("east", "north", "west")
FACES: Final = ("one", "two", "three", "four", "five", "six")
SUN: Final = 3
FULL: Final = 2
TOKENS: Final = 4

DARK: Final = 3
"""So many nights are dark: each lane begins with a die that nobody sees."""

# Mischief: what a spin does, to show that nothing goes on forever and no mistake does harm.
NO_MISCHIEF: Final = 0
FRAMES_FOREVER: Final = 1
NATURE_FOREVER: Final = 2
LANES_FOREVER: Final = 3
CRASH_AFTER_DICE: Final = 4
TELL_SILENTLY: Final = 5
MISCHIEFS: Final = 6


@final
class Lay(Action):
    verb: ClassVar[str] = "lay"
    fields: ClassVar[tuple[str, ...]] = ("spot",)

    def __init__(self, spot: int) -> None:
        self.spot = spot


@final
class Draw(Action):
    verb: ClassVar[str] = "draw"
    fields: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


@final
class Throw(Action):
    verb: ClassVar[str] = "throw"
    fields: ClassVar[tuple[str, ...]] = ("count:number",)

    def __init__(self, count: int) -> None:
        self.count = count


@final
class Bury(Action):
    verb: ClassVar[str] = "bury"


@final
class TurnCard(Action):
    verb: ClassVar[str] = "turn"


@final
class Boast(Action):
    verb: ClassVar[str] = "boast"


@final
class Spin(Action):
    verb: ClassVar[str] = "spin"


@final
class Done(Action):
    verb: ClassVar[str] = "done"


LAYS: Final = [Lay(spot) for spot in range(len(SPOTS))]
DRAWS: Final = [Draw(card) for card in range(len(CARDS))]
THROWS: Final = [Throw(count) for count in range(1, 4)]
BURY: Final = Bury()
TURN: Final = TurnCard()
BOAST: Final = Boast()
SPIN: Final = Spin()
DONE: Final = Done()


@final
class Watchers(State):
    """Everything on the table."""

    def __init__(self, days: int, nights: int, mischief: int) -> None:
        super().__init__()
        self.days = days
        self.nights = nights
        self.mischief = mischief
        self.hushed = 0
        """1 where nights are sealed."""
        self.signs = [NONE] * SEATS
        self.tokens = [TOKENS] * SEATS
        self.laid = [0] * (SEATS * len(SPOTS))
        self.score = [0] * SEATS
        self.dealt = [NONE] * SEATS
        """The card that lies before each watcher; nobody has seen it unless it is turned."""
        self.turned = [0] * SEATS
        self.buried = [NONE] * SEATS
        self.thrown = [0] * SEATS
        """1 for who has thrown dice in this turn or night."""
        self.pile = Pile([list(range(len(CARDS)))], [(0, len(CARDS))])

    def clone(self) -> "Watchers":
        other = Watchers(self.days, self.nights, self.mischief)
        other.hushed = self.hushed
        other.signs = self.signs.copy()
        other.tokens = self.tokens.copy()
        other.laid = self.laid.copy()
        other.score = self.score.copy()
        other.dealt = self.dealt.copy()
        other.turned = self.turned.copy()
        other.buried = self.buried.copy()
        other.thrown = self.thrown.copy()
        other.pile = self.pile.clone()
        other.copy_agendas(self)
        return other

    def numbers(self) -> list[int]:
        flat = [self.days, self.nights, self.mischief]
        flat += self.signs + self.tokens + self.laid + self.score
        flat += self.dealt + self.turned + self.buried + self.thrown
        return flat + self.pile.numbers()

    def unseen(self) -> list[int]:
        """The cards that nobody has seen: those in the pile, and those dealt and not turned."""
        closed = [card for seat, card in enumerate(self.dealt) if not self.turned[seat]]
        return sorted(self.pile.unseen[0] + [card for card in closed if card != NONE])


@final
class DealSign(Frame[Watchers]):
    verb: ClassVar[str] = "deal-sign"
    fields: ClassVar[tuple[str, ...]] = ("seat:number",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: Watchers) -> Ask | None:
        left = [sign for sign in range(len(SIGNS)) if sign not in state.signs]
        return ask_nature(Chance("sign", 1, left, dealt=True, audience=only(self.seat)))

    def resume(self, state: Watchers, answer: Action) -> None:
        assert isinstance(answer, Fate)
        state.signs[self.seat] = answer.outcome[0]
        state.tell_all("signed", (self.seat, *answer.outcome), audience=only(self.seat))


@final
class OpenTop(Frame[Watchers]):
    verb: ClassVar[str] = "open-top"

    def ask(self, state: Watchers) -> Ask | None:
        if state.pile.opened != NONE or not state.pile.segments:
            return None
        return ask_nature(state.pile.from_top(1, kind="card"))

    def resume(self, state: Watchers, answer: Action) -> None:
        if isinstance(answer, Fate):
            state.pile.open_top(answer.outcome[0])
            state.tell_all("opened", answer.outcome)


class Choosing(Frame[Watchers]):
    """A decision of one watcher, which comes again until it is done."""

    fields: ClassVar[tuple[str, ...]] = ("seat:number",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: Watchers) -> Ask | None:
        return Ask(self.seat, legal_of(self.candidates(state)))

    def question(self, state: Watchers) -> Phrase:
        return Phrase("ask-" + self.verb, ("seat", "number", self.seat))

    def again(self) -> "Choosing":
        """The same decision once more."""
        raise NotImplementedError

    def lay_candidates(self, state: Watchers) -> list[Candidate]:
        found: list[Candidate] = []
        for lay in LAYS:
            refusal: Refusal | None = None
            if not state.tokens[self.seat]:
                refusal = Refusal("TOY-1", "refused-no-token")
            elif state.laid[self.seat * len(SPOTS) + lay.spot] == FULL:
                refusal = Refusal("TOY-2", "refused-full", lay)
            found.append(Candidate(lay, refusal))
        return found

    def throw_candidates(self, state: Watchers) -> list[Candidate]:
        tired = Refusal("TOY-4", "refused-thrown") if state.thrown[self.seat] else None
        return [Candidate(throw, tired) for throw in THROWS]

    def resume(self, state: Watchers, answer: Action) -> None:
        if isinstance(answer, Done):
            state.thrown[self.seat] = 0
            state.tell("done", self.seat)
            return
        state.push(self.again())
        match answer:
            case Lay():
                state.tokens[self.seat] -= 1
                state.laid[self.seat * len(SPOTS) + answer.spot] += 1
                state.tell("laid", self.seat, answer.spot)
            case Throw():
                state.thrown[self.seat] = 1
                state.push(ThrowDice(self.seat, answer.count))
            case _:
                self.act(state, answer)

    def act(self, state: Watchers, answer: Action) -> None:
        """Does what only this decision offers."""
        raise NotImplementedError


@final
class Day(Choosing):
    """A watcher's turn in ordinary play."""

    verb: ClassVar[str] = "day"
    clause: ClassVar[str] = "TOY-D"

    def again(self) -> Choosing:
        return Day(self.seat)

    def candidates(self, state: Watchers) -> list[Candidate]:
        found = self.lay_candidates(state) + self.throw_candidates(state)
        if state.pile.opened != NONE:
            found.append(Candidate(DRAWS[state.pile.opened]))
        not_sun = state.signs[self.seat] != SUN
        found.append(Candidate(BOAST, Refusal("TOY-3", "refused-not-sun") if not_sun else None))
        if state.mischief:
            found.append(Candidate(SPIN))
        return [*found, Candidate(DONE)]

    def act(self, state: Watchers, answer: Action) -> None:
        match answer:
            case Draw():
                state.score[self.seat] += state.pile.take_opened()
                state.tell("drawn", self.seat, answer.card)
                state.push(OpenTop())
            case Boast():
                state.score[self.seat] += 1
                state.tell("boasted", self.seat, reveals=True)
            case _:
                state.push(Mischief())


@final
class Night(Choosing):
    """A watcher's lane."""

    verb: ClassVar[str] = "night"
    clause: ClassVar[str] = "TOY-N"

    def again(self) -> Choosing:
        return Night(self.seat)

    def candidates(self, state: Watchers) -> list[Candidate]:
        found = self.lay_candidates(state) + self.throw_candidates(state)
        buried = state.buried[self.seat] != NONE
        found.append(Candidate(BURY, Refusal("TOY-5", "refused-buried") if buried else None))
        turned = state.turned[self.seat] or state.dealt[self.seat] == NONE
        found.append(Candidate(TURN, Refusal("TOY-6", "refused-turned") if turned else None))
        return [*found, Candidate(DONE)]

    def act(self, state: Watchers, answer: Action) -> None:
        if isinstance(answer, Bury):
            state.push(BuryDie(self.seat))
            return
        state.turned[self.seat] = 1
        card = state.dealt[self.seat]
        state.score[self.seat] += card
        state.tell("turned", self.seat, card, reveals=True)


@final
class ThrowDice(Frame[Watchers]):
    verb: ClassVar[str] = "throw-dice"
    fields: ClassVar[tuple[str, ...]] = ("seat:number", "count:number")

    def __init__(self, seat: Seat, count: int) -> None:
        self.seat = seat
        self.count = count

    def ask(self, state: Watchers) -> Ask | None:
        return ask_nature(Chance("face", self.count, range(len(FACES)), dealt=False))

    def resume(self, state: Watchers, answer: Action) -> None:
        assert isinstance(answer, Fate)
        state.score[self.seat] += sum(answer.outcome)
        state.tell_all("thrown", (self.seat, *answer.outcome))


@final
class BuryDie(Frame[Watchers]):
    """A die in a lane that nobody sees fall."""

    verb: ClassVar[str] = "bury-die"
    fields: ClassVar[tuple[str, ...]] = ("seat:number",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: Watchers) -> Ask | None:
        return ask_nature(Chance("face", 1, range(len(FACES)), dealt=False, audience=NOBODY))

    def resume(self, state: Watchers, answer: Action) -> None:
        assert isinstance(answer, Fate)
        state.buried[self.seat] = answer.outcome[0]
        state.tell("buried", self.seat)


@final
class DealCard(Frame[Watchers]):
    """What a lane may turn over is dealt before it opens."""

    verb: ClassVar[str] = "deal-card"
    fields: ClassVar[tuple[str, ...]] = ("seat:number",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def ask(self, state: Watchers) -> Ask | None:
        if not state.pile.segments:
            return None
        return ask_nature(state.pile.from_top(1, kind="card", audience=NOBODY))

    def resume(self, state: Watchers, answer: Action) -> None:
        self.put_away(state)
        if isinstance(answer, Fate):
            state.pile.take_top(answer.outcome[0])
            state.dealt[self.seat] = answer.outcome[0]
            state.tell("dealt", self.seat)

    def put_away(self, state: Watchers) -> None:
        card = state.dealt[self.seat]
        if card != NONE and not state.turned[self.seat]:
            state.pile.put_away(0, card)
        state.dealt[self.seat] = NONE
        state.turned[self.seat] = 0


@final
class Vigil(Together[Watchers]):
    """All watch through a night side by side."""

    verb: ClassVar[str] = "vigil"

    def lanes(self, state: Watchers) -> list[tuple[Seat, list[AnyFrame]]]:
        hush: list[AnyFrame] = [Hush()] if state.hushed else []
        if state.nights < DARK:
            return [(seat, [Night(seat), *hush]) for seat in range(SEATS)]
        return [(seat, [BuryDie(seat), Night(seat), *hush]) for seat in range(SEATS)]


@final
class Hush(Sealed[Watchers]):
    """What is done at night is sealed, but for the burying."""

    verb: ClassVar[str] = "hush"

    def seals(self, action: Action) -> bool:
        return not isinstance(action, Bury)


@final
class Unearth(Frame[Watchers]):
    """The buried dice are seen."""

    verb: ClassVar[str] = "unearth"

    def resume(self, state: Watchers, answer: Action) -> None:
        for seat in range(SEATS):
            face = state.buried[seat]
            if face != NONE:
                state.score[seat] += face
                state.buried[seat] = NONE
                state.tell("unearthed", seat, face, reveals=True)


@final
class Dawn(Frame[Watchers]):
    """A day begins, or the game is over."""

    verb: ClassVar[str] = "dawn"

    def resume(self, state: Watchers, answer: Action) -> None:
        if not state.days:
            state.tell("ended")
            state.finish()
            return
        state.days -= 1
        nights: list[AnyFrame] = [Vigil() for _ in range(state.nights)]
        days: list[AnyFrame] = [OpenTop(), Day(0), Day(1), DealCard(0), DealCard(1)]
        state.then(*days, *nights, Unearth(), Dawn())


@final
class Mischief(Frame[Watchers]):
    """Goes on forever, in one way or another, or makes a mistake."""

    verb: ClassVar[str] = "mischief"

    def ask(self, state: Watchers) -> Ask | None:
        if state.mischief == NATURE_FOREVER:
            return ask_nature(Chance("face", 1, range(2), dealt=False))
        return None

    def resume(self, state: Watchers, answer: Action) -> None:
        if state.mischief == CRASH_AFTER_DICE:
            state.open_lanes([(0, [Night(0)]), (1, [ThrowDice(1, 1), Crash()])])
            return
        if state.mischief == TELL_SILENTLY:
            state.score[0] += state.signs[1]
            return
        state.push(self)
        if state.mischief == LANES_FOREVER:
            state.open_lanes([(seat, []) for seat in range(SEATS)])


@final
class Crash(Frame[Watchers]):
    """A mistake in the rules."""

    verb: ClassVar[str] = "crash"

    def resume(self, state: Watchers, answer: Action) -> None:
        raise RuntimeError("a mistake in the rules")


@final
class AskTheOther(Frame[Watchers]):
    """Asks the second watcher, whose lane ever it is in."""

    verb: ClassVar[str] = "ask-the-other"

    def ask(self, state: Watchers) -> Ask | None:
        return Ask(1, [DONE])

    def resume(self, state: Watchers, answer: Action) -> None:
        raise RuntimeError("never reached")


@final
class Send(Action):
    """An action with fields of all kinds."""

    verb: ClassVar[str] = "send"
    fields: ClassVar[tuple[str, ...]] = ("card", "to:gate", "others:gate*")

    def __init__(self, card: int, to: int, others: tuple[int, ...]) -> None:
        self.card = card
        self.to = to
        self.others = others


ACTIONS: Final = (Lay, Draw, Throw, Bury, TurnCard, Boast, Spin, Done)
FRAMES: Final = (
    DealSign,
    OpenTop,
    Day,
    Night,
    ThrowDice,
    BuryDie,
    DealCard,
    Vigil,
    Hush,
    Unearth,
    Dawn,
    Mischief,
    Crash,
)


@final
class Toy(Game[Watchers]):
    """The rules of the toy."""

    id: ClassVar[str] = "toy"
    rules: ClassVar[int] = 2

    def __init__(self) -> None:
        vocabularies = {"card": CARDS, "sign": SIGNS, "spot": SPOTS, "face": FACES}
        super().__init__(Lexicon(vocabularies, ACTIONS, FRAMES), {"toy/1": "0123456789abcdef"})
        self.looks = 0
        """How many views were built."""

    def events(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "signed": ("seat:number", "sign"),
            "opened": ("card",),
            "laid": ("seat:number", "spot"),
            "drawn": ("seat:number", "card"),
            "thrown": ("seat:number", "face*"),
            "boasted": ("seat:number",),
            "buried": ("seat:number",),
            "dealt": ("seat:number",),
            "turned": ("seat:number", "card"),
            "unearthed": ("seat:number", "face"),
            "done": ("seat:number",),
            "ended": (),
        }

    def options(self, wanted: Mapping[str, object]) -> dict[str, Any]:
        complete: dict[str, Any] = {"days": 1, "nights": 1, "mischief": NO_MISCHIEF, "hushed": 0}
        for name, value in wanted.items():
            if name not in complete or not isinstance(value, int) or not 0 <= value < MISCHIEFS:
                raise BadOption(option=name, found=value)
            complete[name] = value
        return complete

    def seats(self, options: Mapping[str, Any]) -> int:
        return SEATS

    def begin(self, options: Mapping[str, Any]) -> Watchers:
        state = Watchers(options["days"], options["nights"], options["mischief"])
        state.hushed = options["hushed"]
        state.then(DealSign(0), DealSign(1), Dawn())
        return state

    def view(self, state: Watchers, seat: Seat) -> object:
        self.looks += 1
        signs = [
            SIGNS[sign] if sign != NONE and (holder == seat or state.over) else "?"
            for holder, sign in enumerate(state.signs)
        ]
        return {
            "signs": signs,
            "tokens": state.tokens.copy(),
            "laid": state.laid.copy(),
            "score": state.score.copy(),
            "open": self.lexicon.word("card", state.pile.opened),
            "left": state.pile.size(),
            "unseen": [CARDS[card] for card in state.unseen()],
            "dealt": [
                self.lexicon.word("card", state.dealt[one]) if state.turned[one] else "?"
                for one in range(SEATS)
            ],
            "buried": [face != NONE for face in state.buried],
            "over": state.over,
        }

    def forecast(self, state: Watchers, seat: Seat) -> list[Omen]:
        omens = [
            Omen(0, one, "TOY-U", Phrase("omen-unearth"), certain=True, fatal=False)
            for one in range(SEATS)
            if state.buried[one] != NONE
        ]
        if not state.days:
            omens.append(Omen(1, seat, "TOY-E", Phrase("omen-end"), certain=True, fatal=True))
        return omens

    def imagine(self, state: Watchers, seat: Seat, source: Source) -> Watchers:
        world = state.clone()
        own = state.signs[seat] if seat >= 0 else NONE
        signs = [sign for sign in range(len(SIGNS)) if sign != own]
        cards = state.unseen()
        for other in range(SEATS):
            if other != seat and state.signs[other] != NONE:
                world.signs[other] = signs.pop(source.below(len(signs)))
            if state.dealt[other] != NONE and not state.turned[other]:
                world.dealt[other] = cards.pop(source.below(len(cards)))
            if state.buried[other] != NONE:
                world.buried[other] = source.below(len(FACES))
        world.pile.unseen = [cards]
        return world

    def result(self, state: Watchers) -> Result:
        best = max(state.score)
        winners = tuple([seat for seat in range(SEATS) if state.score[seat] == best])
        return Result("shared" if len(winners) > 1 else "won", winners, tuple(state.score))

    def describe(self, state: Watchers) -> dict[str, Any]:
        return {
            "days": state.days,
            "open": self.lexicon.word("card", state.pile.opened),
            "closed": state.pile.segments[0][1] if state.pile.segments else 0,
            "unseen": [CARDS[card] for card in state.pile.unseen[0]],
            "watcher": [
                {
                    "sign": self.lexicon.word("sign", state.signs[seat]),
                    "tokens": state.tokens[seat],
                    "laid": state.laid[seat * len(SPOTS) : (seat + 1) * len(SPOTS)],
                    "score": state.score[seat],
                    "dealt": self.lexicon.word("card", state.dealt[seat]),
                    "turned": bool(state.turned[seat]),
                    "buried": self.lexicon.word("face", state.buried[seat]),
                    "thrown": bool(state.thrown[seat]),
                }
                for seat in range(SEATS)
            ],
        }

    def restore(self, words: Mapping[str, Any], options: Mapping[str, Any]) -> Watchers:
        state = Watchers(0, options["nights"], options["mischief"])
        state.hushed = options["hushed"]
        try:
            state.days = int(words["days"])
            unseen = [self.lexicon.value("card", word) for word in words["unseen"]]
            opened = self.lexicon.value("card", words["open"])
            state.pile = Pile([unseen], [(0, int(words["closed"]))], opened)
            for seat in range(SEATS):
                self._restore_watcher(state, seat, words["watcher"][seat])
        except KeyError as error:
            raise BadPosition(place=str(error.args[0]), expected="a value") from None
        return state

    def _restore_watcher(self, state: Watchers, seat: Seat, words: Mapping[str, Any]) -> None:
        state.signs[seat] = self.lexicon.value("sign", words["sign"])
        state.tokens[seat] = int(words["tokens"])
        state.laid[seat * len(SPOTS) : (seat + 1) * len(SPOTS)] = words["laid"]
        state.score[seat] = int(words["score"])
        state.dealt[seat] = self.lexicon.value("card", words["dealt"])
        state.turned[seat] = int(words["turned"])
        state.buried[seat] = self.lexicon.value("face", words["buried"])
        state.thrown[seat] = int(words["thrown"])
