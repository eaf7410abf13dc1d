# The moments of a quest that are worth another look.
moment-death = { $seat } falls.
moment-triumph = { $seat } triumphs; life { $left }.
moment-kills =
    { $count ->
        [one] { $seat } fells { $count } foe with one roll.
       *[other] { $seat } fells { $count } foes with one roll.
    }
moment-wounds =
    { $count ->
        [one] { $seat } takes { $count } wound at once.
       *[other] { $seat } takes { $count } wounds at once.
    }
moment-lucky = { $seat_gen } luckiest roll: { $hits } of { $dice } fit.
moment-unlucky = { $seat_gen } unluckiest roll: { $hits } of { $dice } fit.
