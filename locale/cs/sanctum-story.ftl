# The moments of a quest that are worth another look.
moment-death = { $seat } padá.
moment-triumph = { $seat } vítězí; životy { $left }.
moment-kills =
    { $count ->
        [one] { $seat } poráží jedním hodem { $count } nepřítele.
        [few] { $seat } poráží jedním hodem { $count } nepřátele.
       *[other] { $seat } poráží jedním hodem { $count } nepřátel.
    }
moment-wounds =
    { $count ->
        [one] { $seat } ztrácí naráz { $count } život.
        [few] { $seat } ztrácí naráz { $count } životy.
       *[other] { $seat } ztrácí naráz { $count } životů.
    }
moment-lucky = Nejšťastnější hod { $seat_gen }: kostek { $dice }, sedí { $hits }.
moment-unlucky = Nejsmolnější hod { $seat_gen }: kostek { $dice }, sedí { $hits }.
