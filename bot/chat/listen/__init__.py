"""What arrives: gateway events, what is written where a game is played aloud, Discord's clock."""
