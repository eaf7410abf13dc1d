"""Play: seats, actions, frames on agendas, chance, and the state that they change."""
