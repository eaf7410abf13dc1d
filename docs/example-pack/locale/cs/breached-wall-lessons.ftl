lesson-the-ash-hound = Popelavý ohař
lesson-the-ash-hound-about = Nová bestie pod hradbou a co po ní zůstane.
lesson-the-ash-hound-bites = { card-ash-hound } je tu nový. Kouše: každý tah bere 1 život, dokud nepadne.
lesson-the-ash-hound-fight = Stačí na něj 2 červené zásahy, jako na mnohé červené karty. Bojuj a poraz ho.
lesson-the-ash-hound-fight-market = Máš žetony, ale akce je pryč. Ohař kousne dřív, než můžeš bojovat.
lesson-the-ash-hound-token = Zůstane po něm žeton podle tvého výběru. Vezmi červený: přijdou další červené karty.
lesson-the-ash-hound-wall = Nový je i jeden vojevůdce: { card-grumgar-wallbreaker } potřebuje 6 zásahů a každý z vás přijde každý tah o žeton. Ukonči tah.
