"""The kernel: agendas of frames, chance as a seat, journals and tables. It knows no game."""
