"""How the siege ends, and the score of a won one (LB-V1…V6)."""

from hordekeep.games.last_bastion.model.state import DEAD, ENDINGS, WON, Siege
from hordekeep.kernel.play.game import Result


def end(siege: Siege, ending: int) -> None:
    """Ends the game at once (LB-H15)."""
    if siege.over:
        return
    siege.ending = ending
    siege.tell("ended", ending)
    siege.finish()


def score(siege: Siege) -> int:
    """LB-V3, LB-V5: difficulty, life and Calls to Arms of all, dead heroes, grasped tiles."""
    box = siege.box
    if siege.ending != WON:
        return 0
    return (
        box.score_by_difficulty[siege.difficulty]
        + box.score_life * sum(siege.life)
        + box.score_call * sum(siege.calls)
        + box.score_dead * siege.condition.count(DEAD)
        + box.score_grasped_tile * siege.grasped_tiles()
    )


def result(siege: Siege) -> Result:
    """Everybody wins or everybody loses."""
    winners = tuple(range(siege.players)) if siege.ending == WON else ()
    return Result(ENDINGS[siege.ending], winners, tuple([score(siege)] * siege.players))
