# What the guide says in every lesson.
lesson-elsewhere = Das darfst du. Es führt aus dieser Lektion heraus. Nimm es zurück, oder spiel weiter, und ich komme mit.
lesson-quiet = Der Begleiter schweigt, bis dieses Kapitel endet.
lesson-over = Das war dieses Kapitel.
lesson-all-over = Du kennst das Spiel. Spiel jetzt ein kleines eigenes.
lesson-chapter = Kapitel { $chapter } von { $chapters }
# $minutes: 0 is half a minute
lesson-minutes = { $minutes ->
    [0] eine halbe Minute
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
