"""How much there is to do for the processors, so that tests keep them busy and don't crowd them."""

import os
import time
from pathlib import Path


class Processors:
    """Tells whether one more piece can run beside those that do: tests wait much of the time, and how much differs."""

    # What has just begun takes so many seconds to show what it needs.
    _pause = 1
    # With less to spare, in processors, what runs would be slowed down by more.
    _least_spare = 0.15

    def __init__(self):
        self._mine = [f"cpu{number}" for number in os.sched_getaffinity(0)]
        # With fewer there is always something to spare; with more, a test may no longer be quick enough for a double click.
        self._least, self._most = len(self._mine) * 2 + 1, len(self._mine) * 4
        self._looked = time.monotonic()
        self._idle = self._idle_seconds()

    def have_room(self, running):
        """Whether to start one more, which is then expected to be started, beside as many that run."""
        if running < self._least:
            return True
        seconds = time.monotonic() - self._looked
        if seconds < self._pause:
            return False
        idle = self._idle_seconds()
        spare = (idle - self._idle) / seconds
        self._looked, self._idle = time.monotonic(), idle
        return running < self._most and spare >= self._least_spare

    def _idle_seconds(self):
        """How long the processors have had nothing to do so far."""
        lines = [line.split() for line in Path("/proc/stat").read_text().splitlines()]
        return sum(int(line[4]) for line in lines if line[0] in self._mine) / os.sysconf("SC_CLK_TCK")
