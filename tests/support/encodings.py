"""Plays games by numbers and looks at every one: `python -m tests.support.encodings 20000`."""

import sys

from hordekeep import library
from hordekeep.games.seams import GAMES
from hordekeep.kernel.encode.encoding import Encoding
from hordekeep.kernel.encode.episode import Episode
from hordekeep.kernel.encode.information import information_state
from hordekeep.kernel.play.chance import Luck
from hordekeep.kernel.play.options import RANDOM
from hordekeep.kernel.play.state import State
from hordekeep.lab.game_lab import lab_of
from hordekeep.lab.match import first_state

STEPS_BETWEEN = 11
"""Every so many steps it is compared what twins are told."""
MOST_STEPS = 600
FROM_POSITIONS = 3
"""One of so many games begins where rare things happen."""


class Series:
    """Games of one encoding, and all information states met in them."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.met: dict[str, int] = {}
        self.texts: dict[int, str] = {}
        self.verbs: set[str] = set()
        self.steps = 0

    def play(self, seed: int) -> None:
        """One game; raises `AssertionError` at the first thing that is wrong."""
        episode = Episode(self.encoding, MOST_STEPS)
        episode.begin(seed, self.start(seed))
        luck = Luck(seed)
        while not episode.ended:
            self.look_at_actions(episode)
            if self.steps % STEPS_BETWEEN == 0:
                self.look_at_knowledge(episode, luck)
            self.steps += 1
            episode.step(episode.legal[luck.below(len(episode.legal))])
        assert episode.truncated or episode.state.over
        assert len(episode.returns()) == self.encoding.players

    def start(self, seed: int) -> State | None:
        """A position of the laboratory now and then, else none: the setup."""
        game = self.encoding.game
        lab = lab_of(game.id)
        if seed % FROM_POSITIONS or lab.match_from is None:
            return None
        name = lab.starts[seed // FROM_POSITIONS % len(lab.starts)]
        options = {**self.encoding.options, "heroes": [RANDOM] * self.encoding.players}
        return first_state(lab.match_from(name, game, options, ["random"], seed), game)

    def look_at_actions(self, episode: Episode) -> None:
        """Every legal action has a number of its own, and comes back from it."""
        codebook = self.encoding.codebook
        assert len(set(episode.legal)) == len(episode.legal)
        for action, number in zip(episode.actions, episode.legal, strict=True):
            assert 0 <= number < codebook.size
            assert codebook.decode(number, episode.actions) == action
            assert codebook.words(number).split()[0] == action.verb
            self.verbs.add(action.verb)

    def look_at_knowledge(self, episode: Episode, luck: Luck) -> None:
        """Twins are told the same; who is told something else has another information state."""
        game, state = self.encoding.game, episode.state
        for seat in range(self.encoding.players):
            twin = game.imagine(state, seat, luck)
            told = episode.observe(seat)
            assert len(told) == self.encoding.observer.size
            assert self.encoding.observer.observe(twin, seat) == told
            known = information_state(game, state, seat)
            assert information_state(game, twin, seat).key == known.key
            text = hash(known.text)
            assert self.met.setdefault(known.key, text) == text
            assert self.texts.setdefault(text, known.key) == known.key


def encodings() -> list[Encoding]:
    """Two and four seats of every game, half of them with heroes chosen at the table."""
    return [
        library.encoding_of(game, players=players, heroes=[heroes] * players)
        for game in GAMES
        for players, heroes in ((2, "choose"), (4, "random"))
    ]


def main(games: int) -> None:
    for encoding in encodings():
        series = Series(encoding)
        for seed in range(games // 4):
            series.play(seed)
        print(  # noqa: T201 - a command
            f"{encoding.game.id}, {encoding.players} seats: {games // 4} games, "
            f"{series.steps} steps, {len(series.verbs)} verbs"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))
