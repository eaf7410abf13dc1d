pack-breached-wall = The Breached Wall
card-ash-hound = Ash Hound
    .flavour = It follows the smoke, and the smoke follows you.
