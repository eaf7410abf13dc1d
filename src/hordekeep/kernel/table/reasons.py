"""Why something cannot be done: what the asking frame says of each thing one might try."""

from hordekeep.kernel.play.action import Action
from hordekeep.kernel.play.decision import Decision
from hordekeep.kernel.play.frame import Candidate
from hordekeep.kernel.play.phrase import Refusal
from hordekeep.kernel.play.state import State
from hordekeep.kernel.play.term import field_kind, field_name


def why_refused(state: State, decision: Decision, action: Action) -> Refusal | None:
    """Why this action does not answer the decision; None when it does."""
    if action in decision.actions:
        return None
    for candidate in state.top(decision.lane).candidates(state):
        if candidate.refusal is not None and candidate.action == action:
            return candidate.refusal
    return Refusal(decision.clause, "refused-not-asked")


def ways_with(state: State, decision: Decision, kind: str, value: int) -> list[Candidate]:
    """What can and cannot be done with one thing on the table, and why."""
    frame = state.top(decision.lane)
    named = [one for one in frame.candidates(state) if _names(one, kind, value)]
    found = frame.about(state, kind, value) + named
    return [one for one in found if not one.foreign] or found


def _names(candidate: Candidate, kind: str, value: int) -> bool:
    """Whether an action names this thing in one of its fields."""
    action = candidate.action
    for field in action.fields:
        if field_kind(field) != kind:
            continue
        found = getattr(action, field_name(field))
        if found == value or (isinstance(found, tuple) and value in found):
            return True
    return False
