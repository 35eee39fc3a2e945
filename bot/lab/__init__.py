"""Tools that prove and measure: simulate, torture, bench. The bot itself doesn't use them."""
