# Last Bastion: what is asked, what can be done, what happened, and why not.

## Things

slot = { $board }, pole { $number }
    .on = na polu { $number } { $board_gen }
    .to = na pole { $number } { $board_gen }
slot-any = { $name }
    .on = na polu „{ $name }”
    .to = na pole „{ $name }”
token-red = czerwony żeton
token-green = zielony żeton
token-blue = niebieski żeton
token-yellow = żółty żeton
token-black = czarny żeton
token-call = wezwanie do broni
token-any = { $name }
    .acc = { $name }
board-red = czerwona plansza
    .acc = czerwoną planszę
    .gen = czerwonej planszy
    .along = wzdłuż czerwonej planszy
    .on = na czerwonej planszy
board-green = zielona plansza
    .acc = zieloną planszę
    .gen = zielonej planszy
    .along = wzdłuż zielonej planszy
    .on = na zielonej planszy
board-blue = niebieska plansza
    .acc = niebieską planszę
    .gen = niebieskiej planszy
    .along = wzdłuż niebieskiej planszy
    .on = na niebieskiej planszy
board-yellow = żółta plansza
    .acc = żółtą planszę
    .gen = żółtej planszy
    .along = wzdłuż żółtej planszy
    .on = na żółtej planszy
board-any = { $name }
    .acc = planszę „{ $name }”
    .gen = planszy „{ $name }”
    .along = wzdłuż planszy „{ $name }”
    .on = na planszy „{ $name }”
full-board-red = Pełna plansza (czerwona)
full-board-green = Pełna plansza (zielona)
full-board-blue = Pełna plansza (niebieska)
full-board-yellow = Pełna plansza (żółta)
banner-red = czerwony proporzec
banner-green = zielony proporzec
banner-blue = niebieski proporzec
banner-yellow = żółty proporzec
banner-black = czarny proporzec
banner-any = { $name }
    .acc = { $name }
face-red = czerwona
face-green = zielona
face-blue = niebieska
face-yellow = żółta
face-black = czarna
face-white = biała
gift-life-and-call = 1 życie i wezwanie do broni
gift-life = 1 życie
gift-call = wezwanie do broni
no-dice = brak kości
die-numbered = kość { $numbers }
dice-numbered = kości { $numbers }

source-entrance = { $source }: wejście, { $deed }
source-recurring = { $source }: co turę, { $deed }
source-continuous = { $source }: stale, { $deed }
source-exit = { $source }: wyjście, { $deed }
source-board = { $source }: { $deed }

grasp-on-tile = { $tile }
    .from = { $tile_from }
grasp-on-card = { $card }
    .from = z karty „{ $card }”
grasp-on-hero = plansza { $hero_gen }
    .from = z planszy { $hero_gen }

card-effect = { $column }: { $text }
monster-card = Potwór, kolor { $colour }, odporność { $resistance }.
warlord-card = Wódz, kolor { $colour }, odporność { $resistance }.

## What is asked

ask-pick-hero = Wybierz swojego bohatera.
ask-place-card = Gdzie trafia { $card }?
ask-in-order = Czeka kilka efektów: który jest następny?
ask-suffer = Kto bierze to na siebie? { $effect }.
ask-grasp-along = Na który kafelek pada szpon zła?
ask-may-reroll-corruption = Kość zepsucia pokazuje: { $corruption }. Zostaje czy przerzucasz?
ask-return-token = Który żeton zwracasz?
ask-take-equipment = Który żeton ekwipunku bierzesz?
ask-take-spoils = Możesz wziąć 1 życie i wezwanie do broni. Co bierzesz?
ask-cleansing =
    { $most ->
        [1] Który szpon zła usuwasz?
       *[other] Które szpony zła usuwasz? Najwyżej { $most }.
    }
ask-granted-move = Możesz teraz wykonać jeden ruch.
ask-hero-phase = Wykonaj ruch i akcję, w dowolnej kolejności.
ask-hero-phase-rise = Wstań i wykonaj akcję, w dowolnej kolejności.
ask-hero-phase-only-move = Wykonaj ruch albo zakończ turę.
ask-hero-phase-only-rise = Wstań albo zakończ turę.
ask-hero-phase-only-act = Wykonaj akcję albo zakończ turę.
ask-hero-phase-only-call = Wydaj wezwanie do broni albo zakończ turę.
ask-hero-phase-only-power = Użyj swojej mocy albo zakończ turę.
ask-hero-phase-call-or-power = Wydaj wezwanie do broni, użyj swojej mocy albo zakończ turę.
ask-hero-phase-only-end = Nic więcej nie da się zrobić: zakończ turę.
ask-casting-net = Który efekt zakrywa sieć?
ask-commanding =
    { $left ->
        [1] Przesuń jeszcze jedną kartę albo na tym poprzestań.
       *[other] Przesuń karty (najwyżej { $left }) albo zamień dwie miejscami.
    }
ask-treating = Kogo gości Karczma?
ask-raising = Który proporzec wciągasz?
ask-dispensing = Daj komuś żeton albo przywróć bohatera do gry.
ask-dispensing-give = Daj komuś żeton.
ask-dispensing-revive = Przywróć bohatera do gry.
ask-destroying = Którego potwora zabiera Grobowiec za 1 twoje życie?
ask-trapping = Gdzie zastawiasz pułapkę?
ask-may-reroll = Zachowujesz ten rzut czy przerzucasz część kości?
ask-aiming = Przed rzutem wybierz cel: jedną kartę lub dwie.
ask-assault =
    { $second ->
        [none] Kości rzucone: wydaj żetony na { $first_acc }, pokonaj cel albo zrezygnuj.
       *[other] Kości rzucone: wydaj żetony, potem pokonaj { $first_acc }, { $second_acc } lub oba cele albo zrezygnuj.
    }
ask-assault-beat =
    { $second ->
        [none] Kości rzucone: pokonaj { $first_acc } albo zrezygnuj.
       *[other] Kości rzucone: pokonaj to, na co ich starczy ({ $first } lub { $second }), albo zrezygnuj.
    }
ask-assault-spend =
    { $second ->
        [none] Kości rzucone: wydaj żetony na { $first_acc } albo zrezygnuj.
       *[other] Kości rzucone: wydaj żetony na { $first_acc } lub { $second_acc } albo zrezygnuj.
    }
ask-assault-decline =
    { $second ->
        [none] Kości rzucone i nic nie pokona { $first_gen }: zrezygnuj.
       *[other] Kości rzucone i nic nie pokona { $first_gen } ani { $second_gen }: zrezygnuj.
    }
ask-assault-beat-or-more =
    { $second ->
        [none] Żetony położone: pokonaj { $first_acc } albo wydaj więcej.
       *[other] Żetony położone: pokonaj { $first_acc }, { $second_acc } lub oba cele albo wydaj więcej.
    }
ask-assault-must-beat =
    { $second ->
        [none] Żetony położone: pokonaj { $first_acc }.
       *[other] Żetony położone: pokonaj { $first_acc }, { $second_acc } lub oba cele.
    }
ask-assault-more =
    { $second ->
        [none] Wydaj żetony, których jeszcze brakuje na { $first_acc }.
       *[other] Wydaj żetony, których jeszcze brakuje na { $first_acc } lub { $second_acc }.
    }
ask-fallen = Obie karty padają: czyje wyjście jest pierwsze?
ask-fallen-idle = Obie karty padają i żadna nie ma wyjścia: kolejność nie ma znaczenia.

## What can be done: in full, as the head of a group, as one of a group

do-choose = Wybierz: { $hero }
    .menu = Wybierz
    .item = { $hero }
    .counted = Wybierz bohatera
do-apply = Zastosuj: { $effect }
    .menu = Zastosuj
    .item = { $effect }
    .counted = Wybierz następny efekt
do-name = Kto bierze to na siebie: { $hero }
    .menu = Bierze na siebie
    .item = { $hero }
    .counted = Wskaż, kto bierze na siebie efekt
do-place = Umieść { $card_acc } { $slot_on }
    .menu = Umieść na
    .item = { $slot }
    .counted = Umieść kartę hordy
do-return = Zwróć { $token_acc }
    .menu = Zwróć
    .item = { $token }
    .counted = Zwróć żeton
do-grasp = Szpon zła pada { $tile_on }
    .menu = Szpon na
    .item = { $tile }
do-move = Idź { $tile_to }
    .menu = Idź
    .item = { $tile }
    .counted = Idź na kafelek
do-stand-up = Wstań
    .menu = Wstań
do-stay = Zostań tutaj
    .menu = Zostań tutaj
do-activate = Aktywuj { $tile_acc }
    .menu = Aktywuj
    .item = { $tile }
    .counted = Aktywuj kafelek
do-call = Wydaj wezwanie do broni { $tile_on }
    .menu = Wezwanie do broni
    .item = { $tile }
    .counted = Wydaj wezwanie do broni na kafelek
do-fight = Walcz
    .menu = Walcz
do-end-turn = Zakończ turę
    .menu = Zakończ turę
do-lend-move = Oddaj dodatkowy ruch { $hero_dat }
    .menu = Oddaj ruch
    .item = { $hero }
do-charm = Rzuć urok na { $card_acc }
    .menu = Urok
    .item = { $card }
    .counted = Rzuć urok na kartę
do-fetch = Niech sokół przyniesie { $token_acc }
    .menu = Sokół
    .item = { $colour }
do-pray = Zrezygnuj z ruchu i modlitwą usuń szpon zła { $grasp_from }
    .menu = Módl się
    .item = { $grasp }
do-aim = Wybierz cel: { $cards }
    .menu = Wybierz cel
    .item = { $cards }
    .counted = Wybierz karty do walki
do-reroll = Przerzuć { $dice }
    .menu = Przerzuć
    .item = { $dice }
    .counted = Przerzuć kości
do-keep = Zachowaj rzut
    .menu = Zachowaj rzut
do-spend = Wydaj { $card_token_acc } na { $card_acc }: { $hero }
    .menu = Wydaj
    .item = { $hero }: { $card_token } na { $card_acc }
    .counted = Wydaj żeton na kartę
do-beat = Pokonaj { $cards_acc }
    .menu = Pokonaj
    .item = { $cards }
    .counted = Pokonaj karty
do-decline = Zrezygnuj
    .menu = Zrezygnuj
    .counted = Zrezygnuj z możliwości
do-first = Najpierw: { $card }
    .menu = Najpierw
    .item = { $card }
    .counted = Wybierz, która pokonana karta jest pierwsza
do-net = Zarzuć sieć: { $effect }
    .menu = Sieć
    .item = { $effect_from } { $effect_sign }{ $effect_brief }
do-shift = Przesuń { $card_acc } { $slot_to }
    .menu = Przesuń kartę
    .item = { $card } { $slot_to }
    .counted = Przesuń kartę hordy
do-swap = Zamień miejscami { $card_acc } i { $other_acc }
    .menu = Zamień
    .item = { $card } i { $other }
    .counted = Zamień miejscami dwie karty hordy
do-take = Weź { $token_acc }
    .menu = Weź
    .item = { $colour }
    .counted = Weź żeton
do-treat = Ugość { $hero_acc }
    .menu = Ugość
    .item = { $hero }
    .counted = Ugość bohatera
do-raise = Wciągnij { $banner_acc }
    .menu = Wciągnij
    .item = { $colour }
    .counted = Wciągnij proporzec
do-cleanse = Usuń szpon zła { $grasp_from }
    .menu = Usuń szpon
    .item = { $grasp }
do-give = Daj { $hero_dat } { $token_acc }
    .menu = Daj
    .item = { $colour }: { $hero }
    .counted = Daj bohaterowi żeton
do-revive = Przywróć do gry { $hero_acc }
    .menu = Przywróć do gry
    .item = { $hero }
    .counted = Przywróć do gry bohatera
do-destroy = Zapłać 1 życie i zniszcz { $card_acc }
    .menu = Zniszcz
    .item = { $card }
do-trap = Zastaw pułapkę { $slot_on }
    .menu = Pułapka na
    .item = { $slot }
do-accept = Weź: { $gift }
    .menu = Weź
    .item = { $gift }
    .counted = Weź 1 życie, wezwanie do broni albo jedno i drugie
do-done = Gotowe
    .menu = Gotowe
    .counted = Zakończ krok

## Why not

refused-already-moved = Ruch tej tury jest już wykorzystany.
refused-lying = Figurka leży: ruch może ją tylko podnieść.
refused-not-adjacent = Ten kafelek nie sąsiaduje z twoim.
refused-standing = Figurka już stoi.
refused-already-acted = Akcja tej tury jest już wykorzystana.
refused-not-standing-here = Aktywować można tylko kafelek pod swoją figurką.
refused-tile-grasped = Ten kafelek jest we władzy zła; sięga tam tylko wezwanie do broni.
refused-nothing-to-do = Teraz nic by to nie dało.
refused-no-free-slot = Twoja plansza nie ma wolnego pola na pułapkę.
refused-no-call = Nie masz wezwania do broni.
refused-nothing-in-reach = W zasięgu nie ma żadnej karty hordy.
refused-card-not-in-reach = Ta karta nie jest w zasięgu: bohater walczy tylko z kartami naprzeciw swojego kafelka.
refused-split-by-move = Między tymi dwiema akcjami jest ruch.
refused-power-off = Szpon zła na twojej planszy bohatera blokuje tę moc.
refused-power-lost = Bohater jest ranny: ta moc przepadła na zawsze.
refused-power-spent = Ta moc jest w tej turze wykorzystana.
refused-no-such-power = Twój bohater nie ma tej mocy.
refused-supply-empty = W zasobach nic już nie ma.
refused-not-in-action = Ten bohater jest poza akcją.
refused-no-grasp-there = Nie ma tam szponu zła.
refused-slot-taken = Leży tam już karta.
refused-wrong-board = Plansza w kolorze karty ma jeszcze wolne pole.
refused-no-such-token = Nie ma takiego żetonu do oddania.
refused-is-warlord = Na wodzów to nie działa.
refused-already-there = To już tam jest.
refused-equipment-barred = Karta w grze zakazuje wszelkiego ekwipunku.
refused-not-on-your-tile = Pomóc mogą tylko bohaterowie na twoim kafelku.
refused-enough-tokens = Leży na niej tyle żetonów, ile wynosi jej odporność.
refused-cannot-be-beaten = Kości i żetony nie wystarczą.
refused-tokens-lie-elsewhere = Żetony położone na karcie zobowiązują do jej pokonania.
refused-not-your-board = Pułapka trafia tylko na własną planszę.
refused-not-out-of-action = Ten bohater nie jest poza akcją.
refused-dead-for-good = Ten bohater nie żyje i nie wróci do gry.
refused-cannot-apply = Na tego bohatera to nie działa.
refused-hero-taken = Ktoś już ma tego bohatera.
refused-not-along-board = Ten kafelek nie leży wzdłuż tej planszy.
refused-already-grasped = Leży tam już szpon zła.
refused-move-made = Pierwsze z dwóch przesunięć jest zrobione: drugie musi dotyczyć innej karty i nie może być zamianą.
refused-only-others = Ten dar jest dla innego bohatera.

## What happened

event-tiles-laid = Bastion, rząd po rzędzie: { $tiles }.
event-boards-laid = Kolory plansz, zgodnie z ruchem wskazówek zegara od północy: { $boards }.
event-hero-chosen = Wybór { $seat_gen }: { $hero }.
event-hero-seated = { $hero } obejmuje { $board_acc }.
event-began = { $hero } zaczyna.
event-turn-began = Tura { $turn }: { $board }
event-turn-began-hosted = Tura { $turn }: { $hero }, { $board }
quiet-turn = Panuje cisza.
event-effect-applied = { $effect }.
event-effect-named = { $effect }. Bierze to na siebie { $hero }.
event-effect-idle = { $effect }. Na nikogo to nie trafia.
event-card-drawn = { $hero } dobiera { $card_acc }.
    .then = Dobiera { $card_acc }.
event-card-placed = { $card } trafia { $slot_to }.
event-card-trapped = Pułapka { $slot_on } chwyta { $card_acc }.
event-trap-sent-home = { $card } rozbija pułapkę, która wraca na swoje miejsce.
event-nothing-drawn = Wszystkie pola są zajęte: { $hero } nie może dobrać karty.
event-board-struck = { $full_board }.
event-bottom-discarded = Odrzucono ze spodu talii: { $card }.
event-bottom-missing = Talia jest pusta: nie ma czego odrzucić.
event-corruption-rolled = { $hero } rzuca kością zepsucia: { $corruption }.
    .then = Rzuca kością zepsucia: { $corruption }.
event-corruption-rerolled = { $hero } cofa czas.
event-life-lost = { $hero } traci 1 życie; zostaje: { $left }.
    .then = Traci 1 życie; zostaje: { $left }.
event-life-gained = { $hero } otrzymuje 1 życie; teraz { $left }.
    .then = Otrzymuje 1 życie; teraz { $left }.
event-spoils-left = { $hero } nie bierze ani życia, ani wezwania do broni.
    .then = Nie bierze ani życia, ani wezwania do broni.
event-call-gained = { $hero } otrzymuje wezwanie do broni.
    .then = Otrzymuje wezwanie do broni.
event-equipment-gained = { $hero } otrzymuje ekwipunek: { $colour }.
    .then = Otrzymuje ekwipunek: { $colour }.
event-token-returned = { $hero } zwraca { $token_acc }.
    .then = Zwraca { $token_acc }.
event-laid-down =
    { $hero_count ->
        [1] Upada { $hero }: następny ruch tylko podnosi figurkę.
       *[other] Upadają { $hero }: następny ruch tylko podnosi figurki.
    }
event-stood-up = { $hero } wstaje.
event-went-out = { $hero } wypada z akcji.
event-died = { $hero } ginie.
event-revived = { $hero } wraca z raną do Lazaretu.
event-hero-shadowed =
    { $hero_count ->
        [1] Szpon zła pada na planszę { $hero_gen }: moc zablokowana.
       *[other] Szpony zła padają na plansze { $hero_gen }: moce zablokowane.
    }
event-tile-grasped = Szpon zła pada { $tile_on }.
event-card-haunted = { $card }: przybywa szpon zła.
event-haunting-moved = { $card }: szpon zła przechodzi { $tile_on }.
event-grasp-missing = W zasobach nie ma już szponów zła.
event-grasp-removed =
    { $grasp_count ->
        [1] Szpon zła znika { $grasp_from }.
       *[other] Szpony zła znikają { $grasp_from }.
    }
event-banner-fell = Opada { $banner }.
event-moved = { $hero } idzie { $tile_to }.
event-stayed = { $hero } zostaje na miejscu.
event-tile-activated = { $hero } aktywuje { $tile_acc }.
event-called = { $hero } wydaje wezwanie do broni { $tile_on }.
event-lent-move = { $hero } oddaje dodatkowy ruch { $to_dat }.
event-charm-put = { $hero } rzuca urok na { $card_acc }.
event-prayed = { $hero } rezygnuje z ruchu i modli się.
event-fought = { $hero } rusza do walki.
event-aimed = { $hero } wybiera cel: { $cards }.
event-dice-rolled = { $hero } rzuca; ścianki: { $faces }.
    .then = Rzuca; ścianki: { $faces }.
event-dice-rerolled = { $hero } przerzuca { $dice }.
event-token-spent = { $hero } wydaje { $card_token_acc } na { $card_acc }.
    .then = Wydaje { $card_token_acc } na { $card_acc }.
event-card-beaten = { $hero } pokonuje { $card_acc }.
    .then = Pokonuje { $card_acc }.
event-fight-declined = { $hero } nic nie pokonuje.
    .then = Nic nie pokonuje.
event-exit-shrugged = { $hero } nic sobie z tego nie robi. { $effect }.
event-card-left = { $card } opuszcza grę.
event-net-cast = { $hero } zarzuca sieć. Zakryty efekt: { $effect }.
    .then = Zarzuca sieć: { $effect }.
event-net-home = Sieć wraca na swoje miejsce.
event-charm-home = Urok wraca na swoje miejsce.
event-card-shifted = { $card } przechodzi { $slot_to }.
event-cards-swapped = Zamiana miejsc: { $card } i { $other }.
event-banner-raised = { $hero } wciąga { $banner_acc }.
    .then = Wciąga { $banner_acc }.
event-card-destroyed = { $hero } płaci Grobowcowi krwią i niszczy { $card_acc }.
event-trap-set = { $hero } zastawia pułapkę { $slot_on }.
    .then = Zastawia pułapkę { $slot_on }.
event-turn-ended = { $hero } kończy turę.
event-ended = { $ending }

## What happened in a row, in one sentence

event-card-drawn-card-placed = { $hero } dobiera { $card_acc } i umieszcza { $slot_on }.
    .then = Dobiera { $card_acc } i umieszcza { $slot_on }.
event-card-drawn-card-trapped = { $hero } dobiera { $card_acc }, prosto w pułapkę { $slot_on }.
    .then = Dobiera { $card_acc }, prosto w pułapkę { $slot_on }.
event-effect-applied-card-drawn = { $effect_from } wzywa kartę: { $hero } dobiera { $card_acc }.
event-effect-applied-card-drawn-card-placed = { $effect_from } wzywa kartę: { $hero } dobiera { $card_acc } i umieszcza { $slot_on }.
event-effect-applied-card-drawn-card-trapped = { $effect_from } wzywa kartę: { $hero } dobiera { $card_acc }, prosto w pułapkę { $slot_on }.
event-card-shifted-card-placed = { $card } przechodzi { $slot_to }.
event-card-shifted-card-trapped = { $card } przechodzi { $slot_to } i wpada w pułapkę.
event-nothing-drawn-life-lost = Wszystkie pola są zajęte: zamiast dobrać kartę, { $hero } traci 1 życie; zostaje: { $left }.
event-effect-applied-card-haunted = { $card } wzywa szpon zła.
event-effect-applied-haunting-moved-tile-grasped = { $card } wysyła swój szpon zła { $tile_on }.
event-effect-applied-life-lost = { $effect_from }: { $hero } traci 1 życie; zostaje: { $left }.
event-effect-applied-token-returned = { $effect_from }: { $hero } zwraca { $token_acc }.
event-effect-applied-corruption-rolled = { $effect_from }: { $hero } rzuca kością zepsucia ({ $corruption }).
event-effect-applied-hero-shadowed =
    { $hero_count ->
        [1] { $effect_from }: szpon zła pada na planszę { $hero_gen }, moc zablokowana.
       *[other] { $effect_from }: szpony zła padają na plansze { $hero_gen }, moce zablokowane.
    }
event-effect-named-life-lost = { $effect_from }: { $hero } traci 1 życie; zostaje: { $left }.
event-effect-named-token-returned = { $effect_from }: { $hero } zwraca { $token_acc }.
event-effect-named-corruption-rolled = { $effect_from }: { $hero } rzuca kością zepsucia ({ $corruption }).
event-effect-named-hero-shadowed = { $effect_from }: szpon zła pada na planszę { $hero_gen }, moc zablokowana.
event-effect-applied-laid-down =
    { $hero_count ->
        [1] { $effect_from }: upada { $hero }; następny ruch tylko podnosi figurkę.
       *[other] { $effect_from }: upadają { $hero }; następny ruch tylko podnosi figurki.
    }
event-effect-named-laid-down = { $effect_from }: upada { $hero }; następny ruch tylko podnosi figurkę.
event-effect-applied-life-gained = { $effect_from }: { $hero } otrzymuje 1 życie; teraz { $left }.
event-effect-applied-call-gained = { $effect_from }: { $hero } otrzymuje wezwanie do broni.
event-effect-applied-life-gained-call-gained = { $effect_from }: { $hero } otrzymuje 1 życie (teraz { $left }) i wezwanie do broni.
event-effect-applied-equipment-gained = { $effect_from }: { $hero } otrzymuje { $token_acc }.
event-effect-applied-grasp-removed =
    { $grasp_count ->
        [1] { $effect_from }: szpon zła znika { $grasp_from }.
       *[other] { $effect_from }: szpony zła znikają { $grasp_from }.
    }
event-board-struck-effect-applied = { $full_board }: { $effect_deed }.
event-board-struck-effect-named = { $full_board }: { $effect_deed }. Bierze to na siebie { $hero }.
event-board-struck-effect-idle = { $full_board }: { $effect_deed }. Na nikogo to nie trafia.
event-board-struck-effect-applied-bottom-discarded = { $full_board }: ze spodu talii znika { $card }.
event-board-struck-effect-applied-life-lost = { $full_board }: { $hero } traci 1 życie; zostaje: { $left }.
event-board-struck-effect-applied-laid-down = { $full_board }: upada { $hero }; następny ruch tylko podnosi figurkę.
event-board-struck-effect-applied-corruption-rolled = { $full_board }: { $hero } rzuca kością zepsucia ({ $corruption }).
event-board-struck-effect-named-life-lost = { $full_board }: { $hero } traci 1 życie; zostaje: { $left }.
event-board-struck-effect-named-laid-down = { $full_board }: upada { $hero }; następny ruch tylko podnosi figurkę.
event-board-struck-effect-named-corruption-rolled = { $full_board }: { $hero } rzuca kością zepsucia ({ $corruption }).
event-corruption-rerolled-corruption-rolled = { $hero } cofa czas i rzuca ponownie: { $corruption }.
    .then = Cofa czas i rzuca ponownie: { $corruption }.
event-fought-dice-rolled = { $hero } walczy i rzuca; ścianki: { $faces }.
event-fought-aimed-dice-rolled = { $hero } wybiera cel ({ $cards }) i rzuca; ścianki: { $faces }.
event-dice-rerolled-dice-rolled = { $hero } przerzuca { $dice }; ścianki: { $faces }.
    .then = Przerzuca { $dice }; ścianki: { $faces }.
event-card-beaten-card-left = { $card } pada.
event-card-destroyed-card-left-life-lost = { $hero } płaci Grobowcowi 1 życie (zostaje: { $left }) i niszczy { $card_acc }.
    .then = Płaci 1 życie (zostaje: { $left }) i niszczy { $card_acc }.
event-prayed-grasp-removed = { $hero } rezygnuje z ruchu i modli się: szpon zła znika { $grasp_from }.

## What a position or an option expected; numbers come as n1, n2

expected-n-in-all = razem { $n1 }
expected-a-hero-in-action = bohater w akcji
expected-a-hero-that-nobody-else-has = bohater, którego nie ma nikt inny
expected-a-table-for-each-player = tabela dla każdego gracza
expected-fewer-than-n-tiles = mniej kafelków niż { $n1 }
expected-nothing-left-to-a-hero-out-of-action = bohater poza akcją, któremu nic nie zostało
expected-n-heroes = bohaterowie: { $n1 }
expected-n-players = gracze: { $n1 }
expected-a-card-in-play = karta w grze
expected-cards-in-play = karty w grze
expected-a-free-slot = wolne pole
expected-an-effect-of-a-card-in-play = efekt karty w grze
expected-tile = kafelek
expected-card = karta
expected-hero = bohater
expected-slot = pole
expected-colour = kolor
expected-face = ścianka
expected-effect = efekt
expected-different-heroes = różni bohaterowie
expected-every-board-once = każda plansza raz
expected-every-tile-once = każdy kafelek raz
expected-every-card-once-in-a-slot-discarded-or-unseen = każda karta raz: na polu, odrzucona lub niewidoczna
expected-lines-like-n-monsters = wiersze takie jak „42 monsters”
expected-no-more-cards-than-are-unseen = nie więcej kart, niż jest niewidocznych
expected-out-or-dead-just-when-there-is-no-life-and-no-tile = out lub dead dokładnie wtedy, gdy nie ma życia ani kafelka
expected-a-warlord-left-or-the-game-would-be-won = pozostały wódz, inaczej gra byłaby wygrana
expected-a-board-just-when-boards-are-laid = plansza dokładnie wtedy, gdy plansze są rozłożone
expected-n-as-many-as-are-discarded = { $n1 }, tyle, ile odrzucono
expected-n-warlords-in-slots-and-deck = wodzowie na polach i w talii: { $n1 }
expected-an-effect-of-a-monster = efekt potwora
expected-n-before-the-first-turn = { $n1 } przed pierwszą turą
expected-no-lanes-in-this-game = brak torów w tej grze
expected-no-setup-as-something-is-put-out = brak przygotowań, bo coś już leży
expected-the-board-whose-turn-it-is-from-turn-n-on = plansza, której jest tura, od tury { $n1 }
expected-the-dice-that-may-be-rerolled = kości, które można przerzucić
expected-up-to-n-faces-of-combat-dice = ścianki kości walki, najwyżej { $n1 }

## The drawing in the terminal: letters, codes and short words

letter-yellow = Ż
letter-black = K

code-haunt = N
code-draw-horde = D
code-lose-life = Ż
code-return-token = T
code-roll-corruption = Z
code-grasp-own-board = S
code-all-return-token = TT
code-grasp-all-boards = SS
code-all-lose-move = RR
code-gain-equipment = +E
code-gain-life = +Ż
code-gain-call = +W
code-remove-grasp = −S
code-gain-life-and-call = +ŻW
code-white-immune = B
code-lock-die = K
code-no-equipment = E
code-discard-bottom = O
code-lose-own-move = R
code-grasp-tile = P

brief-haunt = nawiedza
brief-draw-horde = dobiera
brief-lose-life = −życie
brief-return-token = −żeton
brief-roll-corruption = zepsucie
brief-grasp-own-board = szpon u siebie
brief-all-return-token = wszyscy −żeton
brief-grasp-all-boards = szpon u każdego
brief-all-lose-move = wszyscy padają
brief-gain-equipment = +żeton
brief-gain-life = +życie
brief-gain-call = +wezwanie
brief-remove-grasp = −szpon
brief-gain-life-and-call = +życie +wezw.
brief-white-immune = bez białych
brief-lock-die = −1 kość
brief-no-equipment = bez żetonów
brief-discard-bottom = −karta ze spodu
brief-lose-own-move = upadek
brief-grasp-tile = szpon: kafelek

sign-entrance = »
sign-recurring = ↻
sign-continuous = ∞
sign-exit = †

legend-entrance = wejście
legend-recurring = co turę
legend-continuous = stale
legend-exit = po pokonaniu

draw-title = { $game } · { $difficulty } · { $turn }
draw-turn = tura { $turn } · { $board }: { $hero }
draw-setup = przygotowanie
draw-neutral = niczyja
draw-full = PEŁNA
draw-no-hero = jeszcze bez bohatera
draw-trap = pułapka
draw-deck = Talia { $size }, odrz. { $discard }
draw-warlord =
    { $cards ->
        [0] teraz wódz
        [one] za { $cards } kartę
        [few] za { $cards } karty
       *[other] za { $cards } kart
    }
draw-no-warlord = brak w talii
draw-no-banner = bez proporca
draw-barred = zakaz ekwipunku
draw-locked = zablok. kości: { $dice }
draw-grasped = { $count } z { $most } kafelków

list-bastion = Bastion, rząd po rzędzie
list-tile = { $tile } ({ $here })
list-free = wolne
list-effect = { $when }: { $deed }
list-netted = { $effect } (pod siecią)

tell-deck = Karty w talii: { $size }; odrzucone: { $discard }.
tell-warlord =
    { $cards ->
        [0] Następna karta to wódz.
        [one] Wódz przychodzi za { $cards } kartę.
        [few] Wódz przychodzi za { $cards } karty.
       *[other] Wódz przychodzi za { $cards } kart.
    }
tell-supply = Zasoby: ekwipunek: { $tokens }; życie: { $life }; wezwania do broni: { $calls }; szpony zła: { $grasps }.
tell-banner = Na Sztandarze, odporność mniejsza o 1: { $banner }.
tell-dice = Kości: { $faces }.
tell-tokens = { $colour } { $count }
tell-state = { $told } Stan: { $state }.
tell-hero = { $hero }, { $colour }: życie { $life }, wezwania do broni { $calls }, ekwipunek: { $tokens }.

side-north = Północ
side-east = Wschód
side-south = Południe
side-west = Zachód

state-out = poza akcją
state-wounded = rana
state-dead = nie żyje
state-lying = leży
state-shadowed = moc zablokowana
state-grasped = we władzy zła
state-haunted = ze szponem zła
state-charmed = pod urokiem

draw-target =
    { $tokens ->
        [0] { $card }: odporność { $resistance }, trafienia kości: { $hits }.
        [one] { $card }: odporność { $resistance }, trafienia kości: { $hits }, { $tokens } żeton na karcie.
        [few] { $card }: odporność { $resistance }, trafienia kości: { $hits }, { $tokens } żetony na karcie.
       *[other] { $card }: odporność { $resistance }, trafienia kości: { $hits }, { $tokens } żetonów na karcie.
    }
about = { $name }: { $text }

## Chances

note-faces = { $tile_at }
odds-two = { $first } { $first_chance }, { $second } { $second_chance }, co najmniej jedna { $either }, obie { $both }
odds-pair = jedna { $either }, obie { $both }
odds-here = Stąd: { $fight }
odds-from = { $tile }: { $fight }

## The score

score-difficulty = za zwycięstwo
score-life = życie
score-calls = wezwania do broni
score-dead = martwi bohaterowie
score-grasped-tiles = kafelki we władzy zła
score-line = { $points } { $item } ({ $count } × { $each })
score-total =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }

## In the terminal

cli-welcome = Witaj w bastionie. Enter wybiera to, co w nawiasie.
cli-ask-players = Ilu bohaterów, { $answers }? [{ $default }]
cli-help-marks = Znaki: ♥ życie, ✦ wezwanie do broni, Ψ szpon zła, # sieć, × pułapka, ¶ sztandar, ♪ urok, ♛ wódz, ⚔ szansa na pokonanie. C2/3: czerwony, odporność teraz 2, nadrukowana 3.

# Why a bot did what it did: it says so itself, in one sentence.
why-fight = Walczę, cel: { $card }. Szansa { $percent }%.
why-go-fight = Idę { $tile_to }, żeby walczyć, cel: { $card }. Szansa { $percent }%.
why-leave = Zostawiam { $card_acc }: na ten cel wskazuje { $hero }.
why-go = Idę { $tile_to }: tam zaraz będzie mnie trzeba.
why-treat = Aktywuję { $tile_acc }: { $hero } ma { $life ->
    [one] tylko { $life } życie
    [few] { $life } życia
   *[other] { $life } żyć
}.
why-destroy = Płacę 1 życie { $tile_at }, żeby pozbyć się potwora na dobre; przy { $life } to dla mnie nie za wiele.
why-cleanse = Aktywuję { $tile_acc }: { $count ->
    [0] żaden kafelek nie jest jeszcze we władzy zła i tak ma zostać.
    [one] { $count } kafelek jest we władzy zła.
    [few] { $count } kafelki są we władzy zła.
   *[other] { $count } kafelków jest we władzy zła.
}
why-use = Aktywuję { $tile_acc }: to nam teraz pomaga najbardziej.
why-end = Kończę turę: wszystko inne kosztuje więcej, niż daje.
