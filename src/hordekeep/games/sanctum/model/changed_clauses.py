"""From which rules on a changed clause holds; each has one switch, where the clause is written.

A table of older rules (`State.rules`) plays by the clause as it was.
"""

from typing import Final

HEALING_ENDS: Final = 2
"""SA-K7, SA-J8: nobody is healed beyond the one space above the life track."""
ROARS_SEALED: Final = 2
"""SA-L7, SA-J9: nobody sees what others answer to a roar card before the last has answered."""
POTIONS_GIVEN_UP: Final = 2
"""SA-F1, SA-J7: before the roll a potion that frees nothing may be given up."""
