# The moments of a quest that are worth another look.
moment-death = { $seat } ginie.
moment-triumph = { $seat } zwycięża; życie { $left }.
moment-kills =
    { $count ->
        [one] { $seat } pokonuje jednym rzutem { $count } wroga.
        [few] { $seat } pokonuje jednym rzutem { $count } wrogów.
       *[other] { $seat } pokonuje jednym rzutem { $count } wrogów.
    }
moment-wounds =
    { $count ->
        [one] { $seat } otrzymuje naraz { $count } ranę.
        [few] { $seat } otrzymuje naraz { $count } rany.
       *[other] { $seat } otrzymuje naraz { $count } ran.
    }
moment-lucky = Najlepszy rzut { $seat_gen }: pasuje { $hits } z { $dice }.
moment-unlucky = Najgorszy rzut { $seat_gen }: pasuje { $hits } z { $dice }.
