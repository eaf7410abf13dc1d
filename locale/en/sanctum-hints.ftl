# Hints of Sanctum: why a choice is worth it, and what to expect of it within two rounds.
hint-line = { $slain ->
    [0] It fells nobody
    [one] It fells one foe
   *[other] It fells { $slain } foes
}, { $wounds ->
    [0] leaves no wound
    [one] leaves { $wounds } wound
   *[other] leaves { $wounds } wounds
} and costs { $stamina } stamina and { $focus } focus.
hint-line-dear = { $slain ->
    [0] It fells nobody
    [one] It fells one foe
   *[other] It fells { $slain } foes
}, { $wounds ->
    [0] leaves no wound
    [one] leaves { $wounds } wound
   *[other] leaves { $wounds } wounds
} and costs { $stamina } stamina, { $focus } focus, { $rage ->
    [0] no rage
   *[other] the rage
} and { $blessings ->
    [0] no blessing
    [one] one blessing
   *[other] { $blessings } blessings
}.
hint-fight-demons = { $count ->
    [one] The chance to fell the demon now is { $percent }%.
   *[other] The chance to fell all { $count } demons now is { $percent }%.
}
hint-take = The chance to fell what is taken in the next fight is { $percent }%.
hint-rest = { $at_hand } of { $of } stamina and focus are at hand; a rest brings back the others and lets you equip.
hint-move = { $count ->
    [0] No demon hunts you: the way is free.
    [one] One demon hunts you, and can wait.
   *[other] { $count } demons hunt you, and can wait.
}

hint-fact-dies = falls within two rounds { $n }%
hint-fact-life = life { $n }
hint-fact-slain = demons slain { $n }
hint-fact-gear = items equipped { $n }
hint-more-dies = You fall within two rounds { $count } times in 100 more often.
hint-less-dies = You fall within two rounds { $count } times in 100 less often, but win less later.
hint-more-life = It keeps { $count } more life.
hint-less-life = It costs { $count } more life.
hint-more-slain = { $count ->
    [one] One more demon is slain.
   *[other] { $count } more demons are slain.
}
hint-less-slain = { $count ->
    [one] One demon fewer is slain.
   *[other] { $count } demons fewer are slain.
}
hint-more-gear = { $count ->
    [one] One more item is equipped.
   *[other] { $count } more items are equipped.
}
hint-less-gear = { $count ->
    [one] One item fewer is equipped.
   *[other] { $count } items fewer are equipped.
}
