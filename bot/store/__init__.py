"""What must outlive the process: tables, their log, clocks, messages and people's settings."""
