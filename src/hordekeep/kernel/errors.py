"""The error tree: every refusal has a stable code, facts, and the exit code of the command line."""

from collections.abc import Mapping
from typing import ClassVar

USAGE = 2
BAD_FILE = 3


class HordekeepError(Exception):
    """Something a person or program asked for cannot be done; nothing was changed.

    `code` is a stable word, the same in Python, on the command line and on the wire. Words for
    people are made from code and facts by the text layer; `str()` is for developers.
    """

    code: ClassVar[str] = "error"
    exit_code: ClassVar[int] = 1

    def __init__(self, **facts: object) -> None:
        super().__init__(facts)
        self.facts: Mapping[str, object] = facts

    def __str__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}: {told}" if told else self.code


class UnknownGame(HordekeepError):
    """No game has this id."""

    code: ClassVar[str] = "unknown-game"
    exit_code: ClassVar[int] = USAGE


class BadOption(HordekeepError):
    """A table cannot be opened with this option."""

    code: ClassVar[str] = "bad-option"
    exit_code: ClassVar[int] = USAGE


class UnknownBot(HordekeepError):
    """No bot has this name for this game."""

    code: ClassVar[str] = "unknown-bot"
    exit_code: ClassVar[int] = USAGE


class UnusableBot(HordekeepError):
    """A bot from outside cannot be loaded or started."""

    code: ClassVar[str] = "unusable-bot"
    exit_code: ClassVar[int] = USAGE


class UnknownLesson(HordekeepError):
    """A game has no lesson of this name."""

    code: ClassVar[str] = "unknown-lesson"
    exit_code: ClassVar[int] = USAGE


class UnknownWord(HordekeepError):
    """A text names a verb, card or place that this game does not have."""

    code: ClassVar[str] = "unknown-word"
    exit_code: ClassVar[int] = USAGE


class NotAllowed(HordekeepError):
    """The base of all refusals at a table."""

    code: ClassVar[str] = "not-allowed"


class GameOver(NotAllowed):
    """The game has ended; nothing can be answered any more."""

    code: ClassVar[str] = "game-over"


class NotYourDecision(NotAllowed):
    """Nothing is asked of this seat now."""

    code: ClassVar[str] = "not-your-decision"


class StaleDecision(NotAllowed):
    """The answer is for a decision that is no longer open."""

    code: ClassVar[str] = "stale-decision"


class IllegalAction(NotAllowed):
    """The action is not among the legal ones of the open decision."""

    code: ClassVar[str] = "illegal-action"


class NothingToUndo(NotAllowed):
    """This seat has no choice of its own to take back."""

    code: ClassVar[str] = "nothing-to-undo"


class UndoRevealed(NotAllowed):
    """Something was revealed since the choice; it cannot be taken back."""

    code: ClassVar[str] = "undo-revealed"


class UndoOthers(NotAllowed):
    """Somebody else has answered since the choice; it cannot be taken back."""

    code: ClassVar[str] = "undo-others"


class FairDice(NotAllowed):
    """The dice of this table follow from a secret; nobody dictates them."""

    code: ClassVar[str] = "fair-dice"


class WouldReveal(NotAllowed):
    """A preview cannot look beyond something that would be revealed."""

    code: ClassVar[str] = "would-reveal"


class StillRunning(NotAllowed):
    """Only a finished game publishes this."""

    code: ClassVar[str] = "still-running"


class HintsOff(NotAllowed):
    """This table tells nobody what would be best."""

    code: ClassVar[str] = "hints-off"


class ViewOnly(NotAllowed):
    """The table can be looked at, not played on: its journal does not fit the rules to the end."""

    code: ClassVar[str] = "view-only"


class DiceLost(NotAllowed):
    """The table can be looked at, not played on: the secret behind its dice is not here."""

    code: ClassVar[str] = "dice-lost"


class BadFile(HordekeepError):
    """A file cannot be read as what it should be; `place` says where."""

    code: ClassVar[str] = "bad-file"
    exit_code: ClassVar[int] = BAD_FILE


class BadJournal(BadFile):
    """A journal is broken, truncated or does not fit the rules."""

    code: ClassVar[str] = "bad-journal"


class BadPosition(BadFile):
    """A position file is broken or impossible."""

    code: ClassVar[str] = "bad-position"


class BadTranscript(BadFile):
    """What is said to have been done in a lesson cannot be done there."""

    code: ClassVar[str] = "bad-transcript"


class BadContent(BadFile):
    """A content file or pack is broken. `others` are faults that were found besides this one."""

    code: ClassVar[str] = "bad-content"

    def __init__(self, **facts: object) -> None:
        super().__init__(**facts)
        self.others: list[BadContent] = []


class WrongVersion(BadFile):
    """A file was written in a format, or for rules or content, that are not here."""

    code: ClassVar[str] = "wrong-version"


class TooDeep(BadFile):
    """A file is nested more deeply than is allowed."""

    code: ClassVar[str] = "too-deep"


class TooLong(BadFile):
    """A file is longer than is allowed."""

    code: ClassVar[str] = "too-long"


class TooCostly(BadFile):
    """A journal takes more steps to play through than are allowed here."""

    code: ClassVar[str] = "too-costly"


class VerifyFailed(HordekeepError):
    """An answer of NATURE does not follow from the published secret."""

    code: ClassVar[str] = "verify-failed"


class EndlessAgenda(HordekeepError):
    """Frames followed frames without any decision: a mistake in a game's rules or content."""

    code: ClassVar[str] = "endless-agenda"
