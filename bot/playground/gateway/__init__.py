"""The gateway: sessions of bots, what each is told, and the WebSocket it is told over."""
