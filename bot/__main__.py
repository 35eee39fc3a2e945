"""`python -m bot`: what the launcher starts."""

import sys

from bot.commands.main import main

sys.exit(main(sys.argv[1:]))
