"""Which language a person wants: asked for with `--lang`, or that of the terminal."""

from collections.abc import Mapping, Sequence
from typing import Final

from hordekeep.text.languages import best

OPTION: Final = "--lang"
OWN_VARIABLE: Final = "HORDEKEEP_LANG"
"""Set for this program alone: who names a language here means it, as with the option."""
VARIABLES: Final = (OWN_VARIABLE, "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment says it; the first that is set counts."""


def asked_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that arguments or environment ask for, if it is complete, or English."""
    return best([_in_arguments(arguments) or _in_environment(environment)])


def meant_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that was named for this program, offered or not; empty if none was."""
    return _in_arguments(arguments) or environment.get(OWN_VARIABLE, "")


def _in_arguments(arguments: Sequence[str]) -> str:
    for place, argument in enumerate(arguments):
        if argument == OPTION:
            return arguments[place + 1] if place + 1 < len(arguments) else ""
        if argument.startswith(f"{OPTION}="):
            return argument.removeprefix(f"{OPTION}=")
    return ""


def _in_environment(environment: Mapping[str, str]) -> str:
    return next((environment[name] for name in VARIABLES if environment.get(name)), "")
