"""What can happen on this Discord: the world changes, and everybody concerned is told."""
