"""Games that are played aloud in the channel itself: listening, posting, deciding by stamps."""
