"""Games in which every property is looked at: nothing lost, nothing leaked, all taken back."""
