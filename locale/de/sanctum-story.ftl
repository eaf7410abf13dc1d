# The moments of a quest that are worth another look.
moment-death = { $seat_nom } fällt.
moment-triumph = { $seat_nom } triumphiert; Leben { $left }.
moment-kills = { $seat_nom } besiegt { $count } Gegner mit einem Wurf.
moment-wounds =
    { $count ->
        [one] { $seat_nom } erleidet { $count } Verletzung auf einmal.
       *[other] { $seat_nom } erleidet { $count } Verletzungen auf einmal.
    }
moment-lucky = Glücklichster Wurf { $seat_gen }: { $hits } von { $dice } passen.
moment-unlucky = Unglücklichster Wurf { $seat_gen }: { $hits } von { $dice } passen.
