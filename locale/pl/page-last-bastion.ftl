# Last Bastion in the page: short words for its boards, cards and fights.

page-heroes = Bohaterowie
page-board = Bastion i jego hordy

## Moments, in a few words

page-opening-line = Dziewięć kafelków, cztery hordy, jedna noc. Trzymajcie się, aż padnie ostatni wódz.
page-moment-beaten = { $card } pada
page-moment-grasp = Szpon zła pada { $tile_on }
page-moment-shadow = Szpon zła na planszy: { $hero }
page-moment-warlord = Wchodzi { $card }
page-moment-fall = { $hero } wypada z akcji
page-moment-death = { $hero } ginie
page-moment-return = { $hero } wraca
page-moment-won = Ostatni cios
page-moment-lost = Bastion pada

## Danger

page-calm = W bastionie cisza
page-holding = Bastion się trzyma
page-grasped-of = Kafelki we władzy zła: { $count } z { $most }; { $most } to porażka.
page-falls-in =
    { $turns ->
        [0] Bastion padnie w tej turze
        [1] Bastion padnie w następnej turze
        [one] Bastion padnie za { $turns } turę
        [few] Bastion padnie za { $turns } tury
       *[other] Bastion padnie za { $turns } tur
    }
page-may-fall-in =
    { $turns ->
        [0] Bastion może paść w tej turze
        [1] Bastion może paść w następnej turze
        [one] Bastion może paść za { $turns } turę
        [few] Bastion może paść za { $turns } tury
       *[other] Bastion może paść za { $turns } tur
    }
page-hurts-in =
    { $turns ->
        [0] Bohater zagrożony teraz
        [1] Bohater zagrożony w następnej turze
        [one] Bohater zagrożony za { $turns } turę
        [few] Bohater zagrożony za { $turns } tury
       *[other] Bohater zagrożony za { $turns } tur
    }
page-dangers-all =
    { $count ->
        [1] Opis zagrożenia
        [one] Wszystkie zagrożenia: { $count }
        [few] Wszystkie { $count } zagrożenia
       *[other] Wszystkie zagrożenia: { $count }
    }
page-dangers-title = Zagrożenia następnych dwóch rund
page-danger-certain = Pewne, jeśli nic nie zrobicie.
page-danger-possible = Możliwe: decydują kości i karty.
page-omen-in =
    { $turns ->
        [0] Teraz: { $omen }
        [1] W następnej turze: { $omen }
        [one] Za { $turns } turę: { $omen }
        [few] Za { $turns } tury: { $omen }
       *[other] Za { $turns } tur: { $omen }
    }
page-coming-up = Co nadchodzi
page-nothing-foretold = Nic, co da się przewidzieć.
page-more-omens = … i jeszcze { $count }

## What an action would lead to

page-then-stands = { $hero }: { $tile_at }.
page-then-up = { $hero }: znów stoi.
page-then-lies = { $hero }: leży.
page-then-life = { $hero }: życie { $change }.
page-then-tokens = { $hero }: { $tokens }.
page-then-token = { $token } { $change }
page-then-condition =
    { $condition ->
        [dead] { $hero }: nie żyje.
        [out] { $hero }: poza akcją.
        [wounded] { $hero }: rana.
       *[other] { $hero }: znów w akcji.
    }
page-then-shadowed = { $hero }: szpon zła blokuje moc.
page-then-unshadowed = { $hero }: moc znów wolna.
page-then-grasped = We władzy zła: { $tile }.
page-then-freed = Znów wolne: { $tile }.
page-then-leaves = { $card } znika.
page-then-lies-at = { $card } leży { $slot_on }.
page-then-needs = { $card }: potrzeba { $count }.
page-then-needs-more =
    { $count ->
        [0] { $card } pada.
       *[other] { $card }: potrzeba jeszcze { $count }.
    }
page-then-haunted = { $card }: leży szpon zła.
page-then-unhaunted = { $card }: szpon zła znika.
page-then-netted = Sieć zakrywa: { $effect }.
page-then-trap = Pułapka leży { $slot_on }.
page-use-tile = Aktywuj kafelek
page-ruin = { $chance } na upadek bastionu

## Boards, slots, deck

page-your-board = Twoja plansza
page-neutral = Neutralna
page-neutral-now = teraz neutralna
page-neutral-board = Neutralna: { $board }
page-board-full = pełna: { $deed }
page-full-board-when = Gdy wszystkie trzy pola są zajęte, w swojej turze robi to zamiast dobrania karty.
page-slot = pole { $number }
page-slot-free = { $slot }, wolne
page-slot-trap = { $slot }, pułapka zastawiona
page-slot-faces = Obok: { $tile }.
page-trap-set = Pułapka zastawiona
page-trap-text = Następny potwór umieszczony tutaj zostaje odrzucony bez żadnych efektów.
page-deck = talia
page-discard = stos
page-discard-label =
    { $count ->
        [1] Stos kart odrzuconych, jedna karta
        [one] Stos kart odrzuconych, { $count } karta
        [few] Stos kart odrzuconych, { $count } karty
       *[other] Stos kart odrzuconych, { $count } kart
    }
page-discard-title = Stos kart odrzuconych: { $count }
page-discard-empty = Jeszcze nic nie odrzucono.
page-unseen =
    { $count ->
        [1] Jednego potwora jeszcze nie widziano.
        [one] { $count } potwora jeszcze nie widziano.
        [few] { $count } potworów jeszcze nie widziano.
       *[other] { $count } potworów jeszcze nie widziano.
    }
page-warlord-in =
    { $count ->
        [0] Wódz: następna karta
        [1] Wódz: za 1 kartę
        [one] Wódz: za { $count } kartę
        [few] Wódz: za { $count } karty
       *[other] Wódz: za { $count } kart
    }
page-warlord-here = Wódz już tu jest
page-no-warlord-left = W talii nie ma wodza
page-supply = Zasoby
page-supply-of = { $token }, w zasobach: { $count }
page-pieces = Elementy
page-pieces-home = Wszystkie na miejscu
page-piece-net = sieć
page-piece-trap = pułapka
page-piece-standard = sztandar
page-piece-charm = urok
page-banner-less = { $banner }: −1
page-dice-locked =
    { $count ->
        [1] 1 kość zablokowana
        [one] { $count } kość zablokowana
        [few] { $count } kości zablokowane
       *[other] { $count } kości zablokowanych
    }
page-equipment-barred = Bez żetonów w walce
page-last-roll = Ostatni rzut
page-no-roll = jeszcze nie
page-life = życie: { $count }
page-calls = wezwania do broni: { $count }
page-grasps = szpony zła w zasobach: { $count }
page-grasp = Szpon zła
page-grasp-coming = Nadchodzi szpon zła
page-resistance = { $colour }, odporność { $value }
page-face = Ścianka: { $face }
page-corruption-die = Kość zepsucia

## Tiles in a few words

page-tile-net = Zakryj siecią efekt potwora
page-tile-tower = Przesuń lub zamień 2 karty
page-tile-market = Rzuć 2 kośćmi, weź te żetony
page-tile-tavern = Bohater: +1 życie i może iść
page-tile-banner = Jeden kolor: odporność −1
page-tile-fountain = Usuń do 2 szponów
page-tile-dispensary = Daj żeton lub przywróć bohatera
page-tile-tomb = Zapłać 1 życie, zniszcz potwora
page-tile-trap = Pułapka u siebie
page-tile-label =
    { $grasped ->
        [yes] { $heroes_count ->
            [0] { $tile }, we władzy zła
           *[other] { $tile }, we władzy zła, tutaj: { $heroes }
        }
       *[no] { $heroes_count ->
            [0] { $tile }
           *[other] { $tile }, tutaj: { $heroes }
        }
    }

## Heroes

page-no-hero-yet = jeszcze bez bohatera
page-tile-place-1 = róg północno-zachodni
page-tile-place-2 = bok północny
page-tile-place-3 = róg północno-wschodni
page-tile-place-4 = bok zachodni
page-tile-place-5 = środek
page-tile-place-6 = bok wschodni
page-tile-place-7 = róg południowo-zachodni
page-tile-place-8 = bok południowy
page-tile-place-9 = róg południowo-wschodni
page-tile-faces =
    { $cards_count ->
        [0] naprzeciw nie ma kart
       *[other] naprzeciw: { $cards }
    }
page-tile-coming = nadchodzi tu szpon zła
page-faces-tile = naprzeciw: { $tile }
page-is-warlord = wódz
page-is-haunted = ze szponem zła
page-grasps-next = ze szponem zła, który pójdzie { $tile_on }
page-stands-at = { $tile_at }
page-acts-now = działa teraz
page-acts-in =
    { $turns ->
        [1] działa zaraz potem
        [one] działa za { $turns } turę
        [few] działa za { $turns } tury
       *[other] działa za { $turns } tur
    }
page-has = { $token } × { $count }
page-has-nothing = bez żetonów
page-say-hero = { $hero }: { $tokens }.
page-say-card = { $card } ({ $colour }, odporność { $resistance }), naprzeciw: { $tile }
page-say-board =
    { $full ->
        [yes] { $side ->
            [north] Północ, { $board }, pełna: { $cards }.
            [east] Wschód, { $board }, pełna: { $cards }.
            [south] Południe, { $board }, pełna: { $cards }.
           *[west] Zachód, { $board }, pełna: { $cards }.
        }
       *[no] { $side ->
            [north] Północ, { $board }: { $cards }.
            [east] Wschód, { $board }: { $cards }.
            [south] Południe, { $board }: { $cards }.
           *[west] Zachód, { $board }: { $cards }.
        }
    }
page-say-grasped = We władzy zła: { $tiles }.
page-say-deck = Karty w talii: { $count }. { $warlord }.
page-hero-label = { $hero }, { $who }, życie { $life }
page-now = Teraz
page-next = Zaraz
page-in-turns = Za { $turns }
page-out = poza akcją
page-dead = nie żyje
page-wounded = rana
page-lies = leży
page-lying = { $hero }, leży
page-power-extra-move = Dodatkowy ruch, własny lub oddany.
page-power-charm = Urok: odporność jednej karty −1.
page-power-falcon = Co turę bierze 1 dowolny żeton.
page-power-valour = Może aktywować kafelek i walczyć.
page-power-prayer = Rezygnuje z ruchu, usuwa szpon.
page-power-reroll = Raz na turę przerzuca dowolne kości.
page-power-grey-die = Szara kość w walce; bez złych wyjść.
page-power-crossbows = Walczy wzdłuż rzędu i kolumny.
page-power-off-shadowed = Moc zablokowana, dopóki leży ten szpon
page-power-off-wounded = Rana: moc przepada na zawsze
page-power-off-out = Poza akcją
page-power-off-dead = Nie żyje

## Cards

page-card-label = { $card }, { $colour }, odporność { $resistance }, { $slot }
page-drawn = prosto z talii
page-charmed = urok: odporność mniejsza o 1
page-bannered = proporzec: odporność mniejsza o 1
page-one-less = odporność mniejsza o 1
page-die-locked = leży tu kość
page-netted = Pod siecią: nie działa.
page-netted-effect = { $effect }, pod siecią
page-column-effect = { $column }: { $deed }
page-no-effects = Bez efektów.
page-reaches = Szpon zła tej karty pójdzie teraz { $tile_on }.
page-haunted = Leży na niej szpon zła.
page-column-entrance = Raz, gdy tylko karta trafi na pole.
page-column-recurring = W każdej fazie hordy jej planszy.
page-column-continuous = Przez cały czas, dla wszystkich.
page-column-exit = Raz, gdy zostaje pokonana w walce.

## Deciding

page-tiles-lit =
    { $count ->
        [1] jeden kafelek do wyboru
        [one] { $count } kafelek do wyboru
        [few] { $count } kafelki do wyboru
       *[other] { $count } kafelków do wyboru
    }
page-calls-left = dowolny kafelek, zostało: { $count }
page-deck-count = w talii: { $count }
page-discard-count = odrzucone: { $count }
page-supply-and-pieces = Zasoby, elementy
page-call-spent =
    { $count ->
        [1] To zużywa twoje ostatnie wezwanie do broni.
       *[other] To zużywa 1 z twoich wezwań do broni ({ $count }).
    }
page-next-is = Potem: { $hero }
page-next-neutral = Potem: { $board }, neutralna
page-both = Obie
page-odds-here = Walka stąd:
page-odds-there = Walka stamtąd:
page-odds-both = obie

## Fights

page-fight = Walka
page-fight-from = Walka: { $tile }
page-fight-one = { $hero } pokonuje kartę albo rezygnuje. Niepokonana zostaje na miejscu.
page-fight-two = { $hero } pokonuje jedną kartę, obie albo żadną. Niepokonane zostają na miejscu.
page-foe-label = { $card }: trafienia { $hits } z { $need }
page-hits-of =
    { $need ->
        [1] { $hits } z 1 trafienia
       *[other] { $hits } z { $need } trafień
    }
page-falls-by-itself = Pada bez trafień
page-would-fall = wystarczy: może paść
page-white-does-not-count = biel się tu nie liczy
page-no-exit = Po pokonaniu nic się nie dzieje.
page-dice = Kości
page-rolling = rzut …
page-die-on = na { $card_acc }
page-die-any = dowolny kolor
page-die-free = na dowolną z nich
page-die-miss = nie pasuje
page-die-surplus = niepotrzebna
page-die-keep = zostaje
page-tokens-here = Żetony bohaterów tutaj
page-token-counts = +1 { $colour }
page-token-idle = nie pasuje
page-token-surplus = niepotrzebny
page-token-too-few = za mało
page-no-tokens-here = Na tym kafelku nie ma żetonów.
page-where-this-can-go = Co z tego może wyjść
page-exact = dokładnie
page-line-reroll = { $cards }, po przerzuceniu: { $dice }
page-line-decline = Zrezygnuj
page-line-decline-text = nic nie wydano
page-line-tokens =
    { $count ->
        [1] Z jednym dodatkowym żetonem.
       *[other] Z { $count } dodatkowymi żetonami.
    }
page-line-dice = Wystarczą kości i położone żetony.
page-line-hopeless = Nie tym rzutem.
page-beat = Pokonaj { $cards_acc }
page-finish = Dobij { $cards_acc }
page-beat-both = Pokonaj obie
page-finish-both = Dobij obie
page-spend = Wydaj: { $token }
page-spend-on = { $hero }, na { $card_acc }
page-with-tokens =
    { $count ->
        [0] wystarczy bez żetonów
        [1] kładzie jeden żeton
        [one] kładzie { $count } żeton
        [few] kładzie { $count } żetony
       *[other] kładzie { $count } żetonów
    }

## The end

page-end-won = Bastion przetrwał!
page-end-lost = Bastion padł.
page-end-abandoned = Wartę porzucono.
page-last-blow = Tura { $turn }: { $hero } pokonuje { $card_acc }.
page-cards-left =
    { $count ->
        [0] W talii nie została żadna karta.
        [1] W talii została jedna karta.
        [one] W talii została { $count } karta.
        [few] W talii zostały { $count } karty.
       *[other] W talii zostało { $count } kart.
    }
page-score = Wynik
page-ledger-life =
    { $count ->
        [1] 1 życie
        [one] { $count } życie
        [few] { $count } życia
       *[other] { $count } żyć
    }
page-ledger-calls =
    { $count ->
        [0] Bez wezwań do broni
        [1] 1 wezwanie do broni
        [one] { $count } wezwanie do broni
        [few] { $count } wezwania do broni
       *[other] { $count } wezwań do broni
    }
page-ledger-dead =
    { $count ->
        [0] Bez martwych bohaterów
        [1] 1 martwy bohater
        [one] { $count } martwy bohater
        [few] { $count } martwych bohaterów
       *[other] { $count } martwych bohaterów
    }
page-ledger-grasped-tiles =
    { $count ->
        [0] Bez kafelków we władzy zła
        [1] 1 kafelek we władzy zła
        [one] { $count } kafelek we władzy zła
        [few] { $count } kafelki we władzy zła
       *[other] { $count } kafelków we władzy zła
    }
page-warlords =
    { $count ->
        [1] jeden wódz
        [one] { $count } wódz
        [few] { $count } wodzów
       *[other] { $count } wodzów
    }
page-each =
    { $points ->
        [-1] po −1 punkcie
        [1] po 1 punkcie
        [2] po 2 punkty
        [-3] po −3 punkty
        [-4] po −4 punkty
       *[other] po { $points } punktów
    }
page-together = Razem
page-score-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
page-reached = Jak daleko to zaszło
page-warlords-beaten = Pokonani wodzowie
page-tiles-grasped = Kafelki we władzy zła
page-heroes-standing = Bohaterowie w akcji
page-deck-left = Karty, które zostały w talii
page-of = { $count } z { $most }
page-who-did-what = Kto co zrobił
page-turns =
    { $count ->
        [1] jedna tura
        [one] { $count } tura
        [few] { $count } tury
       *[other] { $count } tur
    }
page-deed-beaten = Pokonane karty
page-deed-tokens = Wydane żetony
page-deed-tiles = Aktywowane kafelki
page-deed-grasps = Usunięte szpony
page-deed-lost = Utracone życie
page-left-with = Zostało
page-most = najwięcej
page-best-kind =
    { $players ->
        [1] w pojedynkę, { $difficulty }
       *[other] bohaterowie: { $players }, { $difficulty }
    }
page-best-first = Twoje pierwsze takie zwycięstwo ({ $kind }) w tej przeglądarce.
page-best-new = Twój najlepszy wynik ({ $kind }); poprzedni: { $best }.
page-best-old = Twój najlepszy wynik ({ $kind }): { $best }.
page-luck =
    { $sign ->
        [more] Trafia { $hits } z { $dice } kości, o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } więcej, niż oczekiwano: więcej szczęścia niż w { $percent } na 100 takich gier.
        [fewer] Trafia { $hits } z { $dice } kości, o { NUMBER($difference, minimumFractionDigits: 1, maximumFractionDigits: 1) } mniej, niż oczekiwano: więcej szczęścia niż w { $percent } na 100 takich gier.
       *[same] Trafia { $hits } z { $dice } kości, zgodnie z oczekiwaniem.
    }
page-how-close = Jak blisko było
page-grasped-by-turn = kafelki we władzy zła, tura po turze
page-chart-label = Kafelki we władzy zła (tury: { $turns }), nigdy więcej niż { $most }
page-tiles-lost = { $count } kafelki: porażka
page-turn-one = tura 1
page-hero-falls = { $hero } pada
page-close-text =
    { $highest ->
        [0] Ani jeden kafelek nie był we władzy zła.
       *[other] { $turns ->
            [1] W najgorszej chwili { $highest } z { $most } kafelków, przez jedną turę.
            [one] W najgorszej chwili { $highest } z { $most } kafelków, przez { $turns } turę.
            [few] W najgorszej chwili { $highest } z { $most } kafelków, przez { $turns } tury.
           *[other] W najgorszej chwili { $highest } z { $most } kafelków, przez { $turns } tur.
        }
    }

# Notes on what happens for the first time.
page-note-last-bastion-corruption = To rzut kością zepsucia. Większość ścianek szkodzi: życie, żeton, karta, szpon. Każą nią rzucać niektóre karty i pełna żółta plansza.
page-note-last-bastion-last-life = Zostało ci jedno życie. Kto straci ostatnie, wypada z akcji. Lazaret przywraca takiego bohatera do gry, ale bez mocy.
page-note-last-bastion-shadowed = Na planszy twojego bohatera leży szpon: moc nie działa, dopóki ktoś go nie usunie.
page-note-last-bastion-tile-grasped = Kafelek jest we władzy zła: kto na nim stoi, nie może go aktywować. Trzy takie kafelki to porażka.
page-note-last-bastion-warlord = Na planszy leży wódz. Pokonajcie wszystkich wodzów, a wszyscy wygrywacie.
page-note-last-bastion-full-board = Twoja plansza jest pełna. W każdej swojej turze nie dobiera karty, tylko robi coś złego. Pokonaj jedną z jej kart.
page-note-last-bastion-haunted = Karta na twojej planszy niesie szpon. W następnej turze tej planszy szpon przejdzie na kafelek przed nią. Pokonaj ją wcześniej.
page-note-last-bastion-lying = Leżysz: najbliższy ruch zużyjesz na wstanie. Nadal możesz wykonać akcję.
page-note-last-bastion-token = Dostajesz żeton. Po rzucie dodaje jedno trafienie przeciw karcie swojego koloru. Zachowaj go, aż zobaczysz wynik rzutu.
page-note-last-bastion-may-move = Akcja za tobą, a ruch jeszcze został. Kolejność jest dowolna.
page-note-last-bastion-call = Możesz też wydać wezwanie do broni: aktywuje dowolny kafelek z daleka, niezależnie od ruchu i akcji.

# All cards of the box.
page-cards-monsters = Potwory
page-cards-warlords = Wodzowie
page-cards-dice = Ścianki kości
page-cards-tiles = Kafelki
