# What one would tell of a hero after a game of Last Bastion.
story-beat-warlord = Beat { $card } in turn { $turn }.
story-beat-two = Beat { $card } and { $other } with one blow in turn { $turn }.
story-went-out = Went out of action in turn { $turn }.
story-died = Died in turn { $turn }.
story-revived = Came back in turn { $turn }.
story-cleansed =
    { $count ->
        [1] Took a Grasp of Evil off the bastion.
       *[other] Took { $count } Grasps of Evil off the bastion.
    }
story-quiet = Held out, without much to tell.
