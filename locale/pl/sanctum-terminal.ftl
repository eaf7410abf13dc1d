# Sanctum in the terminal: letters and short words of the drawing, and the table in words.

## The drawing in the terminal

draw-title = { $game } · { $difficulty } · { $phase }
draw-turn = tura { $turn } · { $hero }
draw-phase-setup = przygotowanie
draw-phase-journey = w drodze
draw-phase-last-rest = ostatni odpoczynek
draw-phase-answer = Władca Demonów odpowiada
draw-phase-last-battle =
    { $round ->
        [0] Ostateczna Bitwa
       *[other] Ostateczna Bitwa, runda { $round }
    }
draw-phase-over = koniec
draw-none = –
draw-printed = nadruk
draw-skill = umiejętność
draw-slot-helmet = hełm
draw-slot-armour = zbroja
draw-slot-gloves = rękaw.
draw-slot-boots = buty
draw-slot-weapon-1 = broń
draw-slot-weapon-2 = broń
letter-box-red = c
letter-box-blue = n
letter-box-purple = f
letter-box-stamina = W
letter-box-focus = S
draw-grave = śmierć przy { $grave }
draw-dice-count = kości { $dice }
draw-rage = szał
draw-pools = wytrwałość { $stamina }/{ $all_stamina }  skupienie { $focus }/{ $all_focus }
draw-potions = eliksiry C{ $red } N{ $blue } z { $slots }
draw-gems = klejnoty
draw-more-damage = obrażenia w następnej walce większe o { $damage }
draw-blessings = błogosławieństwa
draw-closed = ?
draw-pouch = Torba:
draw-rolled = Kości
draw-clash = obrażenia { $damage }, tarcze { $shields }: rany { $wounds }
draw-only-changed = tylko zmodyfikowane kości
draw-act =
    Akt { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }
draw-laid = karty przy katedrze: { $laid }
draw-decks = Talie
draw-goals = Osiągnięcia
draw-mastery-skill = umiejętności
draw-mastery-gem = klejnoty
draw-mastery-equipment = ekwipunek
draw-mastery-level = poziom
draw-dead = nie żyje
draw-triumphant = Władca Demonów pokonany
draw-counts = W{ $stamina } S{ $focus } eliksiry { $potions } umiejętności { $skills } przedmioty { $items }
draw-fury = furia
draw-lord = władca
draw-lord-ahead =
    { $cards ->
        [0] Władca Demonów już nie ryczy.
        [one] Następny ryk: { $cards } karta. Talia: { $deck }.
        [few] Następny ryk: { $cards } karty. Talia: { $deck }.
       *[other] Następny ryk: { $cards } kart. Talia: { $deck }.
    }
about = { $name }: { $text }
note-fells = pada
note-gains = zdobywasz: { $skill }
note-leaves = schodzi: { $skill }
note-wounds = rany { $wounds }, życie { $left }
note-penalty =
    { $steps ->
        [1] jak wyżej
       *[other] całość
    }
score-survived =
    { $rank }. { $hero }: życie { $life }, { $achievements ->
        [one] { $achievements } osiągnięcie
        [few] { $achievements } osiągnięcia
       *[other] { $achievements } osiągnięć
    }
score-fallen =
    { $rank }. { $hero }: śmierć, { $cards ->
        [one] { $cards } pokonana karta
        [few] { $cards } pokonane karty
       *[other] { $cards } pokonanych kart
    }, { $hits ->
        [one] { $hits } trafienie w następną
        [few] { $hits } trafienia w następną
       *[other] { $hits } trafień w następną
    }

cli-welcome = Witaj na drodze do Sanctum. Enter wybiera to, co w nawiasie.
cli-ask-players = Ilu bohaterów, { $answers }? [{ $default }]
cli-no-odds = Teraz nie ma szans do obliczenia.
odds-before = Szansa na pokonanie każdego z osobna, gdy wszystko idzie na niego: { $foes }
odds-rolled = Tymi kośćmi można jeszcze pokonać, każdego z osobna: { $foes }
odds-all = wszystkie
odds-rolled-none = Tymi kośćmi nic więcej nie da się pokonać.
cli-help-actions = Wpisz numer albo samą akcję: „walka”, „wyekwipuj kaptur”; wystarczą początki słów. Enter pokazuje menu jeszcze raz.
cli-help-marks = Znaki: [2] miejsce trafienia, [×] trafione lub zniszczone, × zużyte, ⚔ obrażenia, [{ letter-box-red }] [{ letter-box-blue }] [{ letter-box-purple }] czerwone, niebieskie, fioletowe pole zdolności, [{ letter-box-stamina }] żeton wytrwałości na polu, [{ letter-box-focus }] żeton skupienia na polu, ●○ szał aktywny lub nieaktywny, ✓ zdobyte lub pokonane, * zmodyfikowana kość, (4) przydzielona kość, ° srebrna kość, ▣ skrzynia, ✚ boska interwencja.

## The table in words

tell-road = Droga: { $act }, pole { $space }.
tell-set = Na planszy: { $demons }.
tell-foe = { $foe }, { $levels }, wolne miejsca { $boxes }, obrażenia { $damage }, przedmiot { $item }
tell-foe-beaten = { $foe }, { $levels }, wszystkie miejsca trafione, przedmiot { $item }
tell-dead = { $hero } nie żyje.
tell-champion = { $hero }: życie { $life }, kości { $dice }, szał { $rage }, wytrwałość { $stamina }, skupienie { $focus }, czerwone eliksiry { $red }, niebieskie eliksiry { $blue }, demony { $demons }, pokonane karty { $beaten }.
tell-slot = { $slot }: { $item }; { $abilities }.
tell-ability = { $deed }
tell-blocked = { $deed } (zajęte)
tell-skills = Zdobyte umiejętności: { $skills }.
tell-column = Klejnoty na umiejętnościach ({ $colour }): I { $first }, II { $second }, III { $third }.
tell-gems = Pula klejnotów: czerwone { $red }, zielone { $green }, niebieskie { $blue }, białe { $white }.
tell-pouch = Torba: { $items }.
tell-blessings = Błogosławieństwa: { $blessings }.
tell-demon = Twój demon: { $demon }.
tell-card = Karta { $place } twojego rzędu: wolne miejsca { $boxes }, obrażenia { $damage }.
tell-clash = Kości: { $dice }. Obrażenia { $damage }, tarcze { $shields }.
