# The moments of a quest that are worth another look.
moment-death = { $seat } погибает.
moment-triumph = { $seat } торжествует; здоровье { $left }.
moment-kills =
    { $count ->
        [one] { $seat } одним броском побеждает { $count } врага.
        [few] { $seat } одним броском побеждает { $count } врагов.
       *[other] { $seat } одним броском побеждает { $count } врагов.
    }
moment-wounds =
    { $count ->
        [one] { $seat } получает сразу { $count } повреждение.
        [few] { $seat } получает сразу { $count } повреждения.
       *[other] { $seat } получает сразу { $count } повреждений.
    }
moment-lucky = Самый удачный бросок { $seat_gen }: подошло { $hits } из { $dice }.
moment-unlucky = Самый неудачный бросок { $seat_gen }: подошло { $hits } из { $dice }.
