"""A package, so that what its tests share ends with them: other tests run in other event loops,
and a bot that still ran would get no answers. For the same reason all of them run in the session's
loop, also those that need an arena of their own."""
