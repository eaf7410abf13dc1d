"""From which rules on a changed clause holds; each has one switch, where the clause is written.

A table of older rules (`State.rules`) plays by the clause as it was.
"""

from typing import Final

POTIONS_GIVEN_UP: Final = 2
"""SA-F1, SA-J7: before the roll a potion that frees nothing may be given up."""
