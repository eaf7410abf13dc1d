"""The smoke test of a pack: a few quick games with it and without, on the same seeds."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final, final

from hordekeep.cli.lab.names import Names
from hordekeep.kernel.errors import BadContent
from hordekeep.lab.fast_play import STOPPED
from hordekeep.lab.intervals import share_between
from hordekeep.lab.match import Match
from hordekeep.lab.simulate import Chunk, play_chunk
from hordekeep.lab.tally import Tally

BOT: Final = "greedy"
"""Who plays: fast, and without a beginner's mistakes."""
SEED: Final = 1


@final
@dataclass(frozen=True, slots=True)
class Smoked:
    """What a few games said: how many there were of each, and how many were won."""

    games: int
    with_pack: int
    without: int

    def told(self, names: Names) -> str:
        """In one sentence, with the interval of what the pack makes of it."""
        return names.say(
            "cli-check-played",
            games=self.games,
            pack=names.share(self.with_pack / self.games),
            between=names.between(*share_between(self.with_pack, self.games)),
            base=names.share(self.without / self.games),
        )


def smoke(game: str, pack: Path, games: int) -> Smoked:
    """Plays so many games of each; raises `BadContent` if one of them breaks or does not end."""
    changed = _played(game, (pack,), games)
    for violation in changed.violations:
        found = f"{violation.found} (seed {violation.seed})"
        raise BadContent(file=str(pack), problem="broken-game", found=found)
    if changed.outcomes[STOPPED]:
        raise BadContent(file=str(pack), problem="endless-game", found=changed.outcomes[STOPPED])
    return Smoked(games, changed.victories, _played(game, (), games).victories)


def _played(game: str, packs: tuple[Path, ...], games: int) -> Tally:
    return play_chunk(Chunk(Match(game, {}, (BOT,), packs), SEED, games, None))
