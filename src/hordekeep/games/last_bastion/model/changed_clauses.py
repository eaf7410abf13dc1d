"""From which rules on a changed clause holds: what plays by older ones (`State.rules`) goes without.

Each has one switch, where the clause is written.
"""

from typing import Final

SPOILS_OFFERED: Final = 2
"""LB-E10, LB-J26: a life and a Call to Arms may be left in the supply."""
