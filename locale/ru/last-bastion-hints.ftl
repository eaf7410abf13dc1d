# Hints of Last Bastion: why a choice is worth it, and what to expect of it within three turns.
hint-fight = Победите { $card_acc } сейчас: шанс { $percent } %.
hint-go-fight = Идите { $tile_to } и победите { $card_acc }: шанс { $percent } %.
hint-go = Идите { $tile_to }, ближе к тому, что предстоит сделать.
hint-treat = У { $hero_gen } { $life ->
    [one] остался только { $life } жетон жизни
    [few] осталось { $life } жетона жизни
   *[other] осталось { $life } жетонов жизни
}: активируйте { $tile_acc }.
hint-destroy = Отдайте жетон жизни ({ $tile }) и навсегда избавьтесь от монстра; у вас их { $life }.
hint-cleanse = { $count ->
    [0] Во власти зла пока ни одного тайла, пусть так и будет.
    [one] Во власти зла { $count } тайл; на третьем бастион падёт.
    [few] Во власти зла { $count } тайла; на третьем бастион падёт.
   *[other] Во власти зла { $count } тайлов; на третьем бастион падёт.
}
hint-use = Активируйте { $tile_acc } сейчас.
hint-end = Завершите ход и сохраните то, что есть.

hint-fact-falls = падение за три хода { $n } %
hint-fact-life = жизни героев { $n }
hint-fact-beaten = побеждено карт { $n }
hint-fact-tokens = снаряжение { $n }
hint-more-falls = Бастион падает за три хода чаще: на { $count } из 100.
hint-less-falls = Бастион падает за три хода реже: на { $count } из 100, но потом побед меньше.
hint-more-life = Сохранится больше жизней: на { $count }.
hint-less-life = Это стоит больше жизней: на { $count }.
hint-more-beaten = { $count ->
    [1] Побеждено на одну карту больше.
    [one] Побеждено на { $count } карту больше.
    [few] Побеждено на { $count } карты больше.
   *[other] Побеждено на { $count } карт больше.
}
hint-less-beaten = { $count ->
    [1] Побеждено на одну карту меньше.
    [one] Побеждено на { $count } карту меньше.
    [few] Побеждено на { $count } карты меньше.
   *[other] Побеждено на { $count } карт меньше.
}
hint-more-tokens = { $count ->
    [1] Это даёт на один жетон больше.
    [one] Это даёт на { $count } жетон больше.
    [few] Это даёт на { $count } жетона больше.
   *[other] Это даёт на { $count } жетонов больше.
}
hint-less-tokens = { $count ->
    [1] Это даёт на один жетон меньше.
    [one] Это даёт на { $count } жетон меньше.
    [few] Это даёт на { $count } жетона меньше.
   *[other] Это даёт на { $count } жетонов меньше.
}
