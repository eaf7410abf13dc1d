# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = The first night
lessons-about = Learn Last Bastion by playing: six short chapters, about 6 minutes.

lesson-move-and-act = Move and act
lesson-move-and-act-about = One move and one action each turn.
lesson-move-and-act-goal = Nine tiles are your bastion. Four hordes stand around it. A warlord hides in that deck. Beat it, and you all win.
lesson-move-and-act-move = You are { hero-kazgin }. Each turn you may move one tile, diagonally too. Go to the { tile-market }.
lesson-move-and-act-move-elsewhere = You can walk there. For now the { tile-market } shows more: it gives tokens.
lesson-move-and-act-market = You may also act once: use your tile, or fight. Use the { tile-market }. It rolls two dice.
lesson-move-and-act-market-fight = You could fight now. That comes next. First get something to fight with.
lesson-move-and-act-red = Red gave you a red token. White is any colour. Take red again, for { card-butcher } is red.
lesson-move-and-act-red-other = A fine token, but only red ones count against { card-butcher }.
lesson-move-and-act-end = Moved and acted: that is your turn. End the turn.
lesson-move-and-act-end-call = That is extra, and precious. Keep it: chapter three is about it.

lesson-first-fight = Your first fight
lesson-first-fight-about = Dice of the card’s colour count, and white counts as any.
lesson-first-fight-fight = { card-butcher } falls to 2 red hits. You roll three dice and { hero-kazgin }’s grey one. Red and white faces count. Fight.
lesson-first-fight-fight-market = You got a green and a yellow token. They do not help against a red card, and your action is used.
lesson-first-fight-beat = One red, and the grey die is white: that makes 2. The other dice do nothing. Beat { card-butcher }.
lesson-first-fight-beat-decline = You may, and nothing is lost. But { card-butcher } stays. Here you can take back a roll; at a real table you cannot.
lesson-first-fight-heart = A heart: { card-butcher } gave you 1 life. White signs are good. Purple signs hurt, but { hero-kazgin } shrugs those off.
lesson-first-fight-on = You may still move. Go to the { tile-tavern }, then end the turn.
lesson-first-fight-on-stay = You may stay. But the next fight is in the corner, too far from here for one move.
lesson-first-fight-corner = Your next turn. A corner faces two cards. Go to the { tile-dispensary }.
lesson-first-fight-corner-tavern = A life is never wrong. Yet two cards wait that you could beat at once.
lesson-first-fight-both = One needs blue, one needs yellow. Roll once for both, and beat both.
lesson-first-fight-both-one = One die each was enough: blue for { card-hollow-summoner }, white as yellow for { card-grave-ringer }.

lesson-equipment-and-calls = Tokens and Calls
lesson-equipment-and-calls-about = Tokens help after the roll; a Call uses a tile from afar.
lesson-equipment-and-calls-fight = { card-incubus } asks for 2 red. Roll first. You pay with tokens after the dice, so you never waste one.
lesson-equipment-and-calls-token = One red is not enough. A red token adds one. Spend yours.
lesson-equipment-and-calls-token-hers = That works too: tokens of heroes on your tile count. Ask before you take them.
lesson-equipment-and-calls-skull = When it falls, others must roll the die with the skull. { hero-kazgin } need not. Beat it.
lesson-equipment-and-calls-call = A Call to Arms uses any tile from afar, on top of your move and action. Call the { tile-tavern } for { hero-mylfaar }.
lesson-equipment-and-calls-call-end = You may keep it. A Call is worth points at the end. It can save a life before.
lesson-equipment-and-calls-talk = She gained a life and moved at once. That is why you talk before you act. End the turn.

lesson-horde-and-grasps = The horde and its Grasps
lesson-horde-and-grasps-about = First the horde acts, then you.
lesson-horde-and-grasps-haunt = Your turn starts with the horde. { card-void-wisp } called a Grasp of Evil onto itself.
lesson-horde-and-grasps-place = Now a card comes. Coloured cards go to their board, black ones to yours. Put { card-nefarious-cannon } on the left.
lesson-horde-and-grasps-place-right = Good as well. Look which tile it faces: from there you can fight it.
lesson-horde-and-grasps-walks = Next turn the Grasp walks to the tile in front of it. Three grasped tiles lose the game. One is grasped already.
lesson-horde-and-grasps-stop = Stop it. Go to the { tile-dwarven-quarry } and fight.
lesson-horde-and-grasps-stop-fountain = Good too: it takes off two Grasps. But { card-void-wisp } stays, and calls another.
lesson-horde-and-grasps-beaten = Beat it, and its Grasp is gone too. Then end the turn.
lesson-horde-and-grasps-neutral = This board is nobody’s: it draws no card. Its signs still work, and you choose whom they hit.

lesson-tiles-and-team = Tiles and team play
lesson-tiles-and-team-about = Make the big card small, together.
lesson-tiles-and-team-banner = { card-slag-colossus } needs 4 red: too much today. The { tile-standard } makes all cards of one colour 1 easier. Choose red.
lesson-tiles-and-team-banner-fight = One red of four. Only your action is lost. Help would have come first.
lesson-tiles-and-team-charm = { hero-mylfaar } came to your tile and charmed it: 1 less again. The number on the card is 2 now.
lesson-tiles-and-team-together = Two red, and her red token is on your tile. Fight, spend it, and beat the card.
lesson-tiles-and-team-together-move = Then her token is out of reach: only heroes on one tile share.
lesson-tiles-and-team-gifts = It leaves you a token of your choice, and takes a Grasp off. Take black, and free the { tile-tomb }.

lesson-the-warlord = The warlord
lesson-the-warlord-about = How you win, how you lose, and how to see it coming.
lesson-the-warlord-strip = Look at the strip: two skulls of three. It says what would lose the game, and when.
lesson-the-warlord-lose = You also lose when all heroes are out. Or when you must draw, and the deck is empty.
lesson-the-warlord-place = The warlord! It is red, so it goes to the red board. Put it on the left, in front of you.
lesson-the-warlord-place-farther = Then you must walk first. On the left it stands before your tile.
lesson-the-warlord-fight = Red 4, and the banner makes it 3. Two tokens and one red face will do. Fight, spend both, and beat it.
lesson-the-warlord-fight-call = Careful play: two tiles are free again, and you may still fight. But Calls count as points at the end.
lesson-the-warlord-won = The last warlord falls: you all win. Points count life, Calls and clean tiles.
