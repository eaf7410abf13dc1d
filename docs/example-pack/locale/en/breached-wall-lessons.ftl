lesson-the-ash-hound = The Ash Hound
lesson-the-ash-hound-about = A new beast at the wall, and what it leaves behind.
lesson-the-ash-hound-bites = { card-ash-hound } is new here. It bites: each turn it takes 1 life, until it falls.
lesson-the-ash-hound-fight = It falls to 2 red hits, as many red cards do. Fight it, and beat it.
lesson-the-ash-hound-fight-market = You got tokens, but your action is used. { card-ash-hound } bites before you can fight.
lesson-the-ash-hound-token = It leaves a token of your choice. Take a red one: more red cards will come.
lesson-the-ash-hound-wall = One warlord is new as well: { card-grumgar-wallbreaker } takes 6 hits, and each of you loses a token every turn. End the turn.
