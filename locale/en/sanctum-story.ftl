# The moments of a quest that are worth another look.
moment-death = { $seat } falls.
moment-triumph = { $seat } triumphs with { $left } life left.
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
moment-lucky = Luckiest roll of { $seat }: { $hits } of { $dice } fit.
moment-unlucky = Unluckiest roll of { $seat }: { $hits } of { $dice } fit.
