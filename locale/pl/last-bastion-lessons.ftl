# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = Pierwsza noc
lessons-about = Poznaj Last Bastion w trakcie gry: sześć krótkich rozdziałów, około 6 minut.

lesson-move-and-act = Ruch i akcja
lesson-move-and-act-about = Jeden ruch i jedna akcja w każdej turze.
lesson-move-and-act-goal = Dziewięć kafelków to twój bastion. Wokół stoją cztery hordy. W tej talii kryje się wódz. Pokonajcie go, a wszyscy wygracie.
lesson-move-and-act-move = Twój bohater to { hero-kazgin }. W każdej turze możesz ruszyć się o jeden kafelek, także na ukos. Idź { tile-market.to }.
lesson-move-and-act-move-elsewhere = Możesz tam iść. Na razie jednak { tile-market } pokaże więcej: daje żetony.
lesson-move-and-act-market = Masz też jedną akcję: aktywuj swój kafelek albo walcz. Aktywuj { tile-market.acc }. Rzuca się tu dwiema kośćmi.
lesson-move-and-act-market-fight = Możesz teraz walczyć. To będzie później. Najpierw zdobądź coś do walki.
lesson-move-and-act-red = Za czerwień dostajesz czerwony żeton. Biała to dowolny kolor. Weź znów czerwony, bo { card-butcher } jest czerwony.
lesson-move-and-act-red-other = Dobry żeton, ale na { card-butcher.acc } działają tylko czerwone.
lesson-move-and-act-end = Był ruch i była akcja: to cała tura. Zakończ ją.
lesson-move-and-act-end-call = To coś dodatkowego i cennego. Zachowaj to: mówi o tym rozdział trzeci.

lesson-first-fight = Twoja pierwsza walka
lesson-first-fight-about = Liczą się kości w kolorze karty, a biała ścianka zastępuje każdy kolor.
lesson-first-fight-fight = { card-butcher } pada od 2 czerwonych trafień. Rzucasz trzema kośćmi i szarą kością { hero-kazgin.gen }. Liczą się czerwone i białe ścianki. Walcz.
lesson-first-fight-fight-market = Masz zielony i żółty żeton. Na czerwoną kartę nie działają, a akcja już za tobą.
lesson-first-fight-beat = Jedna czerwona, a szara kość jest biała: razem 2. Pozostałe kości nic nie dają. Pokonaj { card-butcher.acc }.
lesson-first-fight-beat-decline = Możesz i nic nie tracisz. Ale { card-butcher } zostaje. Tutaj możesz cofnąć rzut, przy prawdziwym stole nie.
lesson-first-fight-heart = Serce: { card-butcher } daje ci 1 życie. Białe znaki są dobre. Fioletowe ranią, ale { hero-kazgin } nic sobie z nich nie robi.
lesson-first-fight-on = Możesz jeszcze się ruszyć. Idź { tile-tavern.to }, a potem zakończ turę.
lesson-first-fight-on-stay = Możesz zostać. Ale następna walka jest w rogu, za daleko na jeden ruch.
lesson-first-fight-corner = Twoja następna tura. Naprzeciw rogu leżą dwie karty. Idź { tile-dispensary.to }.
lesson-first-fight-corner-tavern = Życie zawsze się przyda. Czekają jednak dwie karty, które możesz pokonać naraz.
lesson-first-fight-both = Jedna wymaga niebieskiego, druga żółtego. Rzuć raz na obie i pokonaj obie.
lesson-first-fight-both-one = Wystarczyło po jednej kości: niebieska na { card-hollow-summoner.acc }, biała jako żółta na { card-grave-ringer.acc }.

lesson-equipment-and-calls = Żetony i wezwania
lesson-equipment-and-calls-about = Żetony pomagają po rzucie; wezwanie aktywuje kafelek z daleka.
lesson-equipment-and-calls-fight = { card-incubus } wymaga 2 czerwonych. Najpierw rzuć. Żetonami płacisz po rzucie, więc żaden się nie zmarnuje.
lesson-equipment-and-calls-token = Jedna czerwona to za mało. Czerwony żeton dodaje jedną. Wydaj swój.
lesson-equipment-and-calls-token-hers = To też działa: liczą się żetony bohaterów na twoim kafelku. Zapytaj, zanim je weźmiesz.
lesson-equipment-and-calls-skull = Gdy padnie, inni muszą rzucić kością z czaszką. { hero-kazgin } nie musi. Pokonaj cel.
lesson-equipment-and-calls-call = Wezwanie do broni aktywuje dowolny kafelek z daleka, niezależnie od ruchu i akcji. Aktywuj tak { tile-tavern.acc } dla { hero-mylfaar.gen }.
lesson-equipment-and-calls-call-end = Możesz je zachować. Na końcu wezwanie daje punkty. Wcześniej może uratować życie.
lesson-equipment-and-calls-talk = { hero-mylfaar } dostaje życie i od razu się rusza. Dlatego rozmawia się przed działaniem. Zakończ turę.

lesson-horde-and-grasps = Horda i jej szpony
lesson-horde-and-grasps-about = Najpierw działa horda, potem ty.
lesson-horde-and-grasps-haunt = Twoja tura zaczyna się od hordy. { card-void-wisp } wzywa na siebie szpon zła.
lesson-horde-and-grasps-place = Teraz przychodzi karta. Kolorowe idą na swoją planszę, czarne na twoją. Umieść { card-nefarious-cannon.acc } po lewej.
lesson-horde-and-grasps-place-right = Też dobrze. Zobacz, przed którym kafelkiem leży: stamtąd możesz z nią walczyć.
lesson-horde-and-grasps-walks = W następnej turze szpon idzie na kafelek przed kartą. Trzy kafelki we władzy zła to porażka. Jeden już jest.
lesson-horde-and-grasps-stop = Powstrzymaj go. Idź { tile-dwarven-quarry.to } i walcz.
lesson-horde-and-grasps-stop-fountain = Też dobrze: znikają dwa szpony. Ale { card-void-wisp } zostaje i wezwie następny.
lesson-horde-and-grasps-beaten = Pokonaj kartę, a zniknie też jej szpon. Potem zakończ turę.
lesson-horde-and-grasps-neutral = Ta plansza jest niczyja: nie dobiera karty. Jej znaki jednak działają, a wy wybieracie, w kogo trafią.

lesson-tiles-and-team = Kafelki i gra zespołowa
lesson-tiles-and-team-about = Razem zróbcie z dużej karty małą.
lesson-tiles-and-team-banner = { card-slag-colossus } wymaga 4 czerwonych: dziś za dużo. { tile-standard } osłabia o 1 wszystkie karty jednego koloru. Wybierz czerwony.
lesson-tiles-and-team-banner-fight = Jedna czerwona z czterech. Przepada tylko akcja. Najpierw przydałaby się pomoc.
lesson-tiles-and-team-charm = { hero-mylfaar } przychodzi na twój kafelek i rzuca urok: znów o 1 mniej. Liczba na karcie to teraz 2.
lesson-tiles-and-team-together = Dwie czerwone, a czerwony żeton { hero-mylfaar.gen } jest na twoim kafelku. Walcz, wydaj go i pokonaj kartę.
lesson-tiles-and-team-together-move = Wtedy ten żeton jest poza zasięgiem: dzielą się tylko bohaterowie na jednym kafelku.
lesson-tiles-and-team-gifts = Zostawia ci dowolny żeton i zdejmuje szpon. Weź czarny i uwolnij { tile-tomb.acc }.

lesson-the-warlord = Wódz
lesson-the-warlord-about = Jak się wygrywa, jak przegrywa i jak to przewidzieć.
lesson-the-warlord-strip = Spójrz na pasek: dwie czaszki z trzech. Mówi, co grozi porażką i kiedy.
lesson-the-warlord-lose = Przegrywacie też, gdy wszyscy bohaterowie są poza akcją. Albo gdy trzeba dobrać kartę, a talia jest pusta.
lesson-the-warlord-place = Wódz! Jest czerwony, więc idzie na czerwoną planszę. Umieść go po lewej, przed sobą.
lesson-the-warlord-place-farther = Wtedy musisz najpierw podejść. Po lewej stoi przed twoim kafelkiem.
lesson-the-warlord-fight = Potrzeba 4 czerwonych, a z proporcem 3. Wystarczą dwa żetony i jedna czerwona ścianka. Walcz, wydaj oba i pokonaj go.
lesson-the-warlord-fight-call = Ostrożna gra: dwa kafelki znów wolne, a walczyć nadal możesz. Ale wezwania to punkty na końcu.
lesson-the-warlord-won = Pada ostatni wódz: wszyscy wygrywacie. Punkty przynoszą życie, wezwania i czyste kafelki.
