"""What can happen on this Discord: the world changes, and all whom it concerns are told."""
