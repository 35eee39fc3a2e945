"""What proves and measures: simulate, torture, bench. The product does without."""
