"""Each game's drawing, in a folder named after its key: see bot/pictures/README.md."""
