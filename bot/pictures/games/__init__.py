"""How each game looks, in a folder of its key: see bot/pictures/README.md."""
