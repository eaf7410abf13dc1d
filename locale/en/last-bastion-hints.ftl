# Hints of Last Bastion: why a choice is worth it, and what to expect of it within three turns.
hint-fight = Beat { $card } now: the chance is { $percent }%.
hint-go-fight = Go { $tile_to } and beat { $card }: the chance is { $percent }%.
hint-go = Go { $tile_to }, nearer to what has to be done next.
hint-treat = { $hero } has { $life ->
    [one] only { $life } life
   *[other] { $life } life
} left: go for { $tile_acc }.
hint-destroy = Pay a life at { $tile_acc } and be rid of a monster for good; you have { $life }.
hint-cleanse = { $count ->
    [0] No tile is grasped yet, and that should stay so.
    [one] { $count } tile is grasped; the third lets the bastion fall.
   *[other] { $count } tiles are grasped; the third lets the bastion fall.
}
hint-use = Use { $tile_acc } now.
hint-end = End the turn, and keep what you have.

hint-fact-falls = falls in three turns { $n }%
hint-fact-life = the heroes’ life { $n }
hint-fact-beaten = cards beaten { $n }
hint-fact-tokens = equipment { $n }
hint-more-falls = The bastion falls within three turns { $count } times in 100 more often.
hint-less-falls = The bastion falls within three turns { $count } times in 100 less often, but less is won later.
hint-more-life = It keeps { $count } more life.
hint-less-life = It costs { $count } more life.
hint-more-beaten = { $count ->
    [one] One more card is beaten.
   *[other] { $count } more cards are beaten.
}
hint-less-beaten = { $count ->
    [one] One card fewer is beaten.
   *[other] { $count } cards fewer are beaten.
}
hint-more-tokens = { $count ->
    [one] It brings one more token.
   *[other] It brings { $count } more tokens.
}
hint-less-tokens = { $count ->
    [one] It brings one token fewer.
   *[other] It brings { $count } tokens fewer.
}
