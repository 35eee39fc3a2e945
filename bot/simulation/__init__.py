"""Matches played by nobody: to prove that every match of every game ends and adds up."""
