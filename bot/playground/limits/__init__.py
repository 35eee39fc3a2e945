"""What Discord refuses. Each limit is one named rule, so that a test can break every one."""
