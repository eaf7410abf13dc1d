# The guided first game: chapter by chapter, a title, what it is about, and what the guide says.
# A step is lesson-<chapter>-<step>; what is said after another choice ends with that choice's name.
# No more than 30 words each, in words that a child of twelve knows.

lessons-title = The road to the city
lessons-about = Learn Sanctum by playing: seven short chapters, about 5 minutes.

lesson-the-road = The road and its demons
lesson-the-road-about = Every turn you do one thing: move, fight or rest.
lesson-the-road-race = You race to the city. The Demon Lord waits there. Whoever comes out with the most life wins.
lesson-the-road-move = Your first turn is a move: you land in front of the { hero-outlaw }.
lesson-the-road-take = Now take a pair of demons. The dice below each must be hit. Take { demon-cinderling } 6 and { demon-rotling } 4.
lesson-the-road-take-other = Just as good. But this lesson’s dice fit the other pair better.
lesson-the-road-stay = They stay with you until you slay them. Next turn you fight.

lesson-first-fight = Your first fight
lesson-first-fight-about = A die hits its own number, and abilities change dice.
lesson-first-fight-roll = Fight: you roll all your dice. For now that is two.
lesson-first-fight-four = The 4 fits { demon-rotling } as it is. Put it there.
lesson-first-fight-four-changed = It fitted as it was. Changes cost, so look for free hits first.
lesson-first-fight-gloves = The 5 misses by one. Your gloves move a die one up or down. They cost 1 focus, which comes back when you rest.
lesson-first-fight-gloves-rage = Rage makes any number. It is strong, so save it: the gloves do this for one focus.
lesson-first-fight-six = Now it fits { demon-cinderling }. Hit it, and end the attack. With no demon left there is no damage.
lesson-first-fight-six-end = One demon still stands, and will hurt you for 1.
lesson-first-fight-level = Each slain demon teaches you: that is a level. Then it turns into an item, for later. Raise any lit gem, twice.

lesson-damage-and-shields = Damage and shields
lesson-damage-and-shields-about = What still stands hurts you; shields cost stamina.
lesson-damage-and-shields-roll = Both demons ask for a 6. Fight them.
lesson-damage-and-shields-rage = No 6 at all. Time for rage: it sets one die to any number. Make the 3 a 6, and hit with it.
lesson-damage-and-shields-rage-gloves = One step is too short: the 3 becomes a 4.
lesson-damage-and-shields-end = The 1 cannot get there. End the attack. The violet field says what that will cost.
lesson-damage-and-shields-angry = A die is left and a demon lives. That makes you angry: your rage is ready again.
lesson-damage-and-shields-block = 1 damage is coming. Your armour gives 2 shields for 2 stamina. Block it.
lesson-damage-and-shields-block-wound = One wound: life 9. Life decides at the end, but stamina may matter sooner.

lesson-levels-and-skills = Levels and skills
lesson-levels-and-skills-about = Gems climb, and an empty skill is yours.
lesson-levels-and-skills-first = You slew two demons. Start with the red one: its level moves a red gem up.
lesson-levels-and-skills-first-blue = Either order is fine. This lesson starts with red.
lesson-levels-and-skills-snare = The last gem on { skill-huntress-red-1 } leaves, and the skill is yours. Raise it.
lesson-levels-and-skills-snare-lower = That gem climbs one step. But { skill-huntress-red-1 } would have been yours at once.
lesson-levels-and-skills-pool = The gem is in your pool now. Gems pay for items.
lesson-levels-and-skills-sight = A blue level. { skill-huntress-blue-3 } gives 2 focus once both its gems have gone. Move one.
lesson-levels-and-skills-sight-nearer = Good too. That brings another skill nearer.

lesson-rest-and-gear = Rest and gear
lesson-rest-and-gear-about = Markers come back, and items go on.
lesson-rest-and-gear-rest = Rest: all the markers that you used come back.
lesson-rest-and-gear-boots = The boots want a red gem, and you have one. Your first item brings a third die, for good.
lesson-rest-and-gear-boots-white = That works: white is any colour. But then there is no gem for the hood.
lesson-rest-and-gear-hood = The hood wants green. Your white gem stands for any colour.
lesson-rest-and-gear-hood-sold = You get a potion for it. Worn, it would change dice in every fight.
lesson-rest-and-gear-done = Items that you never wear buy potions. You have none left, so you are done.

lesson-goals-and-blessings = Goals and blessings
lesson-goals-and-blessings-about = The first one there takes it.
lesson-goals-and-blessings-goal = Three skills: the first hero to have them takes this goal. Move the gem.
lesson-goals-and-blessings-goal-lower = That is allowed. But the goal waits for your third skill.
lesson-goals-and-blessings-blessing = Under the goal lay a blessing that only you may see. It works from the last battle on.

lesson-the-demon-lord = The Demon Lord
lesson-the-demon-lord-about = The walls, the last rest, and what the road was for.
lesson-the-demon-lord-breach = You stand at the walls, and no demon hunts you. Break in. Whoever waits meets more of the Demon Lord’s wrath.
lesson-the-demon-lord-breach-rest = You can. But then the { hero-outlaw } may be first.
lesson-the-demon-lord-gear = The last rest. What you do not wear now is gone. Put on the { item-silk-slippers }, and be done.
lesson-the-demon-lord-gear-empty = One more item would fit. After this it is lost.
lesson-the-demon-lord-hit = Only the card below your figure can be hit. The 1 and the 3 beat it.
lesson-the-demon-lord-on = You step on at once, with the dice that are left. The 4 fits, and the gloves make the 5 a 4.
lesson-the-demon-lord-on-end = The last card would stay, and hurt you for 3.
lesson-the-demon-lord-won = The last card falls. You have 9 life left, your rival 7. You win.
