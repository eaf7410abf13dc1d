"""What things in reports are called."""

from typing import Final, final

from hordekeep.cli.draw.numbers import signed, tenths
from hordekeep.cli.localised_help import spoken_catalogue
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.study.experiment import Experiment
from hordekeep.lab.study.traits import AND, PAIR, PLACE, Kind
from hordekeep.text.catalogue import Catalogue

PERCENT: Final = 100
SLIGHT: Final = 0.001
"""Smaller chances are not told apart."""


@final
class Names:
    """Names kinds, things, seats and shares for one game."""

    def __init__(self, experiment: Experiment) -> None:
        game = experiment.opened()
        packs = list(experiment.packs)
        self.words: Catalogue = spoken_catalogue(game, packs)
        self.game = self.words.say(f"game-{game.id}")
        self.teams = lab_of(game.id).teams
        self._kinds = {kind.name: kind for kind in lab_of(game.id).traits(game).kinds}

    def say(self, key: str, **facts: str | float) -> str:
        return self.words.say(key, **facts)

    def kind(self, kind: str) -> str:
        """The heading of all things of a kind."""
        return self.say(f"lab-kind-{kind}")

    def thing(self, kind: str, thing: str) -> str:
        """One of them."""
        if kind == PAIR:
            one, other = (self.words.name("hero", hero) for hero in thing.split(AND))
            key = "lab-pair-together" if self.teams else "lab-pair-against"
            return self.say(key, one=one, other=other)
        if kind == PLACE:
            return self.say("lab-place", place=int(thing))
        return self._named(self._kinds[kind], thing)

    def hero(self, hero: str) -> str:
        return self.words.name("hero", hero)

    def seat(self, seat: int) -> str:
        return self.say("lab-seat", seat=seat + 1)

    def _named(self, kind: Kind, thing: str) -> str:
        if kind.vocabulary:
            return self.words.name(kind.vocabulary, thing)
        keys = [key.format(thing) for key in kind.messages]
        return self.words.say(next((key for key in keys if self.words.has(key)), keys[0]))

    # Numbers, as the language writes them.

    def tenths(self, value: float) -> str:
        return tenths(value, self.words)

    def share(self, value: float) -> str:
        """A share in per cent, with one digit behind the point."""
        return self.tenths(PERCENT * value)

    def between(self, low: float, high: float) -> str:
        """An interval in per cent."""
        return f"{self.share(low)}–{self.share(high)}"

    def points(self, value: float, spread: float) -> str:
        """A difference of shares in points."""
        return f"{self.ahead(value)} ± {self.share(spread)}"

    def ahead(self, value: float) -> str:
        """A change of a share in points, with its sign."""
        return signed(PERCENT * value, self.share(abs(value)))

    def chance(self, value: float) -> str:
        """How likely mere chance is."""
        told = self.say("number-thousandths", number=round(max(value, SLIGHT), 3))
        return f"< {told}" if value < SLIGHT else told
