"""Stops programs for a while at random, as on a busy machine. Neither the tests nor the app may fail because of it."""

import os
import random
import signal
import threading
import time

KINDS = {
    "longpress": "app",
    "openbox": "manager",
    "sway": "manager",
    "weston": "manager",
    "mutter": "manager",
    "Xvfb": "server",
    "Xorg": "server",
    "dbus-daemon": "bus",
    "at-spi2-registr": "bus",
    "longpressPackag": "tests",
}


class Shaker:
    """Stops programs, one at a time, for 0.2 to 2 s each. The same seed stops the same kinds of programs for the same times.
    Logs each stop, so that failures can be compared with it.
    """

    def __init__(self, seed, log, processes):
        self._random = random.Random(seed)
        self._log = log
        self._processes = processes
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._shake, daemon=True)

    def start(self):
        self._thread.start()

    def stop(self):
        self._over.set()
        self._thread.join()

    def _shake(self):
        with open(self._log, "w") as log:
            while not self._over.wait(self._random.uniform(0.3, 1.5)):
                known = [(pid, KINDS[name]) for pid, name in self._processes() if name in KINDS]
                choice, seconds = self._random.random(), self._random.uniform(0.2, 2)
                if not known:
                    continue
                kinds = sorted({kind for _, kind in known})
                kind = kinds[int(choice * len(kinds))]
                pid = self._random.choice([pid for pid, other in known if other == kind])
                print(time.strftime("%T"), kind, pid, f"for {seconds * 1000:.0f} ms", file=log, flush=True)
                if self._signal(pid, signal.SIGSTOP):
                    self._over.wait(seconds)
                    self._signal(pid, signal.SIGCONT)

    @staticmethod
    def _signal(pid, number):
        try:
            os.kill(pid, number)
            return True
        except ProcessLookupError:
            return False
