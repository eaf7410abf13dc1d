"""Numbers for programs that learn: actions, observations, information states, episodes."""
