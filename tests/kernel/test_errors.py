"""Errors: stable codes, facts and exit codes."""

from hordekeep.kernel import errors
from hordekeep.kernel.errors import BadFile, HordekeepError


def tree(base: type[HordekeepError]) -> list[type[HordekeepError]]:
    return [base, *(leaf for child in base.__subclasses__() for leaf in tree(child))]


def test_codes_are_stable_words() -> None:
    """The same words in Python, on the command line and on the wire; each but once."""
    ours = [error for error in tree(HordekeepError) if error.__module__ == errors.__name__]
    assert sorted(error.code for error in ours) == [
        "bad-content",
        "bad-file",
        "bad-journal",
        "bad-option",
        "bad-position",
        "bad-transcript",
        "dice-lost",
        "endless-agenda",
        "error",
        "fair-dice",
        "game-over",
        "hints-off",
        "illegal-action",
        "not-allowed",
        "not-your-decision",
        "nothing-to-undo",
        "stale-decision",
        "still-running",
        "too-costly",
        "too-deep",
        "too-long",
        "undo-others",
        "undo-revealed",
        "unknown-bot",
        "unknown-game",
        "unknown-lesson",
        "unknown-word",
        "unusable-bot",
        "verify-failed",
        "view-only",
        "would-reveal",
        "wrong-version",
    ]


def test_a_broken_file_has_exit_code_3() -> None:
    """1 failed check, 2 usage, 3 bad file."""
    assert {error.exit_code for error in tree(BadFile)} == {3}
    assert errors.BadOption.exit_code == errors.UnknownWord.exit_code == 2
    assert errors.VerifyFailed.exit_code == errors.NotAllowed.exit_code == 1


def test_an_error_tells_code_and_facts() -> None:
    """One line for developers; words for people are made elsewhere."""
    assert str(errors.StaleDecision(seat=1, number=2)) == "stale-decision: seat=1 number=2"
    assert str(errors.GameOver()) == "game-over"
