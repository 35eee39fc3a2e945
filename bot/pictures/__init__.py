"""A scene as a picture: see README.md."""
