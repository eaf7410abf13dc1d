"""What is said to programs that play, and what they say: one line of JSON each.

`docs/bot-program.schema.json` is made from these types.
"""

from typing import Annotated, Any, Final

from msgspec import Meta, Struct, json

from hordekeep.bots.outside.faults import NONSENSE, Fault

PROTOCOL: Final = 1
"""Rises when an old program could misunderstand a question."""
MOST_MEMO: Final = 2000
SHOWN: Final = 80
"""Characters of a wrong answer that are told."""


class Pointing(Struct):
    """What a person has pointed at in this round."""

    seat: int
    kind: str
    word: str


class ProgramQuestion(Struct):
    """An open decision, with all that the seat may know. Each question stands for itself."""

    protocol: int
    """1."""
    id: int
    """Comes back with the answer."""
    game: str
    seat: int
    question: str
    """What is asked, as a word of the catalogues."""
    actions: list[str]
    """Everything that may be done, in words."""
    view: Any
    """What this seat may know; the same as in `state.view` of the server."""
    milliseconds: int
    """So long the answer may take."""
    seed: int
    """The same for all questions of a seat and game: for numbers that can be repeated."""
    memo: str
    """What the last answer on this seat has left to be remembered; may be lost at any time."""
    wishes: list[Pointing]


class ProgramAnswer(Struct):
    """The choice: one of the actions by its words, or by its place among them, from 0 on."""

    id: int
    action: str | None = None
    choice: int | None = None
    memo: Annotated[str, Meta(max_length=MOST_MEMO)] = ""


def read_answer(line: bytes, question: ProgramQuestion) -> tuple[int, str]:
    """The place of the chosen action, and the memo; raises `Fault`."""
    try:
        answer = json.decode(line, type=ProgramAnswer)
    except ValueError as error:  # msgspec's errors are such
        raise Fault(NONSENSE, f"{error} in {_shown(line)}") from error
    if answer.id != question.id:
        raise Fault(NONSENSE, f"the answer has id {answer.id}, the question {question.id}")
    if answer.action is not None and answer.action in question.actions:
        return question.actions.index(answer.action), answer.memo
    chosen = answer.choice
    if answer.action is None and chosen is not None and 0 <= chosen < len(question.actions):
        return chosen, answer.memo
    raise Fault(NONSENSE, f"not one of the {len(question.actions)} actions: {_shown(line)}")


def _shown(line: bytes) -> str:
    text = line.decode("utf-8", "replace").strip()
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"


def schema() -> dict[str, Any]:
    """Both kinds of lines, for programs that check them."""
    parts, definitions = json_schema()
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Lines between Hordekeep and a program that plays",
        "anyOf": list(parts),
        "$defs": dict(sorted(definitions.items())),
    }


def json_schema() -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    return json.schema_components([ProgramQuestion, ProgramAnswer], ref_template="#/$defs/{name}")
