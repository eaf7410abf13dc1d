# Hints of Sanctum: why a choice is worth it, and what to expect of it within two rounds.
hint-line = { $slain ->
    [0] Nikdo nepadne
    [one] Padne jeden nepřítel
    [few] Padnou { $slain } nepřátelé
   *[other] Padne { $slain } nepřátel
}, { $wounds ->
    [0] žádný život se neztratí
    [one] ztratí se { $wounds } život
    [few] ztratí se { $wounds } životy
   *[other] ztratí se { $wounds } životů
}; cena: výdrž { $stamina }, vůle { $focus }.
hint-line-dear = { $slain ->
    [0] Nikdo nepadne
    [one] Padne jeden nepřítel
    [few] Padnou { $slain } nepřátelé
   *[other] Padne { $slain } nepřátel
}, { $wounds ->
    [0] žádný život se neztratí
    [one] ztratí se { $wounds } život
    [few] ztratí se { $wounds } životy
   *[other] ztratí se { $wounds } životů
}; cena: výdrž { $stamina }, vůle { $focus }, { $rage ->
    [0] žádná zuřivost
   *[other] zuřivost
} a { $blessings ->
    [0] žádné požehnání
    [one] jedno požehnání
    [few] { $blessings } požehnání
   *[other] { $blessings } požehnání
}.
hint-fight-demons = { $count ->
    [one] Šance porazit démona teď je { $percent } %.
    [few] Šance porazit teď všechny { $count } démony je { $percent } %.
   *[other] Šance porazit teď všech { $count } démonů je { $percent } %.
}
hint-take = Šance porazit v příštím boji, co si teď vezmeš, je { $percent } %.
hint-rest = Z výdrže a vůle je po ruce { $at_hand } z celkem { $of }; odpočinek vrátí ostatní a dovolí nasadit předměty.
hint-move = { $count ->
    [0] Žádný démon po tobě nejde: cesta je volná.
    [one] Jde po tobě jeden démon a může počkat.
    [few] Jdou po tobě { $count } démoni a mohou počkat.
   *[other] Jde po tobě { $count } démonů, ti mohou počkat.
}

hint-fact-dies = pád do dvou kol { $n } %
hint-fact-life = životy { $n }
hint-fact-slain = poražení démoni { $n }
hint-fact-gear = nasazené předměty { $n }
hint-more-dies = Padneš do dvou kol častěji, o { $count } ze 100 případů.
hint-less-dies = Padneš do dvou kol méně často, o { $count } ze 100 případů, ale později méně získáš.
hint-more-life = Zachová víc životů: { $count }.
hint-less-life = Stojí víc životů: { $count }.
hint-more-slain = { $count ->
    [one] Padne o jednoho démona víc.
    [few] Padne o { $count } démony víc.
   *[other] Padne o { $count } démonů víc.
}
hint-less-slain = { $count ->
    [one] Padne o jednoho démona méně.
    [few] Padne o { $count } démony méně.
   *[other] Padne o { $count } démonů méně.
}
hint-more-gear = { $count ->
    [one] Nasadíš o jeden předmět víc.
    [few] Nasadíš o { $count } předměty víc.
   *[other] Nasadíš o { $count } předmětů víc.
}
hint-less-gear = { $count ->
    [one] Nasadíš o jeden předmět méně.
    [few] Nasadíš o { $count } předměty méně.
   *[other] Nasadíš o { $count } předmětů méně.
}
