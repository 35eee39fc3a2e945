"""The parent process: lets players live, and kills them."""

import os
import sqlite3
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import IO

import msgspec

from bot.lab.torture.disk import CommitMark
from bot.lab.torture.protocol import Acknowledged, Idle, Life, Line, RefusedTry, Trouble, Try
from bot.library import python_path
from bot.life import STORE
from bot.places import PACKAGES

TROUBLES: tuple[Trouble, ...] = ("none", "slow", "full", "failing", "held")
TABLES = 24
LIFE_SECONDS = (0.05, 0.6)
HELD_SECONDS = (0.1, 2.2)
LAST_LIFE_SECONDS = 75.0
START_SECONDS = 20.0
COMMIT_SECONDS = 0.5


class Killer:
    """All lives of one folder, and everything the players reported in them."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.seed = seed
        self.lives = 0
        self.kills = 0
        self.inside_a_commit = 0
        self.acknowledged: list[Acknowledged] = []
        self.refused: Counter[str] = Counter()
        self.crashed: list[str] = []
        self._unanswered: dict[str, Try] = {}
        self._rng = Random(seed)
        self._began = time.time()
        self._mark = CommitMark(folder)
        self._playing = threading.Event()
        self._all_over = threading.Event()

    def let_live_and_kill(self) -> None:
        """One life, ended at a random moment; every other life ends as soon as a commit begins."""
        trouble = TROUBLES[self.lives % len(TROUBLES)]
        with self._life(trouble, TABLES) as players:
            assert self._playing.wait(START_SECONDS), "the players don't begin"
            if trouble == "held":
                self._hold(self._rng.uniform(*HELD_SECONDS))
            time.sleep(self._rng.uniform(*LIFE_SECONDS))
            if self._rng.random() < 0.5:
                self._wait_for_a_commit()
            if players.poll() is not None:
                self.crashed.append(f"life {self.lives} ({trouble}) ended before it was killed")
            players.kill()
        self.kills += 1
        self.inside_a_commit += self._mark.is_set

    def let_all_matches_end(self) -> bool:
        """A last life without trouble. Returns whether every match ended in it."""
        with self._life("none", 0):
            return self._all_over.wait(LAST_LIFE_SECONDS)

    @contextmanager
    def _life(self, trouble: Trouble, tables: int) -> Iterator["subprocess.Popen[bytes]"]:
        self.lives += 1
        self._playing.clear()
        self._mark.set(False)
        life = Life(
            seed=self.seed * 100_000 + self.lives,
            trouble=trouble,
            began=self._began,
            tables=tables,
            again=tuple(self._unanswered.values()),
        )
        plan = self.folder / "life.json"
        plan.write_bytes(msgspec.json.encode(life))
        command = [sys.executable, "-m", "bot.lab.torture.players", str(plan)]
        environment = {**os.environ, "PYTHONPATH": python_path()}
        with subprocess.Popen(
            command, cwd=PACKAGES, env=environment, stdout=subprocess.PIPE
        ) as players:
            assert players.stdout is not None
            hearing = threading.Thread(target=self._hear, args=(players.stdout,))
            hearing.start()
            try:
                yield players
            finally:
                players.kill()
                hearing.join()

    def _hear(self, says: IO[bytes]) -> None:
        for text in says:
            line = msgspec.json.decode(text, type=Line)
            match line:
                case Try(source=source):
                    self._unanswered[source] = line
                case Acknowledged(source=source):
                    self._unanswered.pop(source, None)
                    self.acknowledged.append(line)
                case RefusedTry(source=source, sentence=sentence):
                    self._unanswered.pop(source, None)
                    self.refused[sentence] += 1
                case Idle():
                    self._all_over.set()
            self._playing.set()

    def _hold(self, seconds: float) -> None:
        """Locks the file, as another process might."""
        with closing(sqlite3.connect(self.folder / STORE, isolation_level=None)) as file:
            file.execute("BEGIN IMMEDIATE")
            time.sleep(seconds)
            file.execute("ROLLBACK")

    def _wait_for_a_commit(self) -> None:
        until = time.monotonic() + COMMIT_SECONDS
        while not self._mark.is_set and time.monotonic() < until:
            pass
