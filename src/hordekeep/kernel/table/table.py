"""The table: a state, its journal and the open decisions. Whatever is done is done through it."""

from collections.abc import Sequence
from typing import final

from hordekeep.kernel.errors import (
    BadOption,
    DiceLost,
    FairDice,
    GameOver,
    IllegalAction,
    NothingToUndo,
    NotYourDecision,
    UndoOthers,
    UndoRevealed,
    VerifyFailed,
    ViewOnly,
)
from hordekeep.kernel.play.action import Action, Fate
from hordekeep.kernel.play.chance import Chance
from hordekeep.kernel.play.driver import NOBODY_CHOOSES, Playing, drive
from hordekeep.kernel.play.frame import Ask
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.history import Answer
from hordekeep.kernel.play.seat import (
    EVERYBODY,
    MAIN,
    NATURE,
    NOBODY,
    Audience,
    Seat,
    only,
)
from hordekeep.kernel.play.state import State
from hordekeep.kernel.record.fate import Stretch, read_fate
from hordekeep.kernel.record.journal import (
    ChanceEntry,
    ChoiceEntry,
    ControlEntry,
    EndEntry,
    Entry,
    Header,
    ReseedEntry,
    UndoEntry,
)
from hordekeep.kernel.table.asked_table import ABANDONED, AskedTable


@final
class Table(AskedTable):
    """One game being played.

    Answers are checked here and nowhere else; whatever is refused changes nothing.
    """

    def __init__(
        self, game: AnyGame, header: Header, state: State, stretch: Stretch | None
    ) -> None:
        super().__init__(game, header, state)
        self._stretch = stretch
        self._secrets: list[str] = []
        """The secret of each stretch, "" where it is not known here."""
        self._dictated: list[str] = []
        """What NATURE is going to answer, if somebody has said so."""

    # Opening and going on.

    def begin(self) -> None:
        """Takes the first steps, up to the first decision of a seat."""
        self._open_stretch()
        self._timeline.begin()
        self._let_nature_answer()

    def _open_stretch(self) -> None:
        assert self._stretch is not None
        self._secrets.append(self._stretch.secret.hex())
        self.journal.append(ReseedEntry(self._stretch.commitment, self._stretch.salts))

    def reseed(self, stretch: Stretch) -> None:
        """Goes on with a new secret, its commitment shown first (when the old one is lost)."""
        self._must_fit()
        self.dice_lost = False
        self._stretch = stretch
        self._open_stretch()
        self._let_nature_answer()

    # Answers.

    def answer(self, seat: Seat, number: int, action: Action | str) -> None:
        """Answers the open decision `number` of a seat, with an action or its text.

        Raises `GameOver`, `ViewOnly`, `DiceLost`, `NotYourDecision`, `StaleDecision`,
        `UnknownWord` or `IllegalAction`.
        """
        self._must_go_on()
        decision = self._timeline.decision(seat, number, answered=self.has_sealed(seat))
        wanted = self.read(action) if isinstance(action, str) else action
        if wanted not in decision.actions:
            raise self._illegal(seat, wanted)
        wanted = decision.actions[decision.actions.index(wanted)]  # ours, not the caller's
        before = self._timeline.before()
        envelopes = self._envelopes.copy()
        counters = {} if self._stretch is None else self._stretch.counters()
        dictated = self._dictated.copy()
        seen = self._audience(decision.lane, wanted)
        entry = self.journal.append(ChoiceEntry(seat, self._spell(wanted), seen))
        try:
            self._take(Answer(entry, decision.lane, seat, wanted, holder=self.holders[seat]))
            self._let_nature_answer()
        except BaseException:
            # Nothing has happened: the answer could not be carried out, or was interrupted.
            if self._stretch is not None:
                self._stretch.unsay(counters)
            self._dictated = dictated
            del self.journal.entries[entry - 1 :]
            self._timeline.back_to(before)
            self._envelopes = envelopes
            raise

    def _audience(self, lane: int, action: Action) -> Audience:
        """Who knows of an answer when it is given: a sealed one is its seat's alone."""
        seal = self.state.seal_of(lane)
        return only(lane) if seal is not None and seal.seals(action) else EVERYBODY

    def _take(self, answer: Answer) -> None:
        """Applies an answer, or holds it if it is sealed."""
        if self._audience(answer.lane, answer.action) == EVERYBODY:
            self._timeline.apply(answer)
        else:
            self._envelopes.hold(answer)
        self._open_if_last()

    def _open_if_last(self) -> None:
        """Applies the sealed answers, in the order of seats, when the last has come."""
        held = self._envelopes.held
        for pending in self._timeline.pending:
            if pending.lane not in held and self.state.seal_of(pending.lane) is not None:
                return
        for answer in self._envelopes.open(len(self.journal.entries)):
            self._timeline.apply(answer)

    def _must_go_on(self) -> None:
        """Raises `GameOver`, `ViewOnly` or `DiceLost` where nothing can be done any more."""
        self._must_fit()
        if self.dice_lost:
            raise DiceLost

    def _must_fit(self) -> None:
        if self.over:
            raise GameOver
        if self.misfit is not None:
            raise ViewOnly(entry=self.misfit.entry, why=self.misfit.why)

    def _let_nature_answer(self) -> None:
        """NATURE answers at once, lane by lane; at the end of the game secrets are published."""
        if self._stretch is not None:
            drive(_Falling(self), self._stretch, NOBODY_CHOOSES)
        if self.state.over and not self._has_ended():
            self._end(self.game.result(self.state).reason)

    def nature_answers(self, lane: int, outcome: tuple[int, ...]) -> None:
        """Writes down what has fallen in a lane, and applies it."""
        chance = self.chance_in(lane)
        assert chance is not None, "NATURE is asked in this lane"
        dictated = bool(self._dictated)
        if dictated:
            outcome = self._take_dictated(chance)
        say = self.chance_words(chance, outcome)
        entry = self.journal.append(ChanceEntry(lane, say, chance.audience, dictated=dictated))
        self._apply_fate(entry, lane, chance, outcome)

    def fall(self, *things: str | int) -> None:
        """Dictates what NATURE answers next: `fall("red", "white")`, `fall("incubus")`, `fall(3)`.

        Called again, it dictates the answer after that; without things, all is left to chance
        again. What cannot fall is refused when its time comes, as `IllegalAction` or
        `UnknownWord`, and changes nothing. The journal tells dictated answers from others.
        Raises `FairDice` where dice follow from a secret, `GameOver` or `ViewOnly`.
        """
        self._must_go_on()
        if not self.journal.header.may_dictate:
            raise FairDice
        if things:
            self._dictated.append(" ".join([str(thing) for thing in things]))
        else:
            self._dictated.clear()

    @property
    def dictated(self) -> list[str]:
        """What NATURE is going to answer because somebody has said so, the next first."""
        return self._dictated.copy()

    def _take_dictated(self, chance: Chance) -> tuple[int, ...]:
        say = f"{chance.verb} {chance.kind} {self._dictated[0]}"
        outcome = read_fate(self.game.lexicon, chance, say)
        if not chance.allows(outcome):
            raise IllegalAction(seat=NATURE, action=say)
        del self._dictated[0]
        return outcome

    def _apply_fate(self, entry: int, lane: int, chance: Chance, outcome: tuple[int, ...]) -> None:
        fate = Fate(outcome)
        reveals = chance.audience != NOBODY
        self._timeline.apply(Answer(entry, lane, NATURE, fate, reveals=reveals))
        self._open_if_last()

    # Taking back.

    def undo(self, seat: Seat) -> None:
        """Takes back the newest own choice; raises as `can_undo` does."""
        choice = self.can_undo(seat)
        self._take_back(choice)
        self.journal.append(UndoEntry(seat, choice.entry))

    def _take_back(self, choice: Answer) -> None:
        if self._envelopes.held.pop(choice.lane, None) is None:
            self._timeline.take_back(choice)
        else:
            self._timeline.ask_again(choice.lane)

    def can_undo(self, seat: Seat) -> Answer:
        """The choice that `undo` would take back.

        A sealed answer can be taken back until the last has come, whoever else has answered.
        Raises `NothingToUndo`, `UndoRevealed`, `UndoOthers`, `GameOver`, `ViewOnly` or `DiceLost`.
        """
        self._must_go_on()
        if not 0 <= seat < self.seats:
            raise NotYourDecision(seat=seat)
        held = self._envelopes.held
        if not held:
            return self._timeline.newest_choice(seat, self.holders)
        if seat in held:
            return self._own_sealed(seat, held[seat])
        try:
            choice = self._timeline.newest_choice(seat, self.holders)
        except (NothingToUndo, UndoRevealed):
            if self._holds(seat, self._envelopes.newest()):
                return self._envelopes.newest()
            raise
        beside = choice.lane != MAIN and choice.lane not in held
        if beside and choice.opening == self.state.openings:
            return choice
        return self._own_sealed(seat, held.get(choice.lane, self._envelopes.newest()))

    def _own_sealed(self, seat: Seat, sealed: Answer) -> Answer:
        """A sealed answer that the person at this seat gave; nobody goes back behind others'."""
        if not self._holds(seat, sealed):
            raise UndoOthers(entry=sealed.entry)
        return sealed

    def _holds(self, seat: Seat, answer: Answer) -> bool:
        return answer.holder == self.holders[seat] == self.holders[answer.seat]

    # Holding seats, ending.

    def control(self, seat: Seat, holder: str) -> None:
        """Gives a seat to somebody else, or to a bot."""
        self._must_go_on()
        if not 0 <= seat < self.seats:
            raise BadOption(option="seat", found=seat)
        self.holders[seat] = holder
        self.journal.append(ControlEntry(seat, holder))

    def abandon(self) -> None:
        """Ends the game by agreement, without a result; the secrets are published."""
        self._must_go_on()
        self.abandoned = True
        self._end(ABANDONED)

    def _end(self, reason: str) -> None:
        self.journal.append(EndEntry(reason, self._secrets))

    @property
    def secrets(self) -> list[str]:
        """The secrets of all stretches, in hex: for whoever keeps the table, never for a seat."""
        return self._secrets.copy()

    def _has_ended(self) -> bool:
        return bool(self.journal.entries) and isinstance(self.journal.entries[-1], EndEntry)

    # Going through a journal again.

    def replay(self, entry: Entry) -> None:
        """Takes over an entry of a journal; raises `NotAllowed` or `UnknownWord` at a misfit."""
        if self._has_ended():
            raise GameOver
        if isinstance(entry, ChoiceEntry):
            self._replay_choice(entry)
        elif isinstance(entry, ChanceEntry):
            self._replay_chance(entry)
        elif isinstance(entry, UndoEntry):
            self._replay_undo(entry)
        elif isinstance(entry, ControlEntry):
            self.control(entry.seat, entry.holder)
        elif isinstance(entry, ReseedEntry):
            self._stretch = None
            self._secrets.append("")
            self.journal.append(entry)
            if len(self.journal.entries) == 1:
                self._timeline.begin()
        elif isinstance(entry, EndEntry):
            self._replay_end(entry)

    def _replay_choice(self, entry: ChoiceEntry) -> None:
        decision = self.decision(entry.seat)
        action = self.read(entry.say)
        if action not in decision.actions:
            raise IllegalAction(seat=entry.seat, action=entry.say)
        if entry.seen != self._audience(decision.lane, action):
            raise IllegalAction(seat=entry.seat, action=entry.say)
        number = self.journal.append(entry)
        holder = self.holders[entry.seat]
        self._take(Answer(number, decision.lane, entry.seat, action, holder=holder))

    def _replay_chance(self, entry: ChanceEntry) -> None:
        chance = self.chance_in(entry.lane)
        if chance is None:
            raise NotYourDecision(seat=NATURE, found=entry.say)
        outcome = read_fate(self.game.lexicon, chance, entry.say)
        if not chance.allows(outcome) or entry.seen != chance.audience:
            raise IllegalAction(seat=NATURE, action=entry.say)
        if entry.dictated and not self.journal.header.may_dictate:
            raise FairDice
        if self._stretch is not None:  # the same dice fell elsewhere
            self._stretch.skip(entry.lane)
        number = self.journal.append(entry)
        self._apply_fate(number, entry.lane, chance, outcome)

    def _replay_undo(self, entry: UndoEntry) -> None:
        choice = self.can_undo(entry.seat)
        if choice.entry != entry.entry:
            raise IllegalAction(seat=entry.seat, action=f"undo {entry.entry}", open=choice.entry)
        self._take_back(choice)
        self.journal.append(entry)

    def _replay_end(self, entry: EndEntry) -> None:
        if entry.reason == ABANDONED and not self.state.over:
            self.abandoned = True
        elif not self.state.over or self.game.result(self.state).reason != entry.reason:
            raise IllegalAction(seat=NATURE, action=f"end {entry.reason}")
        self.journal.append(entry)

    def roll_with(self, stretch: Stretch, *, earlier: Sequence[str] = ()) -> None:
        """Hands the dice of a loaded table to the secret that they came from.

        `earlier` are the secrets of the stretches before, to be published with it at the end.
        Raises `VerifyFailed` when the journal was not begun with this secret.
        """
        for number, entry in reversed(list(enumerate(self.journal.entries, 1))):
            if isinstance(entry, ReseedEntry):
                if (entry.commitment, entry.salts) != (stretch.commitment, stretch.salts):
                    raise VerifyFailed(place=f"entry {number}", why="commitment")
                break
            if isinstance(entry, ChanceEntry):
                stretch.skip(entry.lane)
        self._stretch = stretch
        self._secrets[: len(earlier)] = earlier
        self._secrets[-1] = stretch.secret.hex()
        self._let_nature_answer()


@final
class _Falling(Playing):
    """A table whose open chances are answered, and written down, one after the other."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.state)
        self._table = table

    def ask_next(self) -> Ask | None:
        chances = self._table.open_chances()
        if not chances:
            return None
        self.lane = chances[0].lane
        return chances[0].ask

    def take(self, action: Action) -> None:
        assert isinstance(action, Fate), "only NATURE answers here"
        self._table.nature_answers(self.lane, action.outcome)
