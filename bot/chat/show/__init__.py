"""Tables as what a reader is shown of them: pure functions from a view to a message's content."""
