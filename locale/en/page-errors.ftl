# What the server refuses beyond the rules, without a full stop; `offline` is the page's own.

error-offline = The server does not answer
error-bad-message = The server did not understand that
error-no-place = This browser holds no place at that table
error-not-yours = That is for somebody else to do
error-foreign-origin = Another page may not do that
error-no-such-table = There is no such table, or there is none any more
error-not-found = There is nothing at this address
error-wrong-method = The server is not asked like that
error-link-used = This link is void: it was used already, or a newer one took its place
error-too-large = That is too large
error-not-json = The server did not understand that
error-wrong-host = The server does not go by this name; start it with --public-url
error-too-many = Too much at once; wait a moment and try again
error-no-room = This server has no room for more tables
error-closing = The server is being ended; try again in a while
error-table-full = This game has become too long to be played on
error-not-begun = The game has not begun yet
error-already-begun = The game has begun already
error-not-seated = Somebody has not sat down yet
error-bot-holds-seat = A bot plays this seat now; take it back first
error-stale-undo = It stays: that was not your newest choice
error-no-advice = There is nothing to work out here
error-not-stored = The server cannot keep this now; nothing has changed
