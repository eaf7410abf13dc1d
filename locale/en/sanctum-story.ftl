# The moments of a quest that are worth another look.
moment-death = { $seat } falls.
moment-triumph = { $seat } beats the last card with { $left } life left.
moment-kills =
    { $count ->
        [one] { $seat } fells one foe with one roll.
       *[other] { $seat } fells { $count } foes with one roll.
    }
moment-wounds =
    { $count ->
        [one] { $seat } takes one wound at once.
       *[other] { $seat } takes { $count } wounds at once.
    }
moment-lucky = The luckiest roll: { $hits } of { $dice } dice of { $seat } fit as they fall.
moment-unlucky = The unluckiest roll: { $hits } of { $dice } dice of { $seat } fit as they fall.
