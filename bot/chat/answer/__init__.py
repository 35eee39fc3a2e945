"""One interaction and its answer."""
