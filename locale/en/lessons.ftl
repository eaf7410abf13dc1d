# What the guide says in every lesson.
lesson-elsewhere = You may do that. It leads away from this lesson. Take it back, or play on, and I will come along.
lesson-quiet = The guide keeps quiet until this chapter ends.
lesson-over = That is the end of this chapter.
lesson-all-over = You know the game. Now play a small one of your own.
lesson-chapter = Chapter { $chapter } of { $chapters }
# $minutes: 0 is half a minute
lesson-minutes = { $minutes ->
    [0] half a minute
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
