"""The Discord side of the host."""
