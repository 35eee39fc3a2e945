"""What arrives: gateway events, what is written where a game is played in real time, Discord's
clock."""
