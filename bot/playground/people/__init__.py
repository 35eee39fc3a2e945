"""The people on this Discord: what each of them sees, and what each can do."""
