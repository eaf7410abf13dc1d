"""Lines of a journal in the very form that `line_of` writes, taken apart without a JSON parser.

Measured, compiled, in instructions an entry of a replay: reading took 12,700 of 39,200 (Last
Bastion) and 12,400 of 44,500 (Sanctum), most of it in the parser. Nearly all lines are choices and
open chance, and differ in three places only. Any other form, and any word with a mark of JSON in
it, is left to the parser.
"""

from typing import Final

_CHOICE: Final = 'choice", "seat": '
_CHANCE: Final = 'chance", "say": "'
_SAY: Final = ', "say": "'
_END: Final = '"}'
_DIGITS: Final = "0123456789"
NO_SEAT: Final = -1


def body_of(line: str, number: int) -> str:
    """What follows the number and `"kind": "` in a plain line; "" if it is none."""
    head = f'{{"n": {number}, "kind": "'
    return line[len(head) :] if line.startswith(head) and line.endswith(_END) else ""


def seat_of(body: str) -> int:
    """The seat that a plain choice names, `NO_SEAT` if it is none."""
    at = len(_CHOICE)
    if body[at + 1 : at + 1 + len(_SAY)] != _SAY or not body.startswith(_CHOICE):
        return NO_SEAT
    return _DIGITS.find(body[at])


def choice_in(body: str) -> str:
    """What a plain choice says; "" if it has to be parsed."""
    return _plain(body[len(_CHOICE) + 1 + len(_SAY) : -len(_END)])


def chance_in(body: str) -> str:
    """What a plain answer of NATURE says, seen by everybody; "" if it is none."""
    return _plain(body[len(_CHANCE) : -len(_END)]) if body.startswith(_CHANCE) else ""


def _plain(words: str) -> str:
    """The words themselves if JSON writes them as they are, otherwise ""."""
    return words if words.isprintable() and '"' not in words and "\\" not in words else ""
