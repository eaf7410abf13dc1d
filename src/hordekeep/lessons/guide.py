"""The guide: leads one player through a lesson at a real table, and knows the way back.

What the player did is a transcript of lines (`move market`, `go`). A guide is made from a lesson
and a transcript, so taking back is a shorter transcript, rolls included, and whoever keeps the
transcript can leave and come back. The table itself is an ordinary one with an open seed.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, final

from hordekeep import library
from hordekeep.bots.registry import default_bot, new_bot
from hordekeep.kernel.content.versions import version_in
from hordekeep.kernel.errors import BadTranscript
from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.game import AnyGame
from hordekeep.kernel.play.seat import Seat
from hordekeep.kernel.record.fate import Stretch
from hordekeep.kernel.record.secret import open_secret
from hordekeep.kernel.table.fork import open_position
from hordekeep.kernel.table.perspective import perspective_of
from hordekeep.kernel.table.table import Table
from hordekeep.lessons.lesson import Lesson, LessonStep, Otherwise
from hordekeep.lessons.matching import alternatives, first_of, matches

GO: Final = "go"
PLAY_ON: Final = "play-on"
OTHERS: Final = "others"
"""Among the answers that end a chapter off its path: whatever makes somebody else be asked."""
MOST_LINES: Final = 300
"""A transcript may be no longer: a chapter takes about twenty lines."""
MOST_OTHERS: Final = 200
"""Answers of other seats between two of the player's."""
MOST_OWN: Final = 40
"""Answers off the path; then the chapter is over whatever happens."""


class Stray(NamedTuple):
    """The player did something else than the step asks for."""

    mark: int
    """How many lines of the transcript were on the path: taking back goes there."""
    action: str
    foreseen: Otherwise | None
    """The words for it, where it was foreseen."""
    accepted: bool = False
    """Whether the player wants to play on like this."""


def game_for(lesson: Lesson, packs: Sequence[Path] = ()) -> AnyGame:
    """A game with the content that a lesson was written for, and these packs."""
    return library.open_game(lesson.game, packs, version=version_in([lesson.content]))


@cache
def _shipped(game: str, content: str) -> AnyGame:
    """A game without packs, opened once: a guide is made anew for every answer."""
    return library.open_game(game, version=version_in([content]))


@final
class Guide:
    """A lesson, as far as a transcript goes. Raises `BadTranscript` where that does not fit."""

    def __init__(
        self, lesson: Lesson, transcript: Sequence[str] = (), game: AnyGame | None = None
    ) -> None:
        """`game` is the lesson's with the packs that it needs; else it is played without any."""
        self.lesson = lesson
        self._game = game or _shipped(lesson.game, lesson.content)
        self.transcript: list[str] = []
        self.stray: Stray | None = None
        self.finished = False
        """Whether the chapter is over, on the path or off it."""
        self.seat: Seat = lesson.seat - 1
        self._step = -1
        self._done = 0
        """How many answers of the present step have been given."""
        self._others: list[str] = []
        self._strayed_for = 0
        self._left_over = ""
        self.table: Table
        self._next_step()
        if len(transcript) > MOST_LINES:
            raise BadTranscript(line=MOST_LINES, why="too-long")
        for number, line in enumerate(transcript, start=1):
            self._take(line, number)

    # What is to be seen.

    @property
    def step(self) -> LessonStep | None:
        """The step that the player is at, None when the chapter is over."""
        return None if self.finished else self.lesson.steps[self._step]

    @property
    def place(self) -> int:
        """How many steps are behind the player."""
        return self._step

    @property
    def wanted(self) -> str | None:
        """The answer that the guide waits for, None for "Go on" and off the path."""
        step = self.step
        if step is None or not step.do or self.stray is not None:
            return None
        return first_of(self.legal(), alternatives(step.do[self._done]))

    def asks_for(self, action: str) -> bool:
        """Whether an answer is one that the guide waits for."""
        step = self.step
        if step is None or not step.do or self.stray is not None:
            return False
        return matches(action, alternatives(step.do[self._done]))

    @property
    def waits_for_go(self) -> bool:
        """Whether "Go on" is all that there is to do."""
        step = self.step
        return step is not None and not step.do and self.stray is None

    @property
    def left_over(self) -> str:
        """What the lesson dictates for the step before, and never was asked for."""
        return self._left_over

    # What can be done.

    def go(self) -> None:
        """Goes on from a step that only shows something."""
        self._take(GO, len(self.transcript) + 1)

    def answer(self, action: str) -> None:
        """The player answers the open decision; raises as `Table.answer` does."""
        self._take(action, len(self.transcript) + 1)

    def play_on(self) -> None:
        """Off the path, the player wants to stay there."""
        self._take(PLAY_ON, len(self.transcript) + 1)

    def taken_back(self) -> "Guide":
        """The guide where the player left the path, or one line ago."""
        mark = len(self.transcript) - 1 if self.stray is None else self.stray.mark
        return self.after(self.transcript[: max(0, mark)])

    def after(self, transcript: Sequence[str]) -> "Guide":
        """The same lesson from its beginning, as far as this goes."""
        return Guide(self.lesson, transcript, self._game)

    # How it goes.

    def _take(self, line: str, number: int) -> None:
        if self.finished:
            raise BadTranscript(line=number, found=line, why="finished")
        if line == GO:
            self._go(number)
        elif line == PLAY_ON:
            self._accept(number)
        else:
            self._answer(line)
        self.transcript.append(line)

    def _go(self, number: int) -> None:
        if not self.waits_for_go:
            raise BadTranscript(line=number, found=GO, why="not-now")
        self._next_step()

    def _left_out(self, action: str) -> int:
        """How many times "Go on" is not needed: an answer is one that the guide knows after it."""
        if not self.waits_for_go:
            return 0
        for steps, one in enumerate(self.lesson.steps[self._step + 1 :], start=1):
            if one.at is not None:
                return 0
            if one.do:
                return steps if self._knows(one, action) else 0
        return 0

    def _knows(self, step: LessonStep, action: str) -> bool:
        """Whether an answer can be given now, and a step asks for it or foresees it."""
        asked = matches(action, alternatives(step.do[0]))
        return action in self.legal() and (asked or self._foreseen(step, action) is not None)

    def _accept(self, number: int) -> None:
        if self.stray is None or self.stray.accepted:
            raise BadTranscript(line=number, found=PLAY_ON, why="not-now")
        self.stray = self.stray._replace(accepted=True)
        self._let_others_play()
        self.finished = self.table.over

    def _answer(self, action: str) -> None:
        for _ in range(self._left_out(action)):
            self._next_step()
        step = self.lesson.steps[self._step]
        on_path = self.asks_for(action)
        foreseen = None
        if not on_path:
            foreseen = self._foreseen(step, action) if self.stray is None else None
            self._dictate([] if foreseen is None else foreseen.dice)
        self.table.answer(self.seat, self.table.decision(self.seat).number, action)
        if on_path:
            self._done += 1
            self._let_others_play()
            if self._done == len(step.do):
                self._next_step()
        elif self.stray is None:
            self.stray = Stray(len(self.transcript), action, foreseen)
        else:
            self._wander(action)

    def _wander(self, action: str) -> None:
        """An answer off the path: the guide keeps quiet until the chapter's end."""
        self._strayed_for += 1
        over = matches(action, self.lesson.ends) or self.table.over or self._turn_is_over()
        if over or self._strayed_for >= MOST_OWN:
            self.finished = True
            return
        self._let_others_play()
        self.finished = self.table.over

    def _turn_is_over(self) -> bool:
        """Whether somebody else is asked, where a chapter ends with that."""
        return OTHERS in self.lesson.ends and self.seat not in self.table.decisions

    def _next_step(self) -> None:
        if self._step >= 0:
            self._left_over = " / ".join([*self.table.dictated, *self._others])
        self._step += 1
        self._done = 0
        if self._step == len(self.lesson.steps):
            self.finished = True
            return
        step = self.lesson.steps[self._step]
        self._others = list(step.others)
        if step.at is not None or self._step == 0:
            self.table = self._open(step.at or next(iter(self.lesson.positions)))
        self._dictate(step.dice)
        self._let_others_play()

    def _open(self, name: str) -> Table:
        lesson = self.lesson
        words = {"game": lesson.game, "options": lesson.options, "position": lesson.positions[name]}
        return open_position(
            self._game,
            words,
            engine=library.engine(),
            stretch=Stretch(open_secret(lesson.seed), []),
            open_seed=lesson.seed,
        )

    def _dictate(self, dice: Sequence[str]) -> None:
        if self.table.over:
            return
        self.table.fall()
        for said in dice:
            self.table.fall(*said.split())

    def _let_others_play(self) -> None:
        """Other seats answer, as the lesson says, or else as they would at any table."""
        for _ in range(MOST_OTHERS):
            table = self.table
            if table.over or self.seat in table.decisions:
                return
            seat, decision = next(iter(table.decisions.items()))
            table.answer(seat, decision.number, self._scripted(seat) or self._chosen(seat))

    def _scripted(self, seat: Seat) -> str | None:
        """What the lesson lets this seat answer now."""
        if not self._others or self.stray is not None:
            return None
        whose, _, action = self._others[0].partition(" ")
        if whose != f"seat-{seat + 1}":
            return None
        del self._others[0]
        return action

    def _chosen(self, seat: Seat) -> Action:
        """What a bot chooses; made anew each time, so that the same transcript plays the same."""
        bot = new_bot(default_bot(self.lesson.game), self.lesson.game, self.lesson.seed)
        return bot.choose(perspective_of(self.table, seat))

    def _foreseen(self, step: LessonStep, action: str) -> Otherwise | None:
        for one in step.otherwise:
            if matches(action, one.do):
                return one
        return None

    def legal(self) -> list[str]:
        """What the player can answer now; None while somebody else is asked."""
        if self.table.over or self.seat not in self.table.decisions:
            return []
        spell = self.table.game.lexicon.spell
        return [spell(action) for action in self.table.decision(self.seat).actions]
