"""Messages into sentences, in a reader's language."""
