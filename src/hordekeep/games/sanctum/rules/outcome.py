"""How a quest ends, and who has won it (SA-E1…E3)."""

from hordekeep.games.sanctum.model.champion import Champion
from hordekeep.games.sanctum.model.state import (
    ALL_FALLEN,
    ALL_FALLEN_EARLY,
    ENDINGS,
    LORD_BEATEN,
    Quest,
)
from hordekeep.kernel.play.game import Result
from hordekeep.kernel.play.seat import Seat


def end(quest: Quest, ending: int) -> None:
    """Ends the game."""
    quest.ending = ending
    quest.tell("ended", ending)
    quest.finish()


def end_if_decided(quest: Quest) -> bool:
    """SA-E1: over when every player has beaten all cards or is dead."""
    if quest.fighting():
        return False
    if any(champion.triumphant for champion in quest.champions):
        end(quest, LORD_BEATEN)
    elif any(champion.row for champion in quest.champions):
        end(quest, ALL_FALLEN)
    else:
        end(quest, ALL_FALLEN_EARLY)
    return True


def rank(quest: Quest, seat: Seat) -> tuple[int, int, int]:
    """SA-E2, SA-E3, SA-K6: what is compared, most first; the dead rank behind all survivors."""
    champion = quest.champions[seat]
    if champion.triumphant:
        return (1, champion.life, len(champion.blessings))
    return (0, champion.at, hits_on_present_card(quest, champion))


def hits_on_present_card(quest: Quest, champion: Champion) -> int:
    """SA-E3: hits on the card under the figure."""
    if champion.at >= len(champion.row):
        return 0
    return quest.hits[champion.row[champion.at]].bit_count()


def result(quest: Quest) -> Result:
    """The winners share what cannot be told apart; the score is life, or cards beaten."""
    ranks = [rank(quest, seat) for seat in range(quest.players)]
    winners = tuple([seat for seat in range(quest.players) if ranks[seat] == max(ranks)])
    survived = quest.ending == LORD_BEATEN
    scores = [
        (champion.life if champion.triumphant else 0) if survived else champion.at
        for champion in quest.champions
    ]
    return Result(ENDINGS[quest.ending], winners, tuple(scores))
