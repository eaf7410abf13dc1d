"""From which rules on a changed clause holds; each has one switch, where the clause is written.

A table of older rules (`State.rules`) plays by the clause as it was.
"""

from typing import Final

SPOILS_OFFERED: Final = 2
"""LB-E10, LB-J26: a life and a Call to Arms may be left in the supply."""
