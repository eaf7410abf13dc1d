# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = První noc
lessons-about = Nauč se Last Bastion hrou: šest krátkých kapitol, asi 6 minut.

lesson-move-and-act = Pohyb a akce
lesson-move-and-act-about = Každý tah jeden pohyb a jedna akce.
lesson-move-and-act-goal = Devět dílků je tvoje bašta. Kolem ní stojí čtyři hordy. V balíčku se skrývá vojevůdce. Porazte ho a všichni vyhrajete.
lesson-move-and-act-move = Jsi { hero-kazgin }. Každý tah se smíš pohnout o jeden dílek, i šikmo. Jdi { tile-market.to }.
lesson-move-and-act-move-elsewhere = Tam jít můžeš. Teď ti ale víc ukáže { tile-market }: dává žetony.
lesson-move-and-act-market = Smíš také provést jednu akci: aktivovat svůj dílek, nebo bojovat. Aktivuj { tile-market.acc }. Hodíš dvěma kostkami.
lesson-move-and-act-market-fight = Bojovat můžeš už teď. Na to ale dojde příště. Nejdřív získej něco, čím bojovat.
lesson-move-and-act-red = Červená ti dala červený žeton. Bílá je libovolná barva. Vezmi si znovu červený, protože { card-butcher } je červený.
lesson-move-and-act-red-other = Pěkný žeton, ale proti nestvůře { card-butcher } se počítají jen červené.
lesson-move-and-act-end = Pohyb i akce jsou hotové: to byl tvůj tah. Ukonči tah.
lesson-move-and-act-end-call = To je navíc a je to vzácné. Nech si ho: bude o něm třetí kapitola.

lesson-first-fight = Tvůj první boj
lesson-first-fight-about = Počítají se kostky v barvě karty a bílá platí za každou.
lesson-first-fight-fight = { card-butcher } padne po 2 červených zásazích. Házíš třemi kostkami a Kazginovou šedou. Počítají se červené a bílé strany. Bojuj.
lesson-first-fight-fight-market = Máš zelený a žlutý žeton. Proti červené kartě nepomohou a tvoje akce je pryč.
lesson-first-fight-beat = Jedna červená a šedá kostka ukazuje bílou: to jsou 2. Ostatní kostky se nepočítají. { card-butcher }: poraz ho.
lesson-first-fight-beat-decline = Můžeš, nic neztratíš. Ale { card-butcher } zůstane. Tady smíš hod vzít zpět; u skutečného stolu ne.
lesson-first-fight-heart = Srdce: { card-butcher } ti dal 1 život. Bílé značky jsou dobré. Fialové škodí, ale { hero-kazgin } nad nimi jen mávne rukou.
lesson-first-fight-on = Ještě se smíš pohnout. Jdi { tile-tavern.to } a pak ukonči tah.
lesson-first-fight-on-stay = Můžeš zůstat. Příští boj je ale v rohu a odtud je to na jeden pohyb daleko.
lesson-first-fight-corner = Tvůj další tah. Roh stojí proti dvěma kartám. Jdi { tile-dispensary.to }.
lesson-first-fight-corner-tavern = Život se vždycky hodí. Čekají tu ale dvě karty, které můžeš porazit najednou.
lesson-first-fight-both = Jedna chce modrou, druhá žlutou. Hoď jednou na obě a poraz obě.
lesson-first-fight-both-one = Na každou stačila jedna kostka: modrá na kartu { card-hollow-summoner }, bílá místo žluté na kartu { card-grave-ringer }.

lesson-equipment-and-calls = Žetony a volání
lesson-equipment-and-calls-about = Žetony pomáhají po hodu; volání aktivuje dílek na dálku.
lesson-equipment-and-calls-fight = { card-incubus } chce 2 červené. Nejdřív hoď. Žetony platíš až po hodu, takže žádný nepřijde nazmar.
lesson-equipment-and-calls-token = Jedna červená nestačí. Červený žeton přidá další. Utrať svůj.
lesson-equipment-and-calls-token-hers = I to funguje: žetony hrdinů na tvém dílku se počítají. Než si je vezmeš, zeptej se.
lesson-equipment-and-calls-skull = Když padne, jiní hrdinové musí hodit kostkou s lebkou. { hero-kazgin } nemusí. Poraz ho.
lesson-equipment-and-calls-call = Volání do zbraně aktivuje kterýkoli dílek na dálku, navíc k pohybu a akci. Aktivuj tak { tile-tavern.acc } pro hrdinku { hero-mylfaar }.
lesson-equipment-and-calls-call-end = Můžeš si ho nechat. Volání dává na konci body. Předtím může zachránit život.
lesson-equipment-and-calls-talk = { hero-mylfaar } získala život a hned se pohnula. Proto se před akcí domlouváte. Ukonči tah.

lesson-horde-and-grasps = Horda a drápy zla
lesson-horde-and-grasps-about = Nejdřív jedná horda, pak ty.
lesson-horde-and-grasps-haunt = Tvůj tah začíná hordou. { card-void-wisp } na sebe přivolala dráp zla.
lesson-horde-and-grasps-place = Teď přijde karta. Barevné karty jdou na svou desku, černé na tvou. { card-nefarious-cannon }: polož ho vlevo.
lesson-horde-and-grasps-place-right = To je také dobře. Podívej se, proti kterému dílku stojí: odtamtud s ním můžeš bojovat.
lesson-horde-and-grasps-walks = V příštím tahu se dráp přesune na dílek před sebou. Tři dílky v moci zla znamenají prohru. Jeden už v moci zla je.
lesson-horde-and-grasps-stop = Zastav ho. Jdi { tile-dwarven-quarry.to } a bojuj.
lesson-horde-and-grasps-stop-fountain = Také dobře: odstraní dva drápy. { card-void-wisp } ale zůstane a přivolá další.
lesson-horde-and-grasps-beaten = Poraz ji a zmizí i její dráp. Potom ukonči tah.
lesson-horde-and-grasps-neutral = Tahle deska nikomu nepatří: nebere karty. Její značky ale platí a ty vybíráš, koho zasáhnou.

lesson-tiles-and-team = Dílky a souhra
lesson-tiles-and-team-about = Společně z velké karty udělejte malou.
lesson-tiles-and-team-banner = { card-slag-colossus } chce 4 červené: na dnešek moc. { tile-standard } sníží odolnost všech karet jedné barvy o 1. Zvol červenou.
lesson-tiles-and-team-banner-fight = Jedna červená ze čtyř. Ztratila se jen tvoje akce. Nejdřív měla přijít pomoc.
lesson-tiles-and-team-charm = { hero-mylfaar } přišla na tvůj dílek a seslala kouzlo: zase o 1 méně. Na kartě je teď číslo 2.
lesson-tiles-and-team-together = Dvě červené, a její červený žeton je na tvém dílku. Bojuj, utrať ho a poraz kartu.
lesson-tiles-and-team-together-move = Pak je její žeton mimo dosah: sdílejí jen hrdinové na jednom dílku.
lesson-tiles-and-team-gifts = Nechá ti žeton podle výběru a odstraní dráp. Vezmi černý a osvoboď { tile-tomb.acc }.

lesson-the-warlord = Vojevůdce
lesson-the-warlord-about = Jak vyhraješ, jak prohraješ a jak to včas poznáš.
lesson-the-warlord-strip = Podívej se na lištu: dvě lebky ze tří. Říká, čím lze hru prohrát a kdy.
lesson-the-warlord-lose = Prohrajete také, když jsou všichni hrdinové mimo boj. Nebo když máte vzít kartu a balíček je prázdný.
lesson-the-warlord-place = Vojevůdce! Je červený, takže jde na červenou desku. Polož ho vlevo, před sebe.
lesson-the-warlord-place-farther = Pak k němu musíš nejdřív dojít. Vlevo stojí před tvým dílkem.
lesson-the-warlord-fight = Červená 4 a s praporem 3. Dva žetony a jedna červená strana stačí. Bojuj, utrať oba a poraz ho.
lesson-the-warlord-fight-call = Opatrná hra: dva dílky jsou zase volné a bojovat můžeš pořád. Volání se ale na konci počítá za body.
lesson-the-warlord-won = Poslední vojevůdce padá: všichni vyhráváte. Body dávají životy, volání a čisté dílky.
