# Names and texts of Sanctum's components, by the ids of content/sanctum/. Texts compose themselves from what cards do.

## Levels

level-1 = I
level-2 = II
level-3 = III

## Types of items, and the slots for them

type-helmet = hełm
type-armour = zbroja
type-gloves = rękawice
type-boots = buty
type-weapon = broń
slot-helmet = hełm
slot-armour = zbroja
slot-gloves = rękawice
slot-boots = buty
slot-weapon-1 = pierwsza broń
slot-weapon-2 = druga broń

## Boards and achievements

act-1 = Akt I: Spalony trakt
act-2 = Akt II: Zatopione pola
act-3 = Akt III: Sad kości
act-4 = Akt IV: Wzgórza szubienic
act-5 = Akt V: Mury
act-6 = Akt VI: Katedra
achievement = { $mastery } { $level }
mastery-skill = Mistrzo­stwo w umiejęt­nościach
mastery-gem = Mistrzo­stwo w klejnotach
mastery-equipment = Mistrzo­stwo w ekwipunku
mastery-level = Mistrzo­stwo w wyższych poziomach
mastery-skill-text = Pierwszy bohater z { $goal } umiejętnościami.
mastery-gem-text =
    { $goal ->
        [one] Pierwszy bohater, który ma po { $goal } klejnocie w każdym z dwóch kolorów; białe się nie liczą.
        [few] Pierwszy bohater, który ma po { $goal } klejnoty w każdym z dwóch kolorów; białe się nie liczą.
       *[other] Pierwszy bohater, który ma po { $goal } klejnotów w każdym z dwóch kolorów; białe się nie liczą.
    }
mastery-equipment-text = Pierwszy bohater, u którego suma poziomów wyekwipowanych przedmiotów wynosi { $goal }.
mastery-level-text = Pierwszy bohater z dowolnym innym osiągnięciem poziomu { $level }.

## Amounts

amount-stamina =
    { $n ->
        [one] { $n } żeton wytrwałości
        [few] { $n } żetony wytrwałości
       *[other] { $n } żetonów wytrwałości
    }
amount-focus =
    { $n ->
        [one] { $n } żeton skupienia
        [few] { $n } żetony skupienia
       *[other] { $n } żetonów skupienia
    }
amount-red-gems =
    { $n ->
        [one] { $n } czerwony klejnot
        [few] { $n } czerwone klejnoty
       *[other] { $n } czerwonych klejnotów
    }
amount-green-gems =
    { $n ->
        [one] { $n } zielony klejnot
        [few] { $n } zielone klejnoty
       *[other] { $n } zielonych klejnotów
    }
amount-blue-gems =
    { $n ->
        [one] { $n } niebieski klejnot
        [few] { $n } niebieskie klejnoty
       *[other] { $n } niebieskich klejnotów
    }
amount-white-gems =
    { $n ->
        [one] { $n } biały klejnot
        [few] { $n } białe klejnoty
       *[other] { $n } białych klejnotów
    }
amount-red-levels =
    { $n ->
        [one] { $n } czerwony poziom
        [few] { $n } czerwone poziomy
       *[other] { $n } czerwonych poziomów
    }
amount-green-levels =
    { $n ->
        [one] { $n } zielony poziom
        [few] { $n } zielone poziomy
       *[other] { $n } zielonych poziomów
    }
amount-blue-levels =
    { $n ->
        [one] { $n } niebieski poziom
        [few] { $n } niebieskie poziomy
       *[other] { $n } niebieskich poziomów
    }
amount-red-potions =
    { $n ->
        [one] { $n } czerwony eliksir
        [few] { $n } czerwone eliksiry
       *[other] { $n } czerwonych eliksirów
    }
amount-blue-potions =
    { $n ->
        [one] { $n } niebieski eliksir
        [few] { $n } niebieskie eliksiry
       *[other] { $n } niebieskich eliksirów
    }

## What an ability costs

cost-red =
    { $n ->
        [one] { $n } żeton wytrwałości
        [few] { $n } żetony wytrwałości
       *[other] { $n } żetonów wytrwałości
    }
cost-blue =
    { $n ->
        [one] { $n } żeton skupienia
        [few] { $n } żetony skupienia
       *[other] { $n } żetonów skupienia
    }
cost-purple =
    { $n ->
        [one] { $n } żeton wytrwałości lub skupienia
        [few] { $n } żetony wytrwałości i skupienia w dowolnym układzie
       *[other] { $n } żetonów wytrwałości i skupienia w dowolnym układzie
    }

## Abilities: in a word or two, and in a sentence

ability-of = { $source }: { $deed }
ability-text = { $cost }: { $deed }
ability-set = ustaw { $n }
ability-set-text = Ustaw jedną nieprzydzieloną kość na { $n }.
ability-add = +{ $n }
ability-add-text = Zwiększ jedną nieprzydzieloną kość dokładnie o { $n }.
ability-subtract = −{ $n }
ability-subtract-text = Zmniejsz jedną nieprzydzieloną kość dokładnie o { $n }.
ability-shift = ±{ $n }
ability-shift-text = Zwiększ lub zmniejsz jedną nieprzydzieloną kość dokładnie o { $n }.
ability-raise = + dowolnie
ability-raise-text = Zwiększ jedną nieprzydzieloną kość o dowolną wartość.
ability-lower = − dowolnie
ability-lower-text = Zmniejsz jedną nieprzydzieloną kość o dowolną wartość.
ability-shield =
    { $n ->
        [one] { $n } tarcza
        [few] { $n } tarcze
       *[other] { $n } tarcz
    }
ability-shield-text =
    { $n ->
        [one] { $n } tarcza.
        [few] { $n } tarcze.
       *[other] { $n } tarcz.
    }
ability-hit-box = traf w miejsce
ability-hit-box-text =
    Traf w jedno wolne miejsce trafienia demona{ $open ->
        [0] { "" }
       *[other] { " " }(wolnych dokładnie: { $open })
    }{ $boxes_min ->
        [0] { "" }
       *[other] , który ma ich razem co najmniej { $boxes_min }
    }. Nie zużywa to kości.
ability-overkill = przebicie
ability-overkill-text = Ustaw jedną nieprzydzieloną kość na dowolną ściankę i przydziel ją; jeśli demon ginie, traf w jedno wolne miejsce trafienia innego, który ma ich wolnych co najmniej 2.
ability-strike-again = kolejny cios
ability-strike-again-text = Tuż po przydzieleniu kości jej trafienie zostaje jako znacznik, a kość jest znów nieprzydzielona, z tym samym wynikiem.

## Demons and the cards of the last battle

foe-front = Miejsca trafienia: { $boxes }. Obrażenia: { $damage }.
foe-back = Daje: { $levels }. Przedmiot: { $type }, { $needs }.
penalty-choice =
    { $penalty } { $wounds ->
        [one] Albo otrzymaj { $wounds } ranę.
        [few] Albo otrzymaj { $wounds } rany.
       *[other] Albo otrzymaj { $wounds } ran.
    }
penalty-then = { $first } { $rest }
penalty-lose-stamina = Strać 1 żeton wytrwałości ze swojej puli.
penalty-lose-focus = Strać 1 żeton skupienia ze swojej puli.
penalty-lose-either = Strać 1 żeton wytrwałości lub skupienia ze swojej puli.
penalty-lose-blessing = Strać 1 błogosławieństwo.
penalty-spoil-box =
    { $box ->
        [red] Zniszcz na stałe jedno puste czerwone pole zdolności.
        [blue] Zniszcz na stałe jedno puste niebieskie pole zdolności.
        [purple] Zniszcz na stałe jedno puste fioletowe pole zdolności.
       *[any] Zniszcz na stałe jedno puste pole zdolności.
    }
penalty-fewer-dice =
    { $n ->
        [one] W następnej walce rzuć o { $n } złotą kość mniej.
        [few] W następnej walce rzuć o { $n } złote kości mniej.
       *[other] W następnej walce rzuć o { $n } złotych kości mniej.
    }
penalty-more-damage = W następnej walce obrażenia są większe o { $n }.
penalty-shorten-life = Skróć swój tor punktów życia od dołu o { $n }.
penalty-heal = Wylecz rany: { $n }.
penalty-lose-potion = Skorzystaj z eliksiru i strać żeton, który on regeneruje.
penalty-pay-box = Opłać jedno pole zdolności bez jej efektu.
penalty-reroll-face = Przerzucaj nieprzydzielone kości z wynikiem { $face }, aż żadna go nie pokazuje.
penalty-spend-rage = Zużyj jeden aktywny kafelek szału.
penalty-lose-die = Strać na tę walkę jedną nieprzydzieloną kość.
penalty-only-changed-dice = W tej walce trafiaj tę kartę tylko zmodyfikowanymi kośćmi.

## Items

item-kind = { $type }, { $gems }
item-flames = Po wyekwipowaniu dodatkowo: { $markers }.

## What skills do

skill-tile = Na stałe: { $markers }.
perk-damage =
    { $least ->
        [0] Każdy żywy demon zadaje o { $n } mniej obrażeń.
        [1] Każdy żywy demon z trafieniem zadaje o { $n } mniej obrażeń.
       *[other] Każdy żywy demon z co najmniej { $least } trafieniami zadaje o { $n } mniej obrażeń.
    }
perk-potion-slots =
    { $n ->
        [one] { $n } dodatkowe pole na eliksir.
        [few] { $n } dodatkowe pola na eliksiry.
       *[other] { $n } dodatkowych pól na eliksiry.
    }
perk-shield-more =
    { $n ->
        [one] Pierwsza zdolność tarczy użyta w walce daje o { $n } tarczę więcej.
        [few] Pierwsza zdolność tarczy użyta w walce daje o { $n } tarcze więcej.
       *[other] Pierwsza zdolność tarczy użyta w walce daje o { $n } tarcz więcej.
    }
perk-rage-tokens =
    { $n ->
        [one] { $n } dodatkowy kafelek szału, od razu aktywny.
        [few] { $n } dodatkowe kafelki szału, od razu aktywne.
       *[other] { $n } dodatkowych kafelków szału, od razu aktywnych.
    } W jednej walce nadal tylko jeden staje się znów aktywny.
perk-gems-needed =
    { $n ->
        [one] Aby wyekwipować ({ $type }): o { $n } klejnot mniej, ale co najmniej { $floor }.
        [few] Aby wyekwipować ({ $type }): o { $n } klejnoty mniej, ale co najmniej { $floor }.
       *[other] Aby wyekwipować ({ $type }): o { $n } klejnotów mniej, ale co najmniej { $floor }.
    }
perk-hit-box-rest-end =
    Na koniec odpoczynku: traf w jedno wolne miejsce trafienia demona{ $open ->
        [0] .
       *[other] , który ma ich wolnych co najmniej { $open }.
    }
perk-hit-box-row-laid =
    Gdy tylko twój rząd leży: traf w jedno wolne miejsce trafienia jego pierwszej karty{ $open ->
        [0] .
       *[other] , jeśli ma ich wolnych co najmniej { $open }.
    }
perk-recover-gained = Po zdobyciu zregeneruj z pól zdolności: { $markers }.
perk-recover-before-roll = Raz na walkę, przed rzutem, zregeneruj z pól zdolności: { $markers }.
perk-recover-attack-end =
    { $least ->
        [0] Raz na walkę, na koniec ataku, zregeneruj z pól zdolności: { $markers }.
        [1] Raz na walkę, jeśli w ataku ginie demon, zregeneruj z pól zdolności: { $markers }.
       *[other] Raz na walkę, jeśli liczba demonów zabitych w ataku wynosi co najmniej { $least }, zregeneruj z pól zdolności: { $markers }.
    }
perk-take-potion = Po zdobyciu, o ile są wolne pola: { $potions }.
perk-shield-potions-drunk =
    { $n ->
        [one] Blok: { $n } tarcza za każdy eliksir użyty przed tym rzutem{ $most ->
            [99] .
           *[other] , najwyżej { $most }.
        }
        [few] Blok: { $n } tarcze za każdy eliksir użyty przed tym rzutem{ $most ->
            [99] .
           *[other] , najwyżej { $most }.
        }
       *[other] Blok: { $n } tarcz za każdy eliksir użyty przed tym rzutem{ $most ->
            [99] .
           *[other] , najwyżej { $most }.
        }
    }
perk-shield-unplaced-dice =
    { $n ->
        [one] Blok: { $n } tarcza za każdą nieprzydzieloną kość{ $most ->
            [99] .
           *[other] , najwyżej { $most }.
        }
        [few] Blok: { $n } tarcze za każdą nieprzydzieloną kość{ $most ->
            [99] .
           *[other] , najwyżej { $most }.
        }
       *[other] Blok: { $n } tarcz za każdą nieprzydzieloną kość{ $most ->
            [99] .
           *[other] , najwyżej { $most }.
        }
    }
perk-shift-die = Za każdym razem, gdy w twoim ataku ginie demon: możesz od razu zmienić jedną nieprzydzieloną kość dokładnie o { $n }.
perk-reroll =
    { $n ->
        [1] Raz na walkę, po rzucie: przerzuć jedną ze swoich kości.
       *[other] Raz na walkę, po rzucie: przerzuć razem najwyżej { $n } ze swoich kości.
    }
perk-sell-for-level =
    { $n ->
        [one] Raz na odpoczynek, ale nie podczas ostatniego: odrzuć przedmiot z torby za { $n } poziom w jednym z kolorów jego klejnotów.
        [few] Raz na odpoczynek, ale nie podczas ostatniego: odrzuć przedmiot z torby za { $n } poziomy w jednym z kolorów jego klejnotów.
       *[other] Raz na odpoczynek, ale nie podczas ostatniego: odrzuć przedmiot z torby za { $n } poziomów w jednym z kolorów jego klejnotów.
    }
perk-set-die =
    { $to ->
        [other-die] { $faces ->
            [any] Raz na walkę: ustaw jedną nieprzydzieloną kość na wynik innej twojej kości, przydzielonej lub nie.
           *[other] Raz na walkę: ustaw jedną nieprzydzieloną kość z wynikiem { $faces } na wynik innej twojej kości, przydzielonej lub nie.
        }
        [opposite] { $faces ->
            [any] Raz na walkę: odwróć jedną nieprzydzieloną kość, tak by n stało się 7 − n.
           *[other] Raz na walkę: odwróć jedną nieprzydzieloną kość z wynikiem { $faces }, tak by n stało się 7 − n.
        }
       *[any] { $faces ->
            [any] Raz na walkę: ustaw jedną nieprzydzieloną kość na dowolną ściankę.
           *[other] Raz na walkę: ustaw jedną nieprzydzieloną kość z wynikiem { $faces } na dowolną ściankę.
        }
    }
perk-silver-die-focus-pool = Rzuć też srebrną kością, jeśli skupienie w twojej puli wynosi co najmniej { $least }.
perk-silver-die-stamina-pool = Rzuć też srebrną kością, jeśli wytrwałość w twojej puli wynosi co najmniej { $least }.
perk-silver-die-potions-drunk =
    { $least ->
        [1] Rzuć też srebrną kością po użyciu eliksiru przed rzutem.
        [one] Rzuć też srebrną kością po użyciu co najmniej { $least } eliksiru przed rzutem.
        [few] Rzuć też srebrną kością po użyciu co najmniej { $least } eliksirów przed rzutem.
       *[other] Rzuć też srebrną kością po użyciu co najmniej { $least } eliksirów przed rzutem.
    }
perk-silver-die-rage-active =
    { $least ->
        [1] Rzuć też srebrną kością, gdy masz aktywny kafelek szału.
        [one] Rzuć też srebrną kością, gdy aktywny jest { $least } twój kafelek szału.
        [few] Rzuć też srebrną kością, gdy aktywne są { $least } twoje kafelki szału.
       *[other] Rzuć też srebrną kością, gdy aktywnych jest { $least } twoich kafelków szału.
    }
perk-silver-die-equal-faces = Rzuć też srebrną kością, jeśli ten sam wynik pokazują co najmniej { $least } z twoich kości.
all-stamina = wszystkie żetony wytrwałości
all-focus = wszystkie żetony skupienia

## Blessings and start cards

blessing-gain-stamina-text =
    { $n ->
        [one] Raz, w dowolnej chwili od odpowiedzi Władcy Demonów: { $n } dodatkowy żeton wytrwałości.
        [few] Raz, w dowolnej chwili od odpowiedzi Władcy Demonów: { $n } dodatkowe żetony wytrwałości.
       *[other] Raz, w dowolnej chwili od odpowiedzi Władcy Demonów: { $n } dodatkowych żetonów wytrwałości.
    }
blessing-gain-focus-text =
    { $n ->
        [one] Raz, w dowolnej chwili od odpowiedzi Władcy Demonów: { $n } dodatkowy żeton skupienia.
        [few] Raz, w dowolnej chwili od odpowiedzi Władcy Demonów: { $n } dodatkowe żetony skupienia.
       *[other] Raz, w dowolnej chwili od odpowiedzi Władcy Demonów: { $n } dodatkowych żetonów skupienia.
    }
blessing-attack = Raz, w kroku ataku. { $deed }
blessing-block = Raz, w kroku bloku. { $deed }
start-card = { $gem } z { $from } na { $to }

## Kinds of demons

demon-cinderling = Popiołek
    .acc = Popiołka
    .gen = Popiołka
demon-rotling = Gnilec
    .acc = Gnilca
    .gen = Gnilca
demon-rimebone = Szrono­kost
    .acc = Szronokosta
    .gen = Szronokosta
demon-ashmauler = Miażdży­ciel popiołów
    .acc = Miażdżyciela popiołów
    .gen = Miażdżyciela popiołów
demon-plaguefang = Kieł zarazy
    .acc = Kła zarazy
    .gen = Kła zarazy
demon-frost-reaver = Łupieżca mrozu
    .acc = Łupieżcę mrozu
    .gen = Łupieżcy mrozu
demon-pyre-tyrant = Tyran stosów
    .acc = Tyrana stosów
    .gen = Tyrana stosów
demon-gorge-maw = Paszcza otchłani
    .acc = Paszczę otchłani
    .gen = Paszczy otchłani
demon-hollow-king = Pusty król
    .acc = Pustego króla
    .gen = Pustego króla

# What each demon is called beside its name: many share one.
foe-r1-01-flavour = Okopcony
foe-r1-02-flavour = Podpalacz
foe-r1-03-flavour = Zjadacz iskier
foe-r1-04-flavour = Tlący się
foe-r1-05-flavour = z ostatniego paleniska
foe-r1-06-flavour = Trzaskający
foe-r1-07-flavour = Złodziej hubki
foe-r1-08-flavour = Nadpalony
foe-r1-09-flavour = z zimnego rusztu
foe-r1-10-flavour = Migotliwy
foe-r1-11-flavour = Żarooki
foe-r1-12-flavour = Nieugaszony
foe-r2-01-flavour = Wyważający drzwi
foe-r2-02-flavour = z dołów żużlu
foe-r2-03-flavour = Dwakroć kuty
foe-r2-04-flavour = Miech
foe-r2-05-flavour = Zrodzony na kowadle
foe-r2-06-flavour = Wół
foe-r2-07-flavour = z zerwanego łańcucha
foe-r2-08-flavour = o sercu z węgla
foe-r2-09-flavour = Mistrz jamy
foe-r3-01-flavour = Ukoronowany płomieniem
foe-r3-02-flavour = od dziewięciu stosów
foe-r3-03-flavour = Palący sady
foe-r3-04-flavour = Czerwony wyrok
foe-r3-05-flavour = Nieprzebaczający
foe-r3-06-flavour = Ostatnia pochodnia
foe-r3-07-flavour = z pustyni szkła
foe-g1-01-flavour = Ociekający
foe-g1-02-flavour = w czapce z pleśni
foe-g1-03-flavour = z mokrej piwnicy
foe-g1-04-flavour = Mlaskający
foe-g1-05-flavour = Zrodzony w rowie
foe-g1-06-flavour = Słodko pachnący
foe-g1-07-flavour = Muchomor
foe-g1-08-flavour = Wrzód
foe-g1-09-flavour = z czarnej studni
foe-g1-10-flavour = Powolny
foe-g1-11-flavour = Skubiący
foe-g1-12-flavour = Dziecię bagna
foe-g2-01-flavour = o żółtych zębach
foe-g2-02-flavour = z lasów gorączki
foe-g2-03-flavour = Trójnogi
foe-g2-04-flavour = Wyjący nocą
foe-g2-05-flavour = Król pcheł
foe-g2-06-flavour = Gryzący
foe-g2-07-flavour = z chorego stada
foe-g2-08-flavour = Parch
foe-g2-09-flavour = Padlinny ogar
foe-g3-01-flavour = Bezdenna
foe-g3-02-flavour = Połykająca wozy
foe-g3-03-flavour = z zatopionego młyna
foe-g3-04-flavour = Wiecznie głodna
foe-g3-05-flavour = Zjadająca dzwony
foe-g3-06-flavour = Zielony grób
foe-g3-07-flavour = Szeroka
foe-b1-01-flavour = Kruchy
foe-b1-02-flavour = Szczękający zębami
foe-b1-03-flavour = z zamarzniętego brodu
foe-b1-04-flavour = o oszronionych brwiach
foe-b1-05-flavour = Bezpalcy
foe-b1-06-flavour = Grzechotka
foe-b1-07-flavour = Pierwszy mróz
foe-b1-08-flavour = z płytkiego grobu
foe-b1-09-flavour = Blady
foe-b1-10-flavour = Sopel
foe-b1-11-flavour = Lękający się odwilży
foe-b1-12-flavour = Oślepły od śniegu
foe-b2-01-flavour = z zimowego marszu
foe-b2-02-flavour = Tnący żagle
foe-b2-03-flavour = Biała cisza
foe-b2-04-flavour = Gryzący tarcze
foe-b2-05-flavour = z długiej nocy
foe-b2-06-flavour = Bez przysięgi
foe-b2-07-flavour = Szare wiosło
foe-b2-08-flavour = Zapierający dech
foe-b2-09-flavour = Kroczący przez zaspy
foe-b3-01-flavour = Bez tronu
foe-b3-02-flavour = z pustej sali
foe-b3-03-flavour = Król pod szronem
foe-b3-04-flavour = Ostatni dziedzic
foe-b3-05-flavour = o głuchym głosie
foe-b3-06-flavour = Korona z drzazg
foe-b3-07-flavour = Niepogrzebany

## Attacks of the Demon Lord

attack-whispers = Szepty
attack-stolen-light = Skradzione światło
attack-clouded-mind = Zmącony umysł
attack-twisted-will = Spaczona wola
attack-corrosion = Korozja
attack-grasping-dark = Chwytny mrok
attack-shadow-of-death = Cień śmierci
attack-broken-vow = Złamana przysięga
attack-rain-of-embers = Deszcz żaru
attack-hunger-of-the-pit = Głód otchłani
attack-crushing-dread = Miażdżąca groza
attack-cruel-mercy = Okrutna łaska
attack-rusted-steel = Zardzewiała stal
attack-spilled-vial = Rozlana fiolka

## Fury cards

fury-fu-01 = Wysysające spojrzenie
fury-fu-02 = Żelazna danina
fury-fu-03 = Myto dusz
fury-fu-04 = Wycie obłędu
fury-fu-05 = Ruchome piaski
fury-fu-06 = Złamana wróżba
fury-fu-07 = Zrządzenie losu
fury-fu-08 = Szyderczy śmiech
fury-fu-09 = Zimna pogarda
fury-fu-10 = Zamaszysty pazur
fury-fu-11 = Łańcuch popiołu
fury-fu-12 = Porywający cień
fury-fu-13 = Zasłona kłamstw
fury-fu-14 = Sala luster
fury-fu-15 = Palący oddech
fury-fu-16 = Krzyk potępionych
fury-fu-17 = Żrąca ślina
fury-fu-18 = Rozwarta paszcza

## Heroes, each with how the hero plays

hero-huntress = Łowczyni
    .acc = Łowczynię
    .gen = Łowczyni
    .dat = Łowczyni
hero-huntress-text = Celność i przygotowanie: pełne pule, zraniona zdobycz, jeden pewny strzał.
hero-huntress-flavour = Nie zdołała ocalić swojej doliny, więc liczy to, co ją spaliło.
hero-outlaw = Banita
    .acc = Banitę
    .gen = Banity
    .dat = Banicie
hero-outlaw-text = Eliksiry jako paliwo: dodatkowa kość, tarcze, brudne sztuczki, łupy wymieniane na poziomy.
hero-outlaw-flavour = Trucizna króla go nie zabiła; dziś na śniadanie pija gorsze rzeczy.
hero-slayer = Pogromca
    .acc = Pogromcę
    .gen = Pogromcy
    .dat = Pogromcy
hero-slayer-text = Wytrwałość i szał: znosi ciosy, za ataki płaci potem, gniewu starcza mu na dwóch.
hero-slayer-flavour = Wyrósł na starych pieśniach o tym dniu i zmęczyło go czekanie.
hero-dancer = Tancerka
    .acc = Tancerkę
    .gen = Tancerki
    .dat = Tancerce
hero-dancer-text = Skupienie i tempo: kopiuje, obraca i odzyskuje kości, zabija seriami, mało wytrzymuje.
hero-dancer-flavour = Starsza siostra wraca po swoją koronę, jeden odmierzony krok za drugim.

## Skills

skill-huntress-red-1 = Sidła
skill-huntress-green-1 = Dzika krew
skill-huntress-blue-1 = Przypływ sił
skill-huntress-red-2 = Zahar­towana
skill-huntress-green-2 = Podcięcie
skill-huntress-blue-2 = Pewna ręka
skill-huntress-red-3 = Prosto w serce
skill-huntress-green-3 = Sokole oko
skill-huntress-blue-3 = Bystry wzrok
skill-outlaw-red-1 = Pas na fiolki
skill-outlaw-green-1 = Paser
skill-outlaw-blue-1 = Bezsen­ność
skill-outlaw-red-2 = Odręt­wienie
skill-outlaw-green-2 = Uliczny spryt
skill-outlaw-blue-2 = Zastrzyk adrena­liny
skill-outlaw-red-3 = Blizny
skill-outlaw-green-3 = Fałszywe kości
skill-outlaw-blue-3 = Jad
skill-slayer-red-1 = Żelazna skóra
skill-slayer-green-1 = Rozpęd
skill-slayer-blue-1 = Dawne opowieści
skill-slayer-red-2 = Serce wołu
skill-slayer-green-2 = Przebicie
skill-slayer-blue-2 = Woń krwi
skill-slayer-red-3 = Bliźnia­cza furia
skill-slayer-green-3 = Twarda droga
skill-slayer-blue-3 = Chwyt przodków
skill-dancer-red-1 = Splot
skill-dancer-green-1 = Piruet
skill-dancer-blue-1 = Opano­wanie
skill-dancer-red-2 = Lata ćwiczeń
skill-dancer-green-2 = Podwójny cios
skill-dancer-blue-2 = Bis
skill-dancer-red-3 = Lustrzany krok
skill-dancer-green-3 = Wewnętrzny rytm
skill-dancer-blue-3 = Płynność

## Blessings

blessing-ember-of-strength = Żar siły
blessing-ember-of-thought = Żar myśli
blessing-guardian-wing = Skrzydło strażnika
blessing-rising-light = Wschodzące światło
blessing-falling-star = Spadająca gwiazda

## Names of items

item-smiths-hammer = Młot kowala
item-scribes-gloves = Rękawice skryby
item-thornweave-vest = Kamizela z cierni
item-kettle-helm = Kapalin
item-marching-boots = Buty piechura
item-quilted-robe = Pikowana szata
item-gravediggers-gloves = Rękawice grabarza
item-yew-cudgel = Cisowa pałka
item-militia-spear = Włócznia milicji
item-couriers-boots = Buty kuriera
item-glass-knife = Szklany nóż
item-antlered-hood = Kaptur z porożem
item-pilgrims-circlet = Opaska piel­grzyma
item-apprentices-wand = Różdżka ucznia
item-weavers-gloves = Rękawice tkaczki
item-splintered-buckler = Pęknięty puklerz
item-mosswalkers = Mchołazy
item-feathered-cap = Czapka z piórem
item-hobnailed-boots = Podkute buty
item-brawlers-wraps = Owijki zawadiaki
item-boiled-leather = Gotowana skóra
item-needle-dagger = Sztylet iglica
item-barkcloth-coat = Płaszcz z kory
item-serpent-whip = Wężowy bicz
item-archers-bracer = Karwasz łucznika
item-veterans-sallet = Salada weterana
item-seers-hood = Kaptur wieszczki
item-bone-ring-shirt = Koszula z kości
item-scouts-bow = Łuk zwiadowcy
item-studded-mitts = Nabijane rękawice
item-moonlit-mantle = Księ­życowa opończa
item-notched-axe = Wyszczer­biony topór
item-hunting-sickle = Łowiecki sierp
item-trappers-boots = Buty trapera
item-silk-slippers = Jedwabne pantofle
item-woodcutters-hatchet = Toporek drwala
item-wardens-greathelm = Wielki hełm strażnika
item-visor-of-embers = Przyłbica żaru
item-conjurers-gloves = Rękawice kuglarza
item-windrunners = Wiatro­chody
item-veil-of-mist = Zasłona mgły
item-ironshod-treads = Okute trzewiki
item-druids-staff = Kostur druida
item-tower-shield = Pawęż
item-runed-sabre = Runiczna szabla
item-serpent-bow = Wężowy łuk
item-boar-tusk-helm = Hełm z kłów dzika
item-oracles-diadem = Diadem wyroczni
item-gladiators-plate = Zbroja gladia­tora
item-acrobats-shoes = Trzewiki akrobaty
item-sure-foot-greaves = Nago­lenice pewnego kroku
item-twin-stilettos = Bliźnia­cze sztylety
item-thorn-flail = Cierniowy korbacz
item-ogre-knuckles = Kastety ogra
item-poachers-grips = Chwyty kłusow­nika
item-sandals-of-the-long-road = Sandały długiej drogi
item-templars-mail = Kolczuga templa­riusza
item-headsmans-sword = Miecz kata
item-scalehide = Łuskowa skóra
item-duelists-gauntlets = Rękawice pojedyn­kowicza
item-warhammer-of-oaths = Młot przysiąg
item-mask-of-leaves = Maska z liści
item-star-tipped-wand = Różdżka z gwiazdą
item-wildheart-claws = Pazury dzikiego serca
item-dragonbone-cuirass = Kirys ze smoczej kości
item-comet-striders = Buty komety
item-titans-fists = Pięści tytana
item-moonsilver-glaive = Glewia z księży­cowego srebra
item-lionheart-helm = Hełm lwiego serca
item-sceptre-of-stars = Berło gwiazd
item-dawnbreaker = Brzask
item-hands-of-fate = Dłonie losu
item-stormcaller = Zew burzy
item-aegis-of-the-first-king = Egida pierw­szego króla
item-astral-tiara = Astralna tiara
item-heartwood-plate = Pancerz z twar­dzieli
item-seven-hill-boots = Buty siedmiu wzgórz
item-shroud-of-quiet = Całun ciszy
item-bulwark-of-thorns = Wał cierni
item-whisper-the-last-arrow = Szept, ostatnia strzała
item-bloodmoon-axe = Topór krwawego księżyca
item-earthshakers = Wstrząsy ziemi
item-spellbinders-grasp = Uścisk zakli­nacza
item-crown-of-three-dawns = Korona trzech świtów
