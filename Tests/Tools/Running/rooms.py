"""Rooms. A room is the session, scratch folder and environment in which a piece of a run works. Everything started in it ends
with it.
"""

import os
import shutil
import signal
import subprocess
import tempfile
import threading
import zlib
from pathlib import Path

from shaking import Shaker

INSIDE = str(Path(__file__).with_name("inside.sh"))


def processes_of(session):
    """Returns the processes of a session, as pairs of id and program, without those that have ended."""
    found = []
    for entry in os.listdir("/proc"):
        if not entry.isdigit():
            continue
        try:
            line = Path("/proc", entry, "stat").read_text(errors="replace")
        except OSError:
            continue
        name, _, rest = line.partition("(")[2].rpartition(")")
        fields = rest.split()
        if int(fields[3]) == session and fields[0] != "Z":
            found.append((int(entry), name))
    return found


class Room:
    """Runs one shell function (inside.sh)."""

    _all = set()
    _lock = threading.Lock()
    # Whether the run has been stopped from outside.
    is_closed = False

    def __init__(self, settings):
        self._settings = settings
        self._session = None
        self.scratch = Path(tempfile.mkdtemp(prefix="longpress-", dir="/tmp"))
        # Programs that can't run as root have their own folders in it.
        self.scratch.chmod(0o711)
        with Room._lock:
            Room._all.add(self)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with Room._lock:
            self._end()
            Room._all.discard(self)

    @staticmethod
    def close_all():
        """Ends everything, and prevents new starts."""
        with Room._lock:
            Room.is_closed = True
            for room in Room._all:
                room._end()

    def run_on_machine(self, function, *arguments, log, nice=0):
        """Runs a function for a part that checks the source tree: it sees the machine as it is. Returns the status."""
        return self._run(["nice", "-n", str(nice), "bash", INSIDE, function, *arguments], {**os.environ, **self._own()}, log)

    def run_in_world(self, function, *arguments, log, shake=None):
        """Runs a function for tests: they see only the world that was made for them. Returns the status."""
        environment = {**self._settings.environment(self.scratch), **self._own()}
        if shake is None:
            return self._run(["bash", INSIDE, function, *arguments], environment, log)
        # Each piece has its own stops, which are the same whenever it is shaken with this seed.
        shaker = Shaker(shake + zlib.crc32(log.name.encode()), log.with_suffix(".shaken"), lambda: processes_of(self._session))
        return self._run(["bash", INSIDE, function, *arguments], {**environment, "LONGPRESS_SHAKEN": "1"}, log, shaker)

    def _own(self):
        return {**self._settings.handed_on, "LONGPRESS_SCRATCH": str(self.scratch)}

    def _run(self, command, environment, log, shaker=None):
        with open(log, "wb") as output:
            with Room._lock:
                if Room.is_closed:
                    return 1
                process = subprocess.Popen(
                    command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, env=environment, start_new_session=True
                )
                self._session = process.pid
            if shaker:
                shaker.start()
            try:
                return process.wait()
            finally:
                if shaker:
                    shaker.stop()

    def _end(self):
        """Ends everything that was started in the room, including servers and apps: all of it is in the room's session."""
        if self._session:
            for pid, _ in processes_of(self._session):
                try:
                    os.kill(pid, signal.SIGKILL)
                except ProcessLookupError:
                    pass
        shutil.rmtree(self.scratch, ignore_errors=True)
