# Sanctum in the terminal: letters and short words of the drawing, and the table in words.

## The drawing in the terminal

draw-title = { $game } · { $difficulty } · { $phase }
draw-turn = tah { $turn } · { $hero }
draw-phase-setup = příprava
draw-phase-journey = na cestě
draw-phase-last-rest = poslední odpočinek
draw-phase-answer = pán démonů útočí
draw-phase-last-battle =
    { $round ->
        [0] závěrečná bitva
       *[other] závěrečná bitva, kolo { $round }
    }
draw-phase-over = konec
draw-none = –
draw-printed = tištěný
draw-skill = schopn.
draw-slot-helmet = přilba
draw-slot-armour = zbroj
draw-slot-gloves = rukav.
draw-slot-boots = boty
draw-slot-weapon-1 = zbraň
draw-slot-weapon-2 = zbraň
letter-box-red = č
letter-box-blue = m
letter-box-purple = f
letter-box-stamina = V
letter-box-focus = Ů
draw-grave = smrt na { $grave }
draw-dice-count = kostky { $dice }
draw-rage = zuřivost
draw-pools = výdrž { $stamina }/{ $all_stamina }  vůle { $focus }/{ $all_focus }
draw-potions = lektvary Č{ $red } M{ $blue } / { $slots }
draw-gems = kameny
draw-more-damage = v příštím boji zranění navíc: { $damage }
draw-blessings = požehnání
draw-closed = ?
draw-pouch = Vak:
draw-rolled = Kostky
draw-clash = zranění { $damage }, štíty { $shields }: ztráta životů { $wounds }
draw-only-changed = jen modifikované kostky
draw-act =
    { $number ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[other] V
    }. dějství
draw-laid = u katedrály karet: { $laid }
draw-decks = Balíčky
draw-goals = Úkoly
draw-mastery-skill = schopnosti
draw-mastery-gem = kameny
draw-mastery-equipment = vybavení
draw-mastery-level = úroveň
draw-dead = nežije
draw-triumphant = pán démonů poražen
draw-counts = výdrž { $stamina } vůle { $focus } lektvary { $potions } schopn. { $skills } předm. { $items }
draw-fury = skrytý
draw-lord = pán
draw-lord-ahead =
    { $cards ->
        [0] Pán démonů už neodpoví.
        [one] Příští odpověď: { $cards } karta. Balíček: { $deck }.
        [few] Příští odpověď: { $cards } karty. Balíček: { $deck }.
       *[other] Příští odpověď: { $cards } karet. Balíček: { $deck }.
    }
about = { $name }: { $text }
note-fells = padne
note-gains = odemkne: { $skill }
note-leaves = opouští: { $skill }
note-wounds = { $wounds } ze životů { $left }
note-penalty =
    { $steps ->
        [1] viz výše
       *[other] všechno
    }
score-survived =
    { $rank }. { $hero }: životy { $life }, { $achievements ->
        [one] { $achievements } úkol
        [few] { $achievements } úkoly
       *[other] { $achievements } úkolů
    }
score-fallen =
    { $rank }. { $hero }: pád, { $cards ->
        [one] { $cards } poražená karta
        [few] { $cards } poražené karty
       *[other] { $cards } poražených karet
    }, { $hits ->
        [one] { $hits } zásah na další
        [few] { $hits } zásahy na další
       *[other] { $hits } zásahů na další
    }

cli-welcome = Vítej na cestě do Sancta. Enter bere to, co je v závorkách.
cli-ask-players = Kolik hrdinů, { $answers }? [{ $default }]
cli-no-odds = Teď nelze říci žádné šance.
odds-before = Šance porazit každého, když se vše utratí jen na něj: { $foes }
odds-rolled = S kostkami na stole můžeš, každého zvlášť, ještě porazit: { $foes }
odds-all = všichni
odds-rolled-none = S kostkami na stole už nikoho porazit nelze.
cli-help-actions = Napiš číslo, nebo samotnou akci: „boj“, „nasadit kápě“; stačí začátky slov. Enter znovu ukáže nabídku.
cli-help-marks = Značky: [2] symbol kostky, [×] zásah nebo poškození, × použito, ⚔ zranění, [{ letter-box-red }] [{ letter-box-blue }] [{ letter-box-purple }] červené, modré, fialové políčko efektu, [{ letter-box-stamina }] [{ letter-box-focus }] výdrž nebo vůle na něm, ●○ zuřivost aktivní nebo neaktivní, ✓ odemknuto nebo poraženo, * modifikovaná kostka, (4) přiřazená kostka, ° stříbrná kostka, ▣ truhla, ✚ zásah shůry.

## The table in words

tell-road = Cesta: { $act }, pole { $space }.
tell-set = Na plánu: { $demons }.
tell-foe = { $foe }, { $levels }, volné { $boxes }, zranění { $damage }, předmět { $item }
tell-foe-beaten = { $foe }, { $levels }, všechny symboly zasažené, předmět { $item }
tell-dead = { $hero } nežije.
tell-champion = { $hero }: životy { $life }, kostky { $dice }, zuřivost { $rage }, výdrž { $stamina }, vůle { $focus }, červené lektvary { $red }, modré lektvary { $blue }, démoni { $demons }, poražené karty { $beaten }.
tell-slot = { $slot }: { $item }; { $abilities }.
tell-ability = { $deed }
tell-blocked = { $deed } (obsazeno)
tell-skills = Odemknuté schopnosti: { $skills }.
tell-column = Kameny na schopnostech ({ $colour }): I { $first }, II { $second }, III { $third }.
tell-gems = Zásobník kamenů: červené { $red }, zelené { $green }, modré { $blue }, bílé { $white }.
tell-pouch = Vak: { $items }.
tell-blessings = Požehnání: { $blessings }.
tell-demon = Tvůj démon: { $demon }.
tell-card = Karta { $place } tvé řady: volné { $boxes }, zranění { $damage }.
tell-clash = Kostky: { $dice }. Zranění { $damage }, štíty { $shields }.
