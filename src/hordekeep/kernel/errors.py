"""The error tree: every refusal has a stable code, facts, and the exit code of the command line."""

from collections.abc import Mapping

USAGE = 2
BAD_FILE = 3


class HordekeepError(Exception):
    """Something a person or program asked for cannot be done; nothing was changed.

    `code` is a stable word, the same in Python, on the command line and on the wire. Words for
    people are made from code and facts by the text layer; `str()` is for developers.
    """

    code = "error"
    exit_code = 1

    def __init__(self, **facts: object) -> None:
        super().__init__(facts)
        self.facts: Mapping[str, object] = facts

    def __str__(self) -> str:
        told = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code}: {told}" if told else self.code


class UnknownGame(HordekeepError):
    """No game has this id."""

    code = "unknown-game"
    exit_code = USAGE


class BadOption(HordekeepError):
    """A table cannot be opened with this option."""

    code = "bad-option"
    exit_code = USAGE


class UnknownBot(HordekeepError):
    """No bot has this name for this game."""

    code = "unknown-bot"
    exit_code = USAGE


class UnknownWord(HordekeepError):
    """A text names a verb, card or place that this game does not have."""

    code = "unknown-word"
    exit_code = USAGE


class NotAllowed(HordekeepError):
    """The base of all refusals at a table."""

    code = "not-allowed"


class GameOver(NotAllowed):
    """The game has ended; nothing can be answered any more."""

    code = "game-over"


class NotYourDecision(NotAllowed):
    """Nothing is asked of this seat now."""

    code = "not-your-decision"


class StaleDecision(NotAllowed):
    """The answer is for a decision that is no longer open."""

    code = "stale-decision"


class IllegalAction(NotAllowed):
    """The action is not among the legal ones of the open decision."""

    code = "illegal-action"


class NothingToUndo(NotAllowed):
    """There is no own choice to take back."""

    code = "nothing-to-undo"


class UndoRevealed(NotAllowed):
    """Something was revealed since the choice; it cannot be taken back."""

    code = "undo-revealed"


class UndoOthers(NotAllowed):
    """Somebody else has answered since the choice; it cannot be taken back."""

    code = "undo-others"


class WouldReveal(NotAllowed):
    """A preview cannot look beyond something that would be revealed."""

    code = "would-reveal"


class StillRunning(NotAllowed):
    """Only a finished game publishes this."""

    code = "still-running"


class BadFile(HordekeepError):
    """A file cannot be read as what it should be; `place` says where."""

    code = "bad-file"
    exit_code = BAD_FILE


class BadJournal(BadFile):
    """A journal is broken, truncated or does not fit the rules."""

    code = "bad-journal"


class BadPosition(BadFile):
    """A position file is broken or impossible."""

    code = "bad-position"


class BadContent(BadFile):
    """A content file or pack is broken."""

    code = "bad-content"


class WrongVersion(BadFile):
    """A file was written in a format, or for rules or content, that are not here."""

    code = "wrong-version"


class VerifyFailed(HordekeepError):
    """An answer of NATURE does not follow from the published secret."""

    code = "verify-failed"


class EndlessAgenda(HordekeepError):
    """Frames followed frames without any decision: a mistake in a game's rules or content."""

    code = "endless-agenda"
