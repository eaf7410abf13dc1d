"""Click's own words (“Usage”, “No such option …”) in the person's language.

Click asks gettext for them, module by module; here the catalogue answers instead.
"""

import re
from collections.abc import Sequence
from types import ModuleType
from typing import Final

from click import core, exceptions, formatting, parser, types

from hordekeep.cli.localised_help import spoken

MODULES: Final[Sequence[ModuleType]] = (core, exceptions, formatting, parser, types)
TEXTS: Final = {
    "Usage:": "click-usage",
    "Options": "click-options",
    "Commands": "click-commands",
    "default: {default}": "click-default",
    "required": "click-required",
    "Error: {message}": "click-error",
    "Try '{command} {option}' for help.": "click-try",
    "Did you mean {possibility}?": "click-did-you-mean",
    "No such option {name!r}.": "click-no-such-option",
    "No such command {name!r}.": "click-no-such-command",
    "Missing command.": "click-missing-command",
    "Missing argument": "click-missing-argument",
    "Missing option": "click-missing-option",
    "Invalid value: {message}": "click-invalid-value",
    "Invalid value for {param_hint}: {message}": "click-invalid-value-for",
    "Option {name!r} does not take a value.": "click-no-value-taken",
    "Option {name!r} requires an argument.": "click-value-needed",
    "Got unexpected extra argument ({args})": "click-unexpected-argument",
    "Choose from:\n\t{choices}": "click-choose-from",
    "{value!r} is not {choice}.": "click-not-one-of",
    "{value} is not in the range {range}.": "click-not-in-range",
    "{value!r} is not a valid {number_type}.": "click-no-number",
    "{name} {filename!r} is a file.": "click-is-a-file",
    "{name} {filename!r} does not exist.": "click-does-not-exist",
    "{name} {filename!r} is not readable.": "click-not-readable",
}
"""The texts of click that people can meet here, and the messages that say the same."""
QUOTED: Final = re.compile(r"'([^']+)'")
"""Click puts names of options and choices into straight quotes by itself."""


class _Template(str):
    """A text with gaps, which is put together when click fills them."""

    __slots__ = ("key", "many")

    key: str
    many: int

    def format(self, *_: object, **facts: object) -> str:
        told = {name: one if isinstance(one, int) else _quoted(one) for name, one in facts.items()}
        return spoken().say(self.key, **{"count": self.many, **told})


def translate_click() -> None:
    """From now on click speaks as the rest of the program does."""
    for module in MODULES:
        vars(module)["_"] = _said
        if "ngettext" in vars(module):
            vars(module)["ngettext"] = _counted


def _quoted(fact: object) -> str:
    """What click tells, with the quotes of the person's language."""
    return QUOTED.sub(lambda found: spoken().say("click-quoted", text=found[1]), str(fact))


def _said(text: str) -> str:
    return _counted(text, text, 1)


def _counted(text: str, _: str, count: int) -> str:
    """The message for a text; what nobody meets stays as it is."""
    key = TEXTS.get(text)
    if key is None:
        return text
    if "{" not in text:
        return spoken().say(key)
    template = _Template(text)
    template.key = key
    template.many = count
    return template
