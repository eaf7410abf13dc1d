"""What is ahead if nobody does anything about it: certain and possible, with clauses."""

from typing import Final

from hordekeep.games.last_bastion.analysis.forecast.omen_reader import ROUNDS_AHEAD
from hordekeep.games.last_bastion.analysis.forecast.omens import GRAVE
from hordekeep.games.last_bastion.analysis.forecast.walk import Walk
from hordekeep.games.last_bastion.model.box import BOARDS
from hordekeep.games.last_bastion.model.state import Siege
from hordekeep.games.last_bastion.rules.phases import HERO, HORDE, phase
from hordekeep.kernel.play.game import Omen, Outlook
from hordekeep.kernel.play.seat import Seat

DANGER_TURNS: Final = ROUNDS_AHEAD * BOARDS
"""How far dangers are looked for."""


def forecast(siege: Siege, seat: Seat) -> list[Omen]:
    """What happens until this seat's next hero phase, in order; for others, in one round."""
    if phase(siege) not in (HORDE, HERO):
        return []
    return Walk(siege).until_hero_phase(seat, BOARDS)


def dangers(siege: Siege) -> list[Omen]:
    """What may lose the game or a hero in the next two rounds: the nearest first, each once."""
    return outlook(siege).dangers


def outlook(siege: Siege) -> Outlook:
    """The forecast of one round and the dangers of two, out of one walk."""
    if phase(siege) not in (HORDE, HERO):
        return Outlook([], [])
    omens = Walk(siege).for_turns(DANGER_TURNS)
    return Outlook([omen for omen in omens if omen.turns <= BOARDS], _grave(omens))


def _grave(omens: list[Omen]) -> list[Omen]:
    found: list[Omen] = []
    for omen in omens:
        if (omen.fatal or omen.phrase.key in GRAVE) and not _is_among(omen, found):
            found.append(omen)
    return sorted(found, key=_rank)


def _is_among(omen: Omen, found: list[Omen]) -> bool:
    for other in found:
        if other.phrase == omen.phrase and (other.certain or not omen.certain):
            return True
    return False


def _rank(omen: Omen) -> tuple[int, bool, bool]:
    return omen.turns, not omen.fatal, not omen.certain
