# Hints of Sanctum: why a choice is worth it, and what to expect of it within two rounds.
hint-line = { $slain ->
    [0] Nikt nie ginie
    [one] Ginie jeden wróg
    [few] Ginie { $slain } wrogów
   *[other] Ginie { $slain } wrogów
}, { $wounds ->
    [0] bez ran
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}; koszt: wytrwałość { $stamina }, skupienie { $focus }.
hint-line-dear = { $slain ->
    [0] Nikt nie ginie
    [one] Ginie jeden wróg
    [few] Ginie { $slain } wrogów
   *[other] Ginie { $slain } wrogów
}, { $wounds ->
    [0] bez ran
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[other] { $wounds } ran
}; koszt: wytrwałość { $stamina }, skupienie { $focus }, { $rage ->
    [0] bez szału
   *[other] szał
}, { $blessings ->
    [0] bez błogosławieństw
    [one] jedno błogosławieństwo
    [few] { $blessings } błogosławieństwa
   *[other] { $blessings } błogosławieństw
}.
hint-fight-demons = { $count ->
    [one] Szansa na zabicie demona teraz to { $percent }%.
    [few] Szansa na zabicie teraz wszystkich { $count } demonów to { $percent }%.
   *[other] Szansa na zabicie teraz wszystkich { $count } demonów to { $percent }%.
}
hint-take = Szansa na zabicie wziętych demonów w następnej walce to { $percent }%.
hint-rest = Żetony wytrwałości i skupienia w puli: { $at_hand } z { $of }; odpoczynek przywraca resztę i pozwala ekwipować przedmioty.
hint-move = { $count ->
    [0] Żaden demon cię nie ściga: droga wolna.
    [one] Ściga cię jeden demon, może poczekać.
    [few] Ścigają cię { $count } demony, mogą poczekać.
   *[other] Ściga cię { $count } demonów, mogą poczekać.
}

hint-fact-dies = śmierć w dwie rundy { $n }%
hint-fact-life = życie { $n }
hint-fact-slain = zabite demony { $n }
hint-fact-gear = wyekwipowane przedmioty { $n }
hint-more-dies = Częściej giniesz w ciągu dwóch rund: o { $count } na 100.
hint-less-dies = Rzadziej giniesz w ciągu dwóch rund: o { $count } na 100, ale później rzadziej wygrywasz.
hint-more-life = Oszczędza więcej życia: { $count }.
hint-less-life = Kosztuje więcej życia: { $count }.
hint-more-slain = { $count ->
    [one] Ginie o jednego demona więcej.
    [few] Ginie o { $count } demony więcej.
   *[other] Ginie o { $count } demonów więcej.
}
hint-less-slain = { $count ->
    [one] Ginie o jednego demona mniej.
    [few] Ginie o { $count } demony mniej.
   *[other] Ginie o { $count } demonów mniej.
}
hint-more-gear = { $count ->
    [one] O jeden wyekwipowany przedmiot więcej.
    [few] O { $count } wyekwipowane przedmioty więcej.
   *[other] O { $count } wyekwipowanych przedmiotów więcej.
}
hint-less-gear = { $count ->
    [one] O jeden wyekwipowany przedmiot mniej.
    [few] O { $count } wyekwipowane przedmioty mniej.
   *[other] O { $count } wyekwipowanych przedmiotów mniej.
}
