# Hints of Last Bastion: why a choice is worth it, and what to expect of it within three turns.
hint-fight = Pokonaj { $card_acc } teraz: szansa wynosi { $percent }%.
hint-go-fight = Idź { $tile_to } i pokonaj { $card_acc }: szansa wynosi { $percent }%.
hint-go = Idź { $tile_to }, bliżej tego, co trzeba zrobić w następnej kolejności.
hint-treat = { $hero } ma { $life ->
    [one] tylko { $life } życie
    [few] { $life } życia
   *[other] { $life } żyć
}: aktywuj { $tile_acc }.
hint-destroy = Zapłać 1 życie { $tile_at } i pozbądź się potwora na dobre; masz { $life }.
hint-cleanse = { $count ->
    [0] Żaden kafelek nie jest jeszcze we władzy zła i tak ma zostać.
    [one] { $count } kafelek jest we władzy zła; przy trzecim bastion pada.
    [few] { $count } kafelki są we władzy zła; przy trzecim bastion pada.
   *[other] { $count } kafelków jest we władzy zła; przy trzecim bastion pada.
}
hint-use = Aktywuj teraz { $tile_acc }.
hint-end = Zakończ turę i zachowaj to, co masz.

hint-fact-falls = upadek w trzy tury { $n }%
hint-fact-life = życie bohaterów { $n }
hint-fact-beaten = pokonane karty { $n }
hint-fact-tokens = ekwipunek { $n }
hint-more-falls = Bastion częściej pada w ciągu trzech tur: o { $count } na 100.
hint-less-falls = Bastion rzadziej pada w ciągu trzech tur: o { $count } na 100, ale później jest mniej wygranych.
hint-more-life = Oszczędza więcej życia: { $count }.
hint-less-life = Kosztuje więcej życia: { $count }.
hint-more-beaten = { $count ->
    [one] Pada o jedną kartę więcej.
    [few] Pada o { $count } karty więcej.
   *[other] Pada o { $count } kart więcej.
}
hint-less-beaten = { $count ->
    [one] Pada o jedną kartę mniej.
    [few] Pada o { $count } karty mniej.
   *[other] Pada o { $count } kart mniej.
}
hint-more-tokens = { $count ->
    [one] Daje o jeden żeton więcej.
    [few] Daje o { $count } żetony więcej.
   *[other] Daje o { $count } żetonów więcej.
}
hint-less-tokens = { $count ->
    [one] Daje o jeden żeton mniej.
    [few] Daje o { $count } żetony mniej.
   *[other] Daje o { $count } żetonów mniej.
}
