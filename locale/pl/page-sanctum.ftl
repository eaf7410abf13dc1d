# The page's own words for Sanctum.

page-sa-any = dowolny
page-sa-sign-raise = +dow.
page-sa-sign-lower = −dow.
page-sa-or = lub
page-sa-all = razem
page-sa-hero = Bohater
page-sa-damage = obrażenia: { $n }
page-sa-leaves = zostawia przedmiot: { $type }
page-sa-slain = ginie
page-sa-round = Runda { $round }
page-sa-turn = Tura { $turn }
page-sa-your-game = Twoja gra
page-sa-moments = Warte obejrzenia
page-sa-seed = To było widoczne przed pierwszym rzutem; sekret, który za tym stoi, jest teraz jawny:
page-sa-seed-given = Ziarno podano ręcznie; jego skrót:

## Moments, in a few words

page-opening-line = Droga do katedry jest pełna demonów. Weź, co niosą: wszystko się przyda.
page-lord-line = Przed każdym z was stoi dziewięć jego kart. Bez tego, czego teraz nie masz, trzeba będzie się obejść.
page-moment-beaten = { $foe_front } pada
page-moment-item = Łup: { $item }
page-moment-fall = { $seat } ginie
page-moment-breach = { $seat } przedziera się przez mury
page-moment-lord = Władca Demonów powstaje
page-moment-roar = Władca Demonów ryczy
page-moment-won = Ostatni cios: { $seat }
page-moment-lost = Nikt nie pozostał

## Boxes, dice, abilities

page-sa-box-open = { $face }
page-sa-box-hit = { $face }, trafione
page-sa-box-quiet = { $foe }: miejsce trafienia { $face }
page-sa-box-lit = Traf { $face }: { $foe }
page-sa-box-reach = Zmień kość w dłoni i traf { $face }: { $foe }
page-sa-ability =
    { $ability }{ $state ->
        [used] , zajęte
        [lit] , można użyć
       *[other] { "" }
    }
page-sa-abilities = Zdolności
page-sa-die =
    { $kind ->
        [silver] Srebrna kość
       *[gold] Kość
    } { $face }{ $state ->
        [lost] , utracona
        [placed] , przydzielona
        [changed] , zmodyfikowana
       *[free] { "" }
    }
page-sa-die-lost = utracona
page-sa-die-placed = użyta
page-sa-your-dice = Kości
page-sa-no-dice-yet = Jeszcze nie rzucono kośćmi.
page-sa-take-die = Weź kość, potem miejsce trafienia; albo najpierw podświetloną zdolność.
page-sa-block-hint = Kości zrobiły swoje: podnieś podświetlone tarcze przeciw obrażeniom.
page-sa-block-none = Kości zrobiły swoje i nie ma już tarcz do podniesienia.
page-sa-die-hits = { $face } trafia bez zmian: { $foes }.
page-sa-die-idle = { $face } bez zmian w nic nie trafia; miejsca w zasięgu zmiany mają przerywany obrys.
page-sa-turn-which = Którą kość zmieniasz?
page-sa-turn-to = Zmień na …
page-sa-turn-face = Zmień na { $face }
page-sa-chance =
    { $which ->
        [all] { $chance } na pokonanie wszystkich
       *[single] { $chance } na pokonanie, gdy wszystko idzie na ten cel
    }
page-sa-can-fall =
    { $which ->
        [all] wszystkie mogą jeszcze paść w tym ataku
       *[single] może jeszcze paść w tym ataku, gdy wszystko idzie na ten cel
    }
page-sa-cannot-fall =
    { $which ->
        [all] nie wszystkie mogą jeszcze paść w tym ataku
       *[single] nie może już paść w tym ataku
    }
page-sa-all-of-them = Wszystkie
page-sa-reroll-hint = Zaznacz kości do przerzucenia.
page-sa-reroll = Przerzuć zaznaczone kości
page-sa-keep-roll = Zachowaj rzut

## The board

page-sa-own-board = Twoja plansza
page-sa-board = Plansza
page-sa-rivals = Czyja plansza
page-sa-who =
    { $state ->
        [dead] { $name }, koniec wyprawy
        [won] { $name }, poza zasięgiem
        [turn] { $name }, czas na akcję
        [take-set] { $name }, w drodze
        [chest] { $name }, przy skrzyni
        [before-roll] { $name }, w walce
        [roll] { $name }, w walce
        [attack] { $name }, w kroku ataku
        [block] { $name }, w kroku bloku
        [levels] { $name }, nowe poziomy
        [rest] { $name }, odpoczynek
        [fence] { $name }, odpoczynek
        [suffer] { $name }, pod atakiem
       *[other] { $name }
    }
page-sa-life =
    Życie { $life }{ $grave ->
        [0] { "" }
       *[other] , śmierć przy { $grave }
    }{ $wounds ->
        [0] { "" }
        [one] , nadchodzi { $wounds } rana
        [few] , nadchodzą { $wounds } rany
       *[other] , nadchodzi { $wounds } ran
    }
page-sa-life-word = Życie
page-sa-stamina = Wytrwa­łość
page-sa-focus = Skupienie
page-sa-from-start = Od początku
page-sa-later = Później
page-sa-potions = Eliksiry
page-sa-dice = Kości
page-sa-gems = Klejnoty
page-sa-pouch = Torba
page-sa-rage = Szał
page-sa-rage-asleep = śpi
page-sa-rage-use = Wykorzystaj szał
page-sa-slot-free = puste pole
page-sa-own-seats = Twoje miejsca
page-sa-own-seat = { $name }, czeka na decyzję
page-sa-slots = Pola na przedmioty
page-sa-equip = Jako { $slot }: { $gems }
page-sa-equip-with = Za { $gems }
page-sa-replaces = zastępuje: { $item }
page-sa-replaces-either = zastępuje: { $item } lub { $other }
page-sa-to-pouch = wraca do torby
page-sa-fits =
    { $state ->
        [free] pole jest wolne
        [covers] zakrywa zdolność pola
       *[short] brakuje klejnotów
    }
page-sa-trade = Za { $potion_acc }
page-sa-skill =
    { $skill }, { $state ->
        [gained] zdobyta
        [used] wykorzystana
       *[other] niezdobyta
    }{ $gems ->
        [0] { "" }
        [one] , { $gems } klejnot
        [few] , { $gems } klejnoty
       *[other] , { $gems } klejnotów
    }
page-sa-raise = Przesuń w górę { $gem_acc }
page-sa-blessings = Błogosła­wieństwa
page-sa-blessing =
    { $blessing }{ $state ->
        [spent] , wykorzystane
       *[other] { "" }
    }
page-sa-blessing-closed = Zakryte błogosławieństwo

## The road

page-sa-road = Droga
page-sa-act = Akt { $act }
page-sa-act-battle = Akt VI
page-sa-road-and-masteries = Droga i osiągnięcia
page-sa-walls = Mury
page-sa-cathedral = Katedra
page-sa-laid =
    { $n ->
        [one] { $n } karta Władcy Demonów
        [few] { $n } karty Władcy Demonów
       *[other] { $n } kart Władcy Demonów
    }
page-sa-laid-text = Karty, które leżą, gdy odpowiadasz na wezwanie, uderzą w ciebie po ostatnim odpoczynku.
page-sa-no-breach = Mury stoją.
page-sa-behind = { $name }, w drodze
page-sa-behind-caption = z tyłu
page-sa-brings-die = kość dla wszystkich
page-sa-brings-sets = zestawy: { $n }
page-sa-brings =
    { $n ->
        [1] jeden { $level }
       *[other] para { $level }
    }
page-sa-chest = Skrzynia skarbów
page-sa-chest-caption = skrzynia
page-sa-chest-title = Skrzynia otwarta: po jednym przedmiocie dla każdego
page-sa-intervention = Boska interwencja
page-sa-no-sets = Na drodze nie ma demonów.
page-sa-ahead = Zanim weźmiesz demony na siebie
page-sa-if-set = Jeśli weźmiesz zestaw { $n }
page-sa-compare = Zabicie wszystkich w jednej walce
page-sa-now = teraz
page-sa-rested = po odpoczynku
page-sa-slay-now = na zabicie teraz, gdy wszystko idzie na ten cel
page-sa-slay-rested = { $chance } po odpoczynku
page-sa-slain-next =
    { $n ->
        [1] ginie w następnej walce
        [2] oba giną w następnej walce
       *[other] wszystkie giną w następnej walce
    }
page-sa-slain-rested = po wcześniejszym odpoczynku
page-sa-wounds-expected = oczekiwane rany
page-sa-in-reach = W zasięgu: { $skills }
page-sa-take = Weź: { $demons }
page-sa-decks = Talie demonów
page-sa-deck = Talia { $level }, demony: { $n }
page-sa-deck-empty = pusta
page-sa-hunting-you = Ścigają cię
page-sa-battle-board = Plansza bitwy
page-sa-nobody-hunts = Żaden demon cię nie ściga.
page-sa-open-damage = otwarte obrażenia, walka po walce, aż zginą
page-sa-where = akt { $act }, pole { $space }
page-sa-not-yet = jeszcze nie w drodze
page-sa-dead = nie żyje
page-sa-open-board = Otwórz planszę { $seat_gen }: życie { $life }, obrażenia { $damage }
page-sa-say-demon = { $foe } ({ $levels }, miejsca trafienia: { $faces }, obrażenia: { $damage }, zostawia: { $type }, { $gems })
page-sa-set-label = Zestaw { $n }: { $demons }. Obrażenia: { $from }, potem { $to }.
page-sa-set-chance = { $foe }: ginie teraz { $now }, po odpoczynku { $rested }.
page-sa-say-no-gems = bez klejnotów
page-sa-say-nothing = nic
page-sa-say-dead = { $hero }, { $name }: nie żyje.
page-sa-say-champion =
    { $answered ->
        [yes] { $hero }, { $name }: w katedrze. Życie { $life } z { $full }, kości: { $dice }, wytrwałość: { $stamina } z { $all_stamina }, skupienie: { $focus } z { $all_focus }, eliksiry: czerwone { $red }, niebieskie { $blue }. Pokonane karty: { $beaten }.
       *[no] { $hero }, { $name }: na polu { $space }. Życie { $life } z { $full }, kości: { $dice }, wytrwałość: { $stamina } z { $all_stamina }, skupienie: { $focus } z { $all_focus }, eliksiry: czerwone { $red }, niebieskie { $blue }. Demony: { $demons }, obrażenia: { $damage }.
    }
page-sa-say-road = { $act }, pole { $space }.
page-sa-say-battle = Ostateczna Bitwa. Następny ryk: { $n }.
page-sa-say-own = Wyekwipowane: { $items }. Umiejętności: { $skills }. Klejnoty: { $gems }.
page-sa-say-hunts = Ściga cię: { $demon }.
page-sa-say-slain = Zabity: { $demon }.
page-sa-say-set = Zestaw { $n } na drodze: { $demons }.
page-sa-say-life = Życie: { $life }. Śmiertelna liczba ran: { $left }.
page-sa-say-fatal = Teraz to śmiertelny cios: obrażenia { $damage }, można zablokować { $block }, rany { $wounds }.
page-sa-say-wounds = W tej walce: obrażenia { $damage }, można zablokować { $block }, rany { $wounds }.
page-sa-say-open = Ścigające cię demony zadają w każdej walce obrażenia: { $n }.
page-sa-say-suffering = { $foe } uderza: kara albo rany ({ $n }).
page-sa-rival =
    { $rage ->
        [yes] { $name }, { $where }, kości: { $dice }, wytrwałość: { $stamina } z { $all_stamina }, skupienie: { $focus } z { $all_focus }, eliksiry: { $potions }, szał aktywny, przedmioty: { $items }, umiejętności: { $skills }
       *[no] { $name }, { $where }, kości: { $dice }, wytrwałość: { $stamina } z { $all_stamina }, skupienie: { $focus } z { $all_focus }, eliksiry: { $potions }, przedmioty: { $items }, umiejętności: { $skills }
    }
page-sa-costs =
    { $payable ->
        [yes] Kosztuje { $gems }; masz tyle.
        [no] Kosztuje { $gems }; nie masz tyle.
       *[unknown] Kosztuje { $gems }.
    }
page-sa-brings-stamina = wytrwałość +{ $n }
page-sa-brings-focus = skupienie +{ $n }
page-sa-of-all = z { $n }
page-sa-dice-count =
    { $silver ->
        [yes] Złote kości: { $n }; z nimi srebrna
       *[no] Złote kości: { $n }
    }
page-sa-deck-top = Następny: { $demon }, { $levels }, miejsca trafienia: { $faces }, obrażenia: { $damage }
page-sa-row-present = teraz w walce
page-sa-achievements = Osiągnięcia
page-sa-yours = twoje: { $n }
page-sa-mastery-skill = Umiejęt­ności
page-sa-mastery-gem = Klejnoty
page-sa-mastery-equipment = Przedmioty
page-sa-mastery-level = Pierw­szeństwo
page-sa-any-row = dow. { $row }
page-sa-achievement =
    { $state ->
        [empty] { $achievement }: bez kafelka
        [brought] { $achievement }: { $owner }, błogosławieństwo: { $blessing }
        [taken] { $achievement }: { $owner }
        [open] { $achievement }: { $progress } z { $goal }
       *[level] { $achievement }: wolne
    }

## Fights

page-sa-demons = Demony
page-sa-step-before-roll = Eliksiry
page-sa-step-roll = Rzut
page-sa-step-attack = Atak
page-sa-step-block = Blok
page-sa-step-levels = Poziomy i przedmioty
page-sa-damage-title = Otwarte obrażenia
page-sa-damage-now = jeśli zakończysz atak teraz
page-sa-damage-now-other = jeśli atak skończy się teraz
page-sa-damage-block = uderzają teraz
page-sa-damage-more = z kart { $cards }, dodatkowo { $more }
page-sa-can-block = Możesz zablokować
page-sa-can-block-other = Można zablokować
page-sa-shields = Zablokowane
page-sa-wounds = Rany
page-sa-more-damage = Więcej obrażeń
page-sa-printed = nadruk na karcie
page-sa-life-falls =
    { $wounds ->
        [0] Życie bez zmian: { $from }.
       *[other] Życie spada z { $from } do { $to }.
    }
page-sa-would-kill = To śmierć.
page-sa-end-attack = Zakończ atak
page-sa-end-block =
    { $n ->
        [0] Gotowe
        [one] Przyjmij { $n } ranę
        [few] Przyjmij { $n } rany
       *[other] Przyjmij { $n } ran
    }
page-sa-undo-all = Wróć do rzutu
page-sa-skip-level = Pomiń poziom
page-sa-slain-here = Zabite
page-sa-turns-over = potem się odwraca:
page-sa-found-last = ostatni łup
page-sa-levels-title = Poziomy
page-sa-level-lead =
    { $n ->
        [1] { $level_title }: przesuń w górę jeden klejnot tego koloru albo biały.
        [one] { $level_title }: przesuń w górę jeden klejnot tego koloru albo biały; pozostał { $n } poziom.
        [few] { $level_title }: przesuń w górę jeden klejnot tego koloru albo biały; pozostały { $n } poziomy.
       *[other] { $level_title }: przesuń w górę jeden klejnot tego koloru albo biały; pozostało { $n } poziomów.
    }
page-sa-gems-left =
    { $n ->
        [one] zostanie { $n } klejnot
        [few] zostaną { $n } klejnoty
       *[other] zostanie { $n } klejnotów
    }
page-sa-raise-from =
    { $to ->
        [pool] { $from } do puli
       *[other] { $from } na { $to }
    }{ $gains ->
        [yes] , zdobywasz ją
       *[no] { "" }
    }

## The best line

page-sa-line = Twoje najlepsze zagranie
page-sa-line-found = Najlepsze znalezione zagranie
page-sa-line-thinking = Myślę …
page-sa-line-off = Ten stół nie daje podpowiedzi.
page-sa-line-fells = padają: { $foes }
page-sa-line-all = padają wszystkie
page-sa-line-hits =
    { $n ->
        [0] bez trafień
        [one] { $n } trafienie
        [few] { $n } trafienia
       *[other] { $n } trafień
    }
page-sa-line-wounds =
    { $n ->
        [0] bez ran
        [one] { $n } rana
        [few] { $n } rany
       *[other] { $n } ran
    }
page-sa-line-dead = giniesz
page-sa-line-costs = koszt
page-sa-line-free = nic nie kosztuje
page-sa-line-once = raz na walkę
page-sa-line-end = Nic więcej nie jest warte swojej ceny.
page-sa-line-do = Zrób krok 1
page-sa-line-do-all = Wszystkie ({ $n })
page-sa-line-stop = Zatrzymaj
page-sa-line-show = Pokaż
page-sa-line-best = Najlepsze zagranie:
page-sa-line-keep =
    { $what ->
        [rage] Bez szału:
       *[blessing] Bez błogosławieństw:
    }
page-sa-becomes = Zmiana na
page-sa-become = Zmień na { $face }: { $price }
page-sa-price =
    { $source ->
        [ability] { $stamina ->
            [0] { "" }
            [one] { $stamina } żeton wytrwałości
            [few] { $stamina } żetony wytrwałości
           *[other] { $stamina } żetonów wytrwałości
        }{ $both ->
            [yes] { " " }i{ " " }
           *[no] { "" }
        }{ $focus ->
            [0] { "" }
            [one] { $focus } żeton skupienia
            [few] { $focus } żetony skupienia
           *[other] { $focus } żetonów skupienia
        }
        [rage] szał
        [skill] umiejętność, raz na walkę
       *[blessing] błogosławieństwo
    }
page-sa-step-mark = krok { $n }

## Rest

page-sa-pouch-title =
    { $n ->
        [one] Torba, { $n } przedmiot
        [few] Torba, { $n } przedmioty
       *[other] Torba, { $n } przedmiotów
    }
page-sa-pouch-empty = Torba jest pusta.
page-sa-gem-pool = pula klejnotów
page-sa-item-kind = { $type }, poziom { $level }
page-sa-demons-wait = Podczas odpoczynku demony nic nie robią.
page-sa-potion-red = regeneruje wytrwałość
page-sa-potion-blue = regeneruje skupienie
page-sa-stall-hint =
    Wybierz przedmiot, potem pole lub eliksir. { $free ->
        [0] Wszystkie pola na eliksiry są zajęte.
        [1] Jedno pole na eliksir jest wolne.
       *[other] Wolne pola na eliksiry: { $free }.
    }
page-sa-sell-hint = Najpierw można oddać przedmiot za poziom.
page-sa-end-rest = Koniec odpoczynku
page-sa-last-rest = Ostatni odpoczynek: co nie jest teraz wyekwipowane, przepada.
page-sa-third-die = Pierwszy wyekwipowany przedmiot daje ci trzecią kość.
page-sa-slots-left = Są puste pola, na które masz przedmiot.
page-sa-slots-left-text = Puste: { $slots }. Co zostaje w torbie, przepada. Jeszcze raz „{ $done }” mimo to kończy odpoczynek.

## Turns

page-sa-move-detail = i bierzesz na siebie demony
page-sa-fight-detail =
    { $demons ->
        [1] jeden demon, obrażenia { $n }
        [one] { $demons } demon, obrażenia { $n }
        [few] { $demons } demony, obrażenia { $n }
       *[other] { $demons } demonów, obrażenia { $n }
    }
page-sa-rest-detail =
    { $markers ->
        [0] { $items ->
            [0] { "" }
            [one] { $items } przedmiot w torbie
            [few] { $items } przedmioty w torbie
           *[other] { $items } przedmiotów w torbie
        }
        [one] wraca { $markers } żeton{ $items ->
            [0] { "" }
            [one] , { $items } przedmiot
            [few] , { $items } przedmioty
           *[other] , { $items } przedmiotów
        }
        [few] wracają { $markers } żetony{ $items ->
            [0] { "" }
            [one] , { $items } przedmiot
            [few] , { $items } przedmioty
           *[other] , { $items } przedmiotów
        }
       *[other] wraca { $markers } żetonów{ $items ->
            [0] { "" }
            [one] , { $items } przedmiot
            [few] , { $items } przedmioty
           *[other] , { $items } przedmiotów
        }
    }
page-sa-breach-detail = i wzywasz do broni
page-sa-answer-detail = demony zostają w tyle

## Watching others

page-sa-watch = Gdy działają inni
page-sa-watch-whom = Kogo oglądać
page-sa-follow = Śledź tego, kto działa
page-sa-doing =
    { $step ->
        [before-roll] { $hero } walczy
        [roll] { $hero } walczy
        [attack] { $hero } walczy
        [block] { $hero } blokuje
        [levels] { $hero } zdobywa poziomy
        [rest] { $hero } odpoczywa
        [fence] { $hero } odpoczywa
        [take-set] { $hero } bierze na siebie demony
        [chest] { $hero } otwiera skrzynię
       *[other] { $hero } działa
    }
page-sa-deeds = Zmienione i zapłacone
page-sa-deeds-none = Jeszcze nic.
page-sa-deed-rolled = rzut
page-sa-deed-hits = { $foe }: trafienie
page-sa-deed-fells = { $foe } ginie

## The last battle

page-sa-row = Rząd dziewięciu
page-sa-lord = Władca Demonów
page-sa-fury = Furia
page-sa-closed = zakryta
page-sa-beaten = pokonana
page-sa-next-roar =
    Runda { $round }. { $n ->
        [0] On już nie ryczy.
        [1] Po tej rundzie ryknie jedną kartą.
       *[other] Po tej rundzie ryknie; karty: { $n }.
    }
page-sa-only-changed = Tę kartę trafiają tylko zmodyfikowane kości.
page-sa-battle-dead = To koniec: giniesz.
page-sa-battle-won = Walka wygrana, jesteś poza zasięgiem!
page-sa-battle-waits = Inni jeszcze walczą.
page-sa-lord-strikes = Władca Demonów uderza
page-sa-fury-turned = Pojawia się furia
page-sa-all-fights = Wszystkie walki
page-sa-life-damage = życie, otwarte obrażenia
page-sa-row-of = { $hero }: dziewięć kart
page-sa-lane-state =
    { $state ->
        [dead] poza walką
        [won] wygrana walka
        [before-roll] przed rzutem
        [roll] rzuca
        [attack] atakuje
        [block] blokuje
        [suffer] wybiera
        [rest] odpoczywa
       *[other] gotowe
    }
page-sa-lane-block = może zablokować { $n }
page-sa-lane =
    { $state ->
        [dead] { $name }, poza walką
        [won] { $name }, wygrana walka
        [before-roll] { $name }, przed rzutem
        [roll] { $name }, rzuca
        [attack] { $name }, atakuje
        [block] { $name }, blokuje
        [suffer] { $name }, wybiera
        [rest] { $name }, odpoczywa
       *[other] { $name }, gotowe
    }
page-sa-cards-beaten = pokonane: { $n } z dziewięciu

## Previews

page-sa-then-life = Życie { $change }.
page-sa-then-stamina = Wytrwałość { $change }.
page-sa-then-focus = Skupienie { $change }.
page-sa-then-dice = Kości: { $n }.
page-sa-then-skill = Zdobywasz umiejętność: { $skill }.
page-sa-then-felled = { $foe } ginie.
page-sa-then-beaten = Karta pada.
page-sa-then-threat = Otwarte obrażenia { $from } → { $to }.
page-sa-then-wounds = Nadchodzące rany { $from } → { $to }.

## Keys

page-sa-key-number = rzeczy z numerem: demony, kości, klejnoty, przedmioty
page-sa-key-move = ruch
page-sa-key-fight = walka
page-sa-key-rest = odpoczynek; przed rzutem: rzuć kośćmi
page-sa-key-walls = przedrzyj się przez mury, odpowiedz na wezwanie
page-sa-key-rage = wykorzystaj szał
page-sa-key-suffer = przyjmij karę, przyjmij rany
page-sa-key-roll = wszystko wraca do rzutu
page-sa-key-end = zakończ krok

## Several people at one screen, small screens

page-sa-hand-over = Przekaż dalej: { $seat }
page-sa-hand-over-text = Następny ekran pokazuje błogosławieństwa, które może widzieć tylko ten gracz.
page-sa-hand-over-ready = Gotowe
page-sa-tabs = Części stołu
page-sa-tab-stage = Gra
page-sa-tab-board = Plansza
page-sa-tab-road = Droga
page-sa-tab-log = Kronika

## The end

page-end-abandoned = Wyprawę porzucono.
page-sa-end-you = Wygrywasz!
page-sa-end-other = Wygrywa { $heroes }.
page-sa-end-survived =
    { $rank ->
        [2] Drugie miejsce
        [3] Trzecie miejsce
       *[other] Czwarte miejsce
    }{ $short ->
        [0] , zdecydowały same osiągnięcia.
        [one] , zabrakło jednego punktu życia.
        [few] , zabrakło { $short } punktów życia.
       *[other] , zabrakło { $short } punktów życia.
    }
page-sa-end-fell =
    { $cards ->
        [one] Giniesz, zabrakło jednej karty.
        [few] Giniesz, zabrakło { $cards } kart.
       *[other] Giniesz, zabrakło { $cards } kart.
    }
page-sa-end-fell-early = Giniesz przed Ostateczną Bitwą.
page-sa-life-line = Twoje życie w kolejnych aktach, innych w tle
page-sa-end-shared = Zwycięstwo jest wspólne: { $heroes }.
page-sa-end-nobody = Nikt nie dotarł do Władcy Demonów.
page-shared-all-fallen = Wszyscy polegli i wszyscy zaszli równie daleko. Jeszcze raz?
page-shared-all-fallen-early = Wszyscy polegli w drodze. Jeszcze raz?
page-sa-rank =
    { $rank ->
        [1] 1. miejsce
        [2] 2. miejsce
        [3] 3. miejsce
       *[4] 4. miejsce
    }
page-sa-standing =
    { $state ->
        [won] Ostateczna Bitwa wygrana
       *[fell] śmierć, pokonane { $cards } z dziewięciu
    }
page-sa-looking-back = Analizujemy grę …
page-sa-wounds-title = Rany w aktach
page-sa-luck-title = Szczęście w kościach
page-sa-luck-what = trafienia zyskane lub stracone samymi rzutami
page-sa-luck = Kości: { $dice }, od razu pasowało { $hits }; oczekiwano { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Więcej szczęścia niż w { $share } na 100 takich gier.

# Notes on what happens for the first time.
page-note-sanctum-last-rest = To ostatni odpoczynek. Czego po nim nie będziesz mieć na sobie, przepadnie, podobnie jak niezdobyte umiejętności.
page-note-sanctum-breach = Mury są przełamane. Im dłużej czekasz, tym więcej kart Władcy Demonów w ciebie uderzy.
page-note-sanctum-low-life = Zostało ci mało życia, a odpoczynek nie leczy. Blokuj, co możesz.
page-note-sanctum-wounded = Masz ranę. Każdy demon, który stoi po ataku, zadaje wszystkie obrażenia. Powstrzymują je tarcze, za wytrwałość lub skupienie.
page-note-sanctum-achievement = Osiągnięcie jest twoje. Pod nim leży błogosławieństwo: obejrzyj je i użyj raz w Ostatecznej Bitwie.
page-note-sanctum-skill = Ostatni klejnot zszedł z umiejętności: jest teraz twoja. Otwórz ją, by przeczytać, co robi.
page-note-sanctum-rage = Twój szał się obudził: ustawia jedną kość na dowolną liczbę. Obudził się, bo została nieprzydzielona kość.
page-note-sanctum-spent = Żeton położony na zdolności zostaje tam do odpoczynku albo eliksiru. Do tego czasu nie można jej użyć.
page-note-sanctum-equip = Masz przedmioty do wyekwipowania. Każdy symbol klejnotu wymaga klejnotu jego koloru albo białego. Pierwszy wyekwipowany w grze przedmiot daje trzecią kość.
page-note-sanctum-tired = Wszystkie twoje żetony są wydane. Odpoczynek je przywraca; demony tymczasem czekają.
page-note-sanctum-unspent = Masz całą wytrwałość. Po rzucie płacisz nią za zmianę kości i za tarcze: wydawaj ją, odpoczynek ją przywróci.

# All cards of the box.
page-cards-demons = Demony i przedmioty
page-cards-lord = Władca Demonów
page-cards-fury = Furia
page-cards-blessings = Błogosławieństwa
page-cards-skills = Umiejętności
page-cards-life-tracks = Tory punktów życia
page-cards-start = Początkowe premie
page-cards-start-card = Początkowa premia
