"""One press and its answer."""
