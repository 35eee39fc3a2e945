"""From what a message ought to show to Discord."""
