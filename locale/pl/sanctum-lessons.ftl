# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = Droga do miasta
lessons-about = Poznaj Sanctum w trakcie gry: siedem krótkich rozdziałów, około 5 minut.

lesson-the-road = Droga i jej demony
lesson-the-road-about = W każdej turze wybierasz jedno: ruch, walkę albo odpoczynek.
lesson-the-road-race = Ścigasz się do miasta. Czeka tam Władca Demonów. Wygrywa ten, komu zostanie najwięcej życia.
lesson-the-road-move = Twoja pierwsza tura to ruch: stajesz na czele i wyprzedzasz { hero-outlaw.acc }.
lesson-the-road-take = Teraz weź parę demonów. Kości pod każdym trzeba trafić. Weź { demon-cinderling.acc } 6 i { demon-rotling.acc } 4.
lesson-the-road-take-other = Równie dobrze. Ale kości tej lekcji lepiej pasują do drugiej pary.
lesson-the-road-stay = Zostają przy tobie, aż je zabijesz. W następnej turze walczysz.

lesson-first-fight = Twoja pierwsza walka
lesson-first-fight-about = Kość trafia swoją liczbę, a zdolności zmieniają kości.
lesson-first-fight-roll = Walcz: rzucasz wszystkimi swoimi kośćmi. Na razie masz dwie.
lesson-first-fight-four = Kość 4 od razu pasuje: { demon-rotling } właśnie jej potrzebuje. Przydziel ją tam.
lesson-first-fight-four-changed = Pasowała bez zmian. Zmiany kosztują, więc najpierw szukaj darmowych trafień.
lesson-first-fight-gloves = Kości 5 brakuje jednego oczka. Rękawice zmieniają kość o jedno w górę lub w dół. Kosztują 1 żeton skupienia, który wraca po odpoczynku.
lesson-first-fight-gloves-rage = Szał daje dowolną liczbę. Jest silny, więc go oszczędzaj: rękawice robią to za jeden żeton skupienia.
lesson-first-fight-six = Teraz pasuje do { demon-cinderling.gen }. Traf i zakończ atak. Gdy nie ma demonów, nie ma obrażeń.
lesson-first-fight-six-end = Jeden demon jeszcze stoi i zada ci obrażenia: 1.
lesson-first-fight-level = Każdy zabity demon czegoś cię uczy: to poziom. Potem staje się przedmiotem na później. Przesuń w górę dowolny podświetlony klejnot, dwa razy.

lesson-damage-and-shields = Obrażenia i tarcze
lesson-damage-and-shields-about = Kto jeszcze stoi, ten rani; tarcze kosztują wytrwałość.
lesson-damage-and-shields-roll = Oba demony wymagają 6. Walcz z nimi.
lesson-damage-and-shields-rage = Żadnej 6. Czas na szał: ustawia jedną kość na dowolną liczbę. Zrób z 3 szóstkę i traf nią.
lesson-damage-and-shields-rage-gloves = Jeden krok to za mało: z 3 robi się 4.
lesson-damage-and-shields-end = Kość 1 tam nie sięgnie. Zakończ atak. Fioletowe pole mówi, ile to będzie kosztować.
lesson-damage-and-shields-angry = Kość została, a demon żyje. To cię złości: szał jest znów gotowy.
lesson-damage-and-shields-block = Nadchodzą obrażenia: 1. Twoja zbroja daje 2 tarcze za 2 żetony wytrwałości. Zablokuj.
lesson-damage-and-shields-block-wound = Jedna rana: życie 9. Życie liczy się na końcu, ale wytrwałość może przydać się wcześniej.

lesson-levels-and-skills = Poziomy i umiejętności
lesson-levels-and-skills-about = Klejnoty idą w górę, a pusta umiejętność jest twoja.
lesson-levels-and-skills-first = Giną dwa demony. Zacznij od czerwonego: jego poziom przesuwa w górę czerwony klejnot.
lesson-levels-and-skills-first-blue = Każda kolejność jest dobra. Ta lekcja zaczyna od czerwonego.
lesson-levels-and-skills-snare = Schodzi ostatni klejnot z umiejętności „{ skill-huntress-red-1 }” i jest ona twoja. Przesuń go w górę.
lesson-levels-and-skills-snare-lower = Ten klejnot idzie o krok w górę. Ale umiejętność „{ skill-huntress-red-1 }” byłaby twoja od razu.
lesson-levels-and-skills-pool = Klejnot jest teraz w twojej puli. Klejnotami płacisz za przedmioty.
lesson-levels-and-skills-sight = Niebieski poziom. { skill-huntress-blue-3 } daje 2 żetony skupienia, gdy zejdą oba klejnoty. Przesuń jeden.
lesson-levels-and-skills-sight-nearer = Też dobrze. Inna umiejętność jest już bliżej.

lesson-rest-and-gear = Odpoczynek i ekwipunek
lesson-rest-and-gear-about = Żetony wracają, a przedmioty można założyć.
lesson-rest-and-gear-rest = Odpocznij: wracają wszystkie użyte żetony.
lesson-rest-and-gear-boots = Buty wymagają czerwonego klejnotu, a masz taki. Pierwszy przedmiot daje ci na stałe trzecią kość.
lesson-rest-and-gear-boots-white = To działa: biały to dowolny kolor. Ale wtedy brakuje klejnotu na kaptur.
lesson-rest-and-gear-hood = Kaptur wymaga zielonego. Biały klejnot zastępuje dowolny kolor.
lesson-rest-and-gear-hood-sold = Dostajesz za niego eliksir. Założony, zmieniałby kości w każdej walce.
lesson-rest-and-gear-done = Przedmioty, których nie założysz, wymienia się na eliksiry. Nie masz już żadnych, więc to koniec.

lesson-goals-and-blessings = Cele i błogosławieństwa
lesson-goals-and-blessings-about = Kto pierwszy, ten lepszy.
lesson-goals-and-blessings-goal = Trzy umiejętności: pierwszy bohater, który je ma, bierze ten cel. Przesuń klejnot.
lesson-goals-and-blessings-goal-lower = To dozwolone. Ale cel czeka na twoją trzecią umiejętność.
lesson-goals-and-blessings-blessing = Pod celem leży błogosławieństwo, które widzisz tylko ty. Działa od Ostatecznej Bitwy.

lesson-the-demon-lord = Władca Demonów
lesson-the-demon-lord-about = Mury, ostatni odpoczynek i cel całej drogi.
lesson-the-demon-lord-breach = Stoisz przy murach i żaden demon cię nie ściga. Przedrzyj się. Kto zwleka, ściąga na siebie więcej gniewu Władcy Demonów.
lesson-the-demon-lord-breach-rest = Możesz. Ale wtedy { hero-outlaw } może zdążyć przed tobą.
lesson-the-demon-lord-gear = Ostatni odpoczynek. Czego teraz nie założysz, przepada. Załóż { item-silk-slippers } i zakończ.
lesson-the-demon-lord-gear-empty = Pasowałby jeszcze jeden przedmiot. Potem przepadnie.
lesson-the-demon-lord-hit = Trafić można tylko kartę pod twoją figurką. Kości 1 i 3 ją pokonują.
lesson-the-demon-lord-on = Od razu idziesz dalej, z kośćmi, które zostały. Kość 4 pasuje, a rękawice robią z 5 czwórkę.
lesson-the-demon-lord-on-end = Ostatnia karta by została i zadała ci obrażenia: 3.
lesson-the-demon-lord-won = Pada ostatnia karta. Masz 9 punktów życia, twój rywal 7. Wygrywasz!
