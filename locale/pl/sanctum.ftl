# Sanctum: what is asked, what can be done, what happened, and why not.

## Things

demon-lord = Władca Demonów
    .acc = Władcę Demonów
    .gen = Władcy Demonów
foe-boxed = { $foe } [{ $boxes }]
    .acc = { $foe_acc } [{ $boxes }]
    .gen = { $foe_gen } [{ $boxes }]
foe-any = { $name }
    .acc = kartę „{ $name }”
    .gen = karty „{ $name }”
colour-any = { $name }
    .column = kolumny „{ $name }”
marker-stamina = wytrwałość
    .gen = wytrwałości
marker-focus = skupienie
    .gen = skupienia
marker-any = { $name }
    .gen = „{ $name }”
die-any = { $name }
    .acc = kość { $name }
    .ins = kością { $name }
potion-red = czerwony eliksir
    .acc = czerwony eliksir
    .gen = czerwonego eliksiru
potion-blue = niebieski eliksir
    .acc = niebieski eliksir
    .gen = niebieskiego eliksiru
potion-any = { $name }
    .acc = eliksir „{ $name }”
    .gen = eliksiru „{ $name }”
gem-red = czerwony klejnot
    .acc = czerwony klejnot
gem-green = zielony klejnot
    .acc = zielony klejnot
gem-blue = niebieski klejnot
    .acc = niebieski klejnot
gem-white = biały klejnot
    .acc = biały klejnot
gem-any = { $name }
    .acc = klejnot „{ $name }”
gem-on-chart =
    { $to ->
        [pool] { $gem } z poziomu { $from } do puli
       *[other] { $gem } z poziomu { $from } na { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } z poziomu { $from } do puli
       *[other] { $gem_acc } z poziomu { $from } na { $to }
    }
gem-on-chart-white =
    { $to ->
        [pool] { $gem } z poziomu { $from } { $column_column } do puli
       *[other] { $gem } z poziomu { $from } { $column_column } na { $to }
    }
    .acc =
    { $to ->
        [pool] { $gem_acc } z poziomu { $from } { $column_column } do puli
       *[other] { $gem_acc } z poziomu { $from } { $column_column } na { $to }
    }
level-red = czerwony poziom
    .acc = czerwony poziom
    .gen = czerwonego poziomu
    .title = Czerwony poziom
level-green = zielony poziom
    .acc = zielony poziom
    .gen = zielonego poziomu
    .title = Zielony poziom
level-blue = niebieski poziom
    .acc = niebieski poziom
    .gen = niebieskiego poziomu
    .title = Niebieski poziom
level-any = { $name }
    .acc = poziom „{ $name }”
    .gen = poziomu „{ $name }”
    .title = Poziom „{ $name }”
box-red = czerwone pole
    .acc = czerwone pole
box-blue = niebieskie pole
    .acc = niebieskie pole
box-purple = fioletowe pole
    .acc = fioletowe pole
box-any = { $name }
    .acc = pole „{ $name }”
hero-any = { $name }
    .acc = bohatera { $name }
    .gen = bohatera { $name }
    .dat = bohaterowi { $name }

## What is asked

ask-pick-hero = Wybierz swojego bohatera.
ask-turn = Twoja tura: jedna akcja.
    .theirs = Teraz gra { $name }: jedna akcja.
ask-taking-set = Które demony bierzesz na siebie?
ask-picking-item = Który przedmiot bierzesz ze skrzyni?
ask-before-roll = Przed rzutem: skorzystaj z eliksiru, użyj umiejętności albo rzuć.
ask-recovering = Która zdolność oddaje żeton { $marker_gen }?
ask-after-roll = Przerzucasz część kości?
ask-attack = Modyfikuj kości i przydzielaj je do miejsc trafienia.
ask-attack-hit = Przydzielaj kości do miejsc trafienia albo zakończ atak.
ask-attack-change = Modyfikuj kości albo zakończ atak.
ask-attack-end = Nic więcej nie trafisz ani nie zmienisz: zakończ atak.
ask-overkilling = Którą kość na co zmieniasz i kogo nią trafiasz?
ask-turn-die = Którą kość na co zmieniasz?
ask-striking = Które miejsce trafiasz bez kości?
ask-block = Nadchodzą obrażenia: { $damage }. Blokujesz?
ask-spoils = Zginęło kilka demonów: który jest pierwszy?
ask-level = { $level_title }: który klejnot idzie w górę?
ask-fencing = Odrzucasz przedmiot za poziom?
ask-resting = Ekwipuj przedmioty, wymieniaj je na eliksiry i zakończ odpoczynek.
ask-suffer = { $foe } uderza: przyjmujesz karę czy rany?
ask-pay-penalty =
    { $deed ->
        [lose-blessing] Które błogosławieństwo tracisz?
        [lose-die] Którą kość tracisz na tę walkę?
        [lose-potion] Z którego eliksiru korzystasz i który żeton przepada?
        [pay-box] Które pole opłacasz na darmo?
        [spoil-box] Które pole niszczysz na stałe?
       *[other] Który żeton tracisz?
    }

## What can be done: in full, as the head of a group, as one of a group

do-choose = Wybierz: { $hero }
    .menu = Wybierz
    .item = { $hero }
    .counted = Wybierz bohatera
do-move = Rusz na czoło
    .menu = Ruch
do-fight = Walcz ze swoimi demonami
    .menu = Walka
do-rest = Odpocznij
    .menu = Odpoczynek
do-breach = Przedrzyj się przez mury
    .menu = Mury
do-answer = Odpowiedz na wezwanie do broni
    .menu = Wezwanie
do-take = Weź: { $demons }
    .menu = Weź
    .item = { $demons }
    .counted = Weź zestaw demonów
do-pick = Weź: { $item }
    .menu = Weź
    .item = { $item }
    .counted = Weź przedmiot
do-give-up = Oddaj { $potion_acc }
    .menu = Oddaj
    .item = { $potion }
    .counted = Oddaj eliksir
do-drink = Skorzystaj z { $potion_gen } ({ $ability })
    .menu = Eliksir
    .item = { $potion } ({ $ability })
    .counted = Skorzystaj z eliksiru i zregeneruj żeton
do-skill = Użyj umiejętności: { $skill }
    .menu = Umiejętność
    .item = { $skill }
    .counted = Użyj umiejętności
do-recover = Zregeneruj żeton ({ $ability })
    .menu = Zregeneruj
    .item = { $ability }
    .counted = Zregeneruj żeton
do-roll = Rzuć kośćmi
    .menu = Rzut
do-reroll = Przerzuć: { $dice }
    .menu = Przerzuć
    .item = { $dice }
    .counted = Przerzuć kości
do-hit = Przydziel { $die_acc }: { $foe_boxed }
    .menu = Przydziel
    .item = { $die } na { $foe_boxed_acc }
    .counted = Przydziel kość do miejsca trafienia
do-use = Użyj zdolności ({ $ability }) za { $pay }
    .menu = Użyj
    .item = { $ability } ({ $pay })
    .counted = Użyj zdolności
do-rage = Wykorzystaj szał na kość
    .menu = Szał
do-bless = Użyj błogosławieństwa: { $blessing }
    .menu = Błogosławieństwo
    .item = { $blessing }
    .counted = Użyj błogosławieństwa
do-turn = Zmień { $die_acc } na { $face }
    .menu = Zmień
    .item = { $die } na { $face }
    .counted = Zmień ściankę kości
do-strike = Traf miejsce { $face }: { $foe_boxed }
    .menu = Traf
    .item = { $face }: { $foe_boxed }
    .counted = Traf miejsce trafienia bez kości
do-overkill = Zmień { $die_acc } na { $face } i przydziel: { $foe_boxed }
    .menu = Przebicie
    .item = { $die } jako { $face }: { $foe_boxed }
    .counted = Zmień kość i od razu ją przydziel
do-loot = Najpierw: { $demon }
    .menu = Najpierw
    .item = { $demon }
    .counted = Wybierz, który zabity demon jest pierwszy
do-raise = Przesuń w górę { $gem_acc }
    .menu = W górę
    .item = { $gem }
    .counted = Przesuń w górę klejnot
do-equip = Wyekwipuj: { $item } ({ $slot }), za { $gems }
    .menu = Wyekwipuj
    .item = { $item }, { $slot }: { $gems }
    .counted = Wyekwipuj przedmiot
do-unequip = Zdejmij: { $slot }
    .menu = Zdejmij
    .item = { $slot }
    .counted = Zdejmij przedmiot
do-buy = Wymień na { $potion_acc }: { $item }
    .menu = Wymień
    .item = { $item } na { $potion_acc }
    .counted = Wymień przedmiot na eliksir
do-throw = Wyrzuć { $potion_acc }
    .menu = Wyrzuć
    .item = { $potion }
    .counted = Wyrzuć eliksir
do-sell = Odrzuć za { $level_acc }: { $item }
    .menu = Odrzuć
    .item = { $item } za { $level_acc }
    .counted = Odrzuć przedmiot za poziom
do-penalty = Przyjmij karę
    .menu = Kara
do-wounds = Przyjmij rany
    .menu = Rany
do-lose = Strać 1 żeton { $marker_gen }
    .menu = Strać
    .item = { $marker }
    .counted = Strać żeton
do-forfeit = Strać: { $blessing }
    .menu = Strać
    .item = { $blessing }
    .counted = Strać błogosławieństwo
do-spoil = Zniszcz { $box_acc } ({ $ability })
    .menu = Zniszcz
    .item = { $box } ({ $ability })
    .counted = Zniszcz pole zdolności
do-spill = Skorzystaj z { $potion_gen } i strać żeton ({ $ability })
    .menu = Zmarnuj
    .item = { $potion } ({ $ability })
    .counted = Zmarnuj eliksir i żeton
do-pay = Opłać { $box_acc } żetonem { $marker_gen } ({ $ability })
    .menu = Opłać
    .item = { $marker }: { $box } ({ $ability })
    .counted = Opłać żetonem pole zdolności
do-drop = Strać { $die_acc }
    .menu = Strać
    .item = { $die }
    .counted = Strać kość
do-decline = Zrezygnuj
    .menu = Zrezygnuj
    .counted = Zrezygnuj z możliwości
do-done = Gotowe
    .menu = Gotowe
    .counted = Zakończ krok

## Why not

refused-hero-taken = Ktoś już ma tego bohatera.
refused-first-is-move = Pierwszą akcją każdego gracza jest ruch.
refused-no-demons = Na twojej planszy bitwy nie ma demonów.
refused-at-the-walls = Drogę zagradzają mury: nikt nie idzie stąd dalej.
refused-not-at-the-walls = Twoja figurka nie stoi przy murach.
refused-demons-left = Na twojej planszy bitwy są jeszcze demony.
refused-already-breached = Ktoś już przedarł się przez mury.
refused-not-breached = Nikt nie przedarł się jeszcze przez mury: nie ma wezwania.
refused-break-up-set = Zestaw pozostaje razem: weź cały.
refused-no-such-potion = Nie masz takiego eliksiru.
refused-frees-a-marker = Może zregenerować żeton: skorzystaj z niego w tym celu.
refused-nothing-to-free = Nie leży tam taki żeton.
refused-skill-not-gained = Ta umiejętność nie jest jeszcze zdobyta.
refused-skill-used = Ta umiejętność jest już wykorzystana.
refused-wrong-step = W tym kroku nic to nie daje.
refused-box-occupied = Jedno z jej pól jest zajęte.
refused-no-marker = W twojej puli brakuje żetonów.
refused-no-die-to-change = Nie ma kości, którą mogłoby to zmienić.
refused-rage-inactive = Twój szał jest nieaktywny.
refused-no-unplaced-die = Wszystkie twoje kości są przydzielone.
refused-no-box-of-face = Nie ma wolnego miejsca trafienia z tym wynikiem.
refused-only-changed-hit = Tę kartę trafiają tylko zmodyfikowane kości.
refused-not-the-present-card = Trafić można tylko kartę pod swoją figurką.
refused-already-felled = To już pokonane.
refused-nothing-to-hit = Nie ma w co trafić.
refused-blessing-spent = To błogosławieństwo jest już wykorzystane.
refused-wrong-result = Tej kości nie da się na to zmienić.
refused-wrong-gem = Poziom przesuwa klejnoty swojego koloru i białe.
refused-wrong-slot = To pole jest na inny rodzaj przedmiotu.
refused-not-enough-gems = W twojej puli nie ma tych klejnotów.
refused-slot-free = Nic tam nie jest wyekwipowane.
refused-no-potion-slot = Wszystkie twoje pola na eliksiry są zajęte.
refused-room-left = Eliksiry wyrzuca się tylko po to, by zrobić miejsce.
refused-penalty-impossible = Tej kary nie można teraz przyjąć.
refused-no-such-box = Nie ma takiego pustego pola.
refused-not-just-placed = To możliwe tylko tuż po przydzieleniu kości.
refused-too-many-dice = Tylu kości nie można przerzucić.
refused-not-its-colour = Przedmiot nie ma klejnotu tego koloru.
refused-no-level-to-gain = Żaden klejnot nie mógłby za to pójść w górę.

## What happened

event-hero-chosen = Gracz { $seat_number } wybiera { $hero_acc }.
event-hero-seated = Gracz { $seat_number }: { $hero }.
event-began = Zaczyna { $seat }.
event-space-without-tile = Pozostaje puste: { $achievement }.
event-start-potion = { $seat } otrzymuje na początek { $potion_acc }.
event-start-card = { $seat } dobiera kartę początkowej premii: { $card }.
event-deck-shows =
    Talia poziomu { $level ->
        [1] I
        [2] II
       *[other] III
    } pokazuje: { $demon }.
event-deck-refilled =
    Talia poziomu { $level ->
        [1] I
        [2] II
       *[other] III
    } powstaje na nowo z kart odrzuconych.
event-turn-began = Tura { $turn }: { $seat }
event-moved =
    { $space ->
        [1] { $seat } wkracza na nową planszę ({ $act }).
       *[other] { $seat } idzie na pole { $space }.
    }
event-intervention = Boska interwencja: wszyscy otrzymują kość.
event-die-gained = { $seat } otrzymuje kość; kości: { $dice }.
    .then = Otrzymuje kość; kości: { $dice }.
event-set-laid = Nowe na planszy: { $demons }.
event-set-taken = { $seat } bierze na siebie: { $demons }.
    .then = Bierze na siebie: { $demons }.
event-chest-opened =
    { $items_count ->
        [0] Skrzynia skarbów jest pusta.
       *[other] Skrzynia skarbów otwarta: { $items }.
    }
event-item-picked = { $seat } bierze przedmiot: { $item }.
event-chest-left = Zostaje w skrzyni: { $items }.
event-fought = { $seat } walczy.
event-potion-given-up = { $seat } oddaje { $potion_acc }, który niczego nie regeneruje.
event-potion-drunk = { $seat } korzysta z { $potion_gen }.
    .then = Korzysta z { $potion_gen }.
event-marker-freed = { $seat } regeneruje 1 żeton { $marker_gen } ({ $ability_of }).
    .then = Regeneruje 1 żeton { $marker_gen } ({ $ability_of }).
event-skill-used = { $seat } używa umiejętności: { $skill }.
    .then = Używa umiejętności: { $skill }.
event-dice-rolled =
    { $faces_count ->
        [0] { $seat } nie ma kości do rzutu.
       *[other] { $seat } wyrzuca { $faces }.
    }
    .then =
    { $faces_count ->
        [0] Nie ma kości do rzutu.
       *[other] Wyrzuca { $faces }.
    }
event-silver-rolled = { $seat } wyrzuca { $face } na srebrnej kości.
    .then = Srebrna kość pokazuje { $face }.
event-dice-rerolled = { $seat } przerzuca kości: { $faces }.
    .then = Przerzuca kości: { $faces }.
event-ability-used = { $seat } używa zdolności ({ $ability }).
    .then = Używa zdolności ({ $ability }).
event-rage-spent = { $seat } wykorzystuje szał.
    .then = Wykorzystuje szał.
event-blessing-used = { $seat } używa błogosławieństwa: { $blessing }.
    .then = Używa błogosławieństwa: { $blessing }.
event-die-turned = { $seat } zmienia { $die_face_acc } na { $face }.
    .then = Zmienia { $die_face_acc } na { $face }.
event-die-placed =
    { $die_face_count ->
        [1] { $seat } trafia { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } trafia { $foe_front_acc } kośćmi { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Trafia { $foe_front_acc } { $die_face_ins }.
           *[other] Trafia { $foe_front_acc } kośćmi { $die_face }.
        }
event-die-back = { $seat } odzyskuje { $die_face_acc }.
    .then = Odzyskuje { $die_face_acc }.
event-box-hit = { $seat } trafia miejsce { $face } u { $foe_front_gen }.
    .then = Trafia miejsce { $face } u { $foe_front_gen }.
event-demon-killed = { $seat } zabija { $foe_front_acc }.
    .then = Zabija { $foe_front_acc }.
event-card-beaten = { $seat } pokonuje { $foe_front_acc }.
    .then = Pokonuje { $foe_front_acc }.
event-attack-ended = { $seat } kończy atak.
    .then = Kończy atak.
event-rage-woke = Szał budzi się na nowo.
event-shields-raised =
    { $shields ->
        [one] { $seat } podnosi { $shields } tarczę.
        [few] { $seat } podnosi { $shields } tarcze.
       *[other] { $seat } podnosi { $shields } tarcz.
    }
    .then =
    { $shields ->
        [one] Podnosi { $shields } tarczę.
        [few] Podnosi { $shields } tarcze.
       *[other] Podnosi { $shields } tarcz.
    }
event-wounded =
    { $wounds ->
        [one] { $seat } otrzymuje { $wounds } ranę; życie { $left }.
        [few] { $seat } otrzymuje { $wounds } rany; życie { $left }.
       *[other] { $seat } otrzymuje { $wounds } ran; życie { $left }.
    }
    .then =
    { $wounds ->
        [one] Otrzymuje { $wounds } ranę; życie { $left }.
        [few] Otrzymuje { $wounds } rany; życie { $left }.
       *[other] Otrzymuje { $wounds } ran; życie { $left }.
    }
event-unharmed = { $seat } wychodzi bez ran.
    .then = Wychodzi bez ran.
event-died = { $seat } ginie.
event-gem-raised = { $seat } przesuwa w górę { $gem_acc }.
    .then = Przesuwa w górę { $gem_acc }.
event-level-lost = { $seat } nie korzysta z { $level_gen }.
    .then = Nie korzysta z { $level_gen }.
event-skill-gained = { $seat } zdobywa umiejętność: { $skill }.
    .then = Zdobywa umiejętność: { $skill }.
event-rage-gained = { $seat } ma o jeden kafelek szału więcej.
    .then = Ma o jeden kafelek szału więcej.
event-potion-taken = { $seat } bierze { $potion_acc }.
    .then = Bierze { $potion_acc }.
event-item-won = { $seat } zdobywa łup: { $item }.
    .then = Zdobywa łup: { $item }.
event-rested = { $seat } odpoczywa.
event-restored = { $seat } regeneruje wszystkie żetony.
event-equipped = { $seat } ekwipuje: { $item }, za { $gems }.
    .then = Ekwipuje: { $item }, za { $gems }.
event-unequipped = { $seat } zdejmuje: { $item }.
    .then = Zdejmuje: { $item }.
event-potion-bought = { $seat } wymienia na { $potion_acc }: { $item }.
    .then = Wymienia na { $potion_acc }: { $item }.
event-potion-thrown = { $seat } wyrzuca { $potion_acc }.
    .then = Wyrzuca { $potion_acc }.
event-item-sold = { $seat } odrzuca za { $level_acc }: { $item }.
    .then = Odrzuca za { $level_acc }: { $item }.
event-achievement-gained = { $seat } zdobywa osiągnięcie: { $achievement }.
event-blessing-seen = Błogosławieństwo { $seat_gen }: { $blessing }.
event-walls-breached = { $seat } przedziera się przez mury i wkracza do katedry. Leżą tam dwie karty Władcy Demonów i rozlega się wezwanie do broni.
event-lord-card-laid = Władca Demonów wykłada kartę { $laid }.
event-call-answered =
    { $laid ->
        [one] { $seat } odpowiada na wezwanie: uderzy { $laid } karta.
        [few] { $seat } odpowiada na wezwanie: uderzą { $laid } karty.
       *[other] { $seat } odpowiada na wezwanie: uderzy { $laid } kart.
    }
event-act-five-ended = Bramy się zamykają: ostatni odpoczynek
event-last-rest-over = Koniec odpoczynku: { $seat }.
event-blessings-shown = { $seat } ujawnia: { $blessings }.
event-lord-answers = Władca Demonów odpowiada: { $foe }.
event-row-laid = { $seat } staje przed rzędem dziewięciu kart.
event-round-began = Ostateczna Bitwa, runda { $round }
event-fury-turned = Odkryta furia: { $foe }.
event-penalty-taken = { $seat } przyjmuje karę.
event-wounds-taken =
    { $wounds ->
        [one] { $seat } wybiera { $wounds } ranę.
        [few] { $seat } wybiera { $wounds } rany.
       *[other] { $seat } wybiera { $wounds } ran.
    }
event-marker-lost = { $seat } traci 1 żeton { $marker_gen }.
    .then = Traci 1 żeton { $marker_gen }.
event-blessing-lost = { $seat } traci błogosławieństwo: { $blessing }.
    .then = Traci błogosławieństwo: { $blessing }.
event-box-spoiled = { $seat } niszczy { $box_acc } ({ $ability }).
    .then = Niszczy { $box_acc } ({ $ability }).
event-dice-missing =
    { $dice ->
        [one] { $seat } w następnej walce rzuca o { $dice } kość mniej.
        [few] { $seat } w następnej walce rzuca o { $dice } kości mniej.
       *[other] { $seat } w następnej walce rzuca o { $dice } kości mniej.
    }
    .then =
    { $dice ->
        [one] W następnej walce rzuca o { $dice } kość mniej.
        [few] W następnej walce rzuca o { $dice } kości mniej.
       *[other] W następnej walce rzuca o { $dice } kości mniej.
    }
event-damage-ahead = { $seat }: w następnej walce obrażenia większe o { $damage }.
    .then = W następnej walce obrażenia większe o { $damage }.
event-life-shortened = { $seat }: odtąd życie { $grave } oznacza śmierć.
    .then = Odtąd życie { $grave } oznacza śmierć.
event-healed = { $seat } leczy rany; życie { $left }.
    .then = Leczy rany; życie { $left }.
event-potion-spilled = { $seat } marnuje { $potion_acc } i 1 żeton { $marker_gen }.
    .then = Marnuje { $potion_acc } i 1 żeton { $marker_gen }.
event-box-paid = { $seat } płaci na darmo 1 żeton { $marker_gen } ({ $ability_of }).
    .then = Płaci na darmo 1 żeton { $marker_gen } ({ $ability_of }).
event-die-dropped = { $seat } traci { $die_face_acc }.
    .then = Traci { $die_face_acc }.
event-only-changed = { $foe_front }: od teraz trafiają tylko zmodyfikowane kości.
event-lord-roars =
    { $cards ->
        [one] Władca Demonów ryczy: { $cards } karta.
        [few] Władca Demonów ryczy: { $cards } karty.
       *[other] Władca Demonów ryczy: { $cards } kart.
    }
event-roar-card = { $foe } uderza we wszystkich, którzy jeszcze walczą.
event-lords-reshuffled = Pokonane karty Władcy Demonów wracają.
event-triumphed = { $seat } pokonuje ostatnią kartę; życie { $left }.
event-ended = { $ending }
quiet-turn = Nic się nie dzieje.

## What happened in a row, in one sentence

event-moved-set-taken =
    { $space ->
        [1] { $seat } wkracza na nową planszę ({ $act }) i bierze na siebie: { $demons }.
       *[other] { $seat } idzie na pole { $space } i bierze na siebie: { $demons }.
    }
event-start-card-gem-raised = { $seat } dobiera kartę początkowej premii i przesuwa w górę { $gem_acc }.
event-gem-raised-skill-gained = { $seat } przesuwa w górę { $gem_acc } i zdobywa umiejętność: { $skill }.
    .then = Przesuwa w górę { $gem_acc } i zdobywa umiejętność: { $skill }.
event-fought-dice-rolled =
    { $faces_count ->
        [0] { $seat } walczy bez kości.
       *[other] { $seat } walczy i wyrzuca { $faces }.
    }
event-fought-dice-rolled-silver-rolled = { $seat } walczy i wyrzuca { $faces }, a na srebrnej kości { $face }.
event-potion-drunk-marker-freed = { $seat } korzysta z { $potion_gen }: wraca 1 żeton { $marker_gen } ({ $ability_of }).
    .then = Korzysta z { $potion_gen }: wraca 1 żeton { $marker_gen } ({ $ability_of }).
event-skill-used-marker-freed = { $skill }: { $seat } regeneruje 1 żeton { $marker_gen } ({ $ability_of }).
    .then = { $skill }: wraca 1 żeton { $marker_gen } ({ $ability_of }).
event-skill-used-dice-rerolled = { $seat } używa umiejętności ({ $skill }) i przerzuca kości: { $faces }.
    .then = Używa umiejętności ({ $skill }) i przerzuca kości: { $faces }.
event-ability-used-die-turned = { $seat } zmienia { $die_face_acc } na { $face } ({ $ability_of }).
    .then = Zmienia { $die_face_acc } na { $face } ({ $ability_of }).
event-ability-used-die-back = { $seat } odzyskuje { $die_face_acc } ({ $ability_of }).
    .then = Odzyskuje { $die_face_acc } ({ $ability_of }).
event-ability-used-box-hit = { $seat } trafia miejsce { $face } u { $foe_front_gen } ({ $ability_of }).
    .then = Trafia miejsce { $face } u { $foe_front_gen } ({ $ability_of }).
event-ability-used-box-hit-demon-killed = { $seat } zabija { $foe_front_acc } ({ $ability_of }).
    .then = Zabija { $foe_front_acc } ({ $ability_of }).
event-ability-used-box-hit-card-beaten = { $seat } pokonuje { $foe_front_acc } ({ $ability_of }).
    .then = Pokonuje { $foe_front_acc } ({ $ability_of }).
event-ability-used-shields-raised =
    { $shields ->
        [one] { $seat } blokuje { $shields } ({ $ability_of }).
        [few] { $seat } blokuje { $shields } ({ $ability_of }).
       *[other] { $seat } blokuje { $shields } ({ $ability_of }).
    }
    .then = Blokuje { $shields } ({ $ability_of }).
event-blessing-used-shields-raised = { $seat } blokuje { $shields } ({ $blessing }).
    .then = Blokuje { $shields } ({ $blessing }).
event-rage-spent-die-turned = { $seat } wpada w szał i zmienia { $die_face_acc } na { $face }.
    .then = Wpada w szał i zmienia { $die_face_acc } na { $face }.
event-skill-used-die-turned = { $seat } zmienia { $die_face_acc } na { $face } ({ $skill }).
    .then = Zmienia { $die_face_acc } na { $face } ({ $skill }).
event-blessing-used-die-turned = { $seat } zmienia { $die_face_acc } na { $face } ({ $blessing }).
    .then = Zmienia { $die_face_acc } na { $face } ({ $blessing }).
event-die-placed-demon-killed =
    { $die_face_count ->
        [1] { $seat } zabija { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } zabija { $foe_front_acc } kośćmi { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Zabija { $foe_front_acc } { $die_face_ins }.
           *[other] Zabija { $foe_front_acc } kośćmi { $die_face }.
        }
event-die-placed-card-beaten =
    { $die_face_count ->
        [1] { $seat } pokonuje { $foe_front_acc } { $die_face_ins }.
       *[other] { $seat } pokonuje { $foe_front_acc } kośćmi { $die_face }.
    }
    .then =
        { $die_face_count ->
            [1] Pokonuje { $foe_front_acc } { $die_face_ins }.
           *[other] Pokonuje { $foe_front_acc } kośćmi { $die_face }.
        }
event-box-hit-demon-killed = { $seat } zabija { $foe_front_acc }, trafiając { $face }.
    .then = Zabija { $foe_front_acc }, trafiając { $face }.
event-box-hit-card-beaten = { $seat } pokonuje { $foe_front_acc }, trafiając { $face }.
    .then = Pokonuje { $foe_front_acc }, trafiając { $face }.
event-wounded-died =
    { $wounds ->
        [one] { $seat } otrzymuje { $wounds } ranę i ginie.
        [few] { $seat } otrzymuje { $wounds } rany i ginie.
       *[other] { $seat } otrzymuje { $wounds } ran i ginie.
    }
    .then =
    { $wounds ->
        [one] Otrzymuje { $wounds } ranę i ginie.
        [few] Otrzymuje { $wounds } rany i ginie.
       *[other] Otrzymuje { $wounds } ran i ginie.
    }
event-wounds-taken-wounded =
    { $wounds ->
        [one] { $seat } przyjmuje { $wounds } ranę; życie { $left }.
        [few] { $seat } przyjmuje { $wounds } rany; życie { $left }.
       *[other] { $seat } przyjmuje { $wounds } ran; życie { $left }.
    }
event-wounds-taken-wounded-died =
    { $wounds ->
        [one] { $seat } przyjmuje { $wounds } ranę i ginie.
        [few] { $seat } przyjmuje { $wounds } rany i ginie.
       *[other] { $seat } przyjmuje { $wounds } ran i ginie.
    }
event-life-shortened-died = { $seat } ginie: życie { $grave } oznacza teraz śmierć.
event-penalty-taken-marker-lost = { $seat } traci 1 żeton { $marker_gen }.
event-penalty-taken-blessing-lost = { $seat } traci błogosławieństwo: { $blessing }.
event-penalty-taken-box-spoiled = { $seat } niszczy { $box_acc } ({ $ability }).
event-penalty-taken-dice-missing =
    { $dice ->
        [one] { $seat } w następnej walce rzuca o { $dice } kość mniej.
        [few] { $seat } w następnej walce rzuca o { $dice } kości mniej.
       *[other] { $seat } w następnej walce rzuca o { $dice } kości mniej.
    }
event-penalty-taken-damage-ahead = { $seat }: w następnej walce obrażenia większe o { $damage }.
event-penalty-taken-life-shortened = { $seat }: odtąd życie { $grave } oznacza śmierć.
event-penalty-taken-potion-spilled = { $seat } marnuje { $potion_acc } i 1 żeton { $marker_gen }.
event-penalty-taken-box-paid = { $seat } płaci na darmo 1 żeton { $marker_gen } ({ $ability_of }).
event-penalty-taken-die-dropped = { $seat } traci { $die_face_acc }.
event-penalty-taken-rage-spent = { $seat } zużywa szał.
event-penalty-taken-dice-rerolled = { $seat } musi przerzucić kości: { $faces }.
event-equipped-die-gained = { $seat } ekwipuje: { $item }, za { $gems }, i otrzymuje kość; kości: { $dice }.
    .then = Ekwipuje: { $item }, za { $gems }, i otrzymuje kość; kości: { $dice }.
event-achievement-gained-blessing-seen = { $seat } zdobywa osiągnięcie ({ $achievement }) i błogosławieństwo: { $blessing }.
