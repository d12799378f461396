"""Measures the load of the processors, so that tests keep them busy without overloading them."""

import os
import time
from pathlib import Path


class Processors:
    """Decides whether one more piece can run beside the running ones. Tests wait much of the time, to different degrees."""

    # Seconds until the load of a piece that has just started shows.
    _pause = 1
    # With less idle time than this, in processors, another piece would slow the running ones down too much.
    _least_spare = 0.15

    def __init__(self):
        self._mine = [f"cpu{number}" for number in os.sched_getaffinity(0)]
        # With fewer pieces than this, there is always idle time. With more than the maximum, a test may be too slow for a
        # double click.
        self._least, self._most = len(self._mine) * 2 + 1, len(self._mine) * 4
        self._looked = time.monotonic()
        self._idle = self._idle_seconds()

    def have_room(self, running):
        """Returns whether to start one more piece beside `running` others. The caller is expected to start it."""
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
        """Returns the total seconds that the processors have been idle."""
        lines = [line.split() for line in Path("/proc/stat").read_text().splitlines()]
        return sum(int(line[4]) for line in lines if line[0] in self._mine) / os.sysconf("SC_CLK_TCK")
