"""Runs tests in parallel, in pieces. The longest pieces start first, and as many run at a time as keep the processors busy."""

import queue
import re
import threading
import time
from collections import deque
from dataclasses import dataclass, field

import results
from parts import BESIDE_TESTS, TEST_PARTS
from processors import Processors
from results import Results
from rooms import Room


@dataclass
class Piece:
    id: str
    part: str
    # As Module.Class/method. A module of Swift Testing as a whole is only its name.
    tests: list = field(default_factory=list)
    seconds: float = 0
    results: Results | None = None

    def run(self, settings, folder, shake=None):
        """Runs the piece in its own room, and records the results of its tests."""
        start, log = time.monotonic(), self.log_in(folder)
        with Room(settings) as room:
            if self.part in BESIDE_TESTS:
                status = room.run_on_machine(f"part_{self.part}", log=log, nice=19)
                self.results = results.of_check(self.part, log, status)
            else:
                is_shaken = shake is not None and self.part != "pure"
                status = room.run_in_world(f"part_{self.part}", *self._arguments, log=log, shake=shake if is_shaken else None)
                self.results = results.of_tests(log, self.tests, status)
        self.seconds = time.monotonic() - start

    def log_in(self, folder):
        return folder / f"{self.id}.log"

    @property
    def _arguments(self):
        """The arguments that make the test program run these tests."""
        if self.part != "pure":
            return [",".join(self.tests)]
        arguments = ["--testing-library", "swift-testing"]
        for test in sorted(set(self.tests)):
            # A test function may have several tests, which differ in their arguments.
            arguments += ["--filter", "^" + re.escape(test + ("(" if "/" in test else "."))]
        return arguments


def deal_out(tests, wanted, times):
    """Returns the pieces of the wanted parts, the longest first. `times` has the seconds that each piece took before, by its
    id."""
    pieces, known = {}, {}
    for test in tests:
        words = re.split("[./]", test)
        for part in TEST_PARTS.values():
            if part.name not in wanted or words[0] not in part.modules:
                continue
            name = part.name if part.name == "pure" else ".".join(words[: 2 if part.by_class else 1])
            # In the first part that has a module, the pieces don't have the part's name as a prefix.
            first = known.setdefault(words[0], next(each.name for each in TEST_PARTS.values() if words[0] in each.modules))
            name = name if part.name == first else f"{part.name}.{name}"
            piece = pieces.setdefault(name, Piece(name, part.name))
            piece.tests.append(test)
            piece.seconds += part.usual
    for piece in pieces.values():
        piece.seconds = times.get(piece.id, piece.seconds)
    # These run at low priority: they start early and use otherwise idle time.
    beside = [Piece(part, part, seconds=1000) for part in BESIDE_TESTS if part in wanted]
    return sorted([*pieces.values(), *beside], key=lambda piece: (-piece.seconds, piece.id))


def run_all(pieces, run, done):
    """Runs pieces in threads with the function `run`. Calls `done` for each piece that has ended, one at a time."""
    waiting, ended, running, processors = deque(pieces), queue.Queue(), 0, Processors()

    def run_to_end(piece):
        try:
            run(piece)
        finally:
            ended.put(piece)

    while waiting or running:
        while waiting and processors.have_room(running):
            threading.Thread(target=run_to_end, args=(waiting.popleft(),), daemon=True).start()
            running += 1
        try:
            piece = ended.get(timeout=0.2)
        except queue.Empty:
            continue
        running -= 1
        done(piece)


def read_times(file):
    """Returns the seconds that each piece took, by its id."""
    try:
        return {name: float(seconds) for name, seconds in (line.split() for line in file.read_text().splitlines())}
    except FileNotFoundError:
        return {}


def remember_times(file, pieces):
    """Saves the time that each piece took, for the order of the next run."""
    times = read_times(file) | {piece.id: piece.seconds for piece in pieces if piece.results and not piece.results.failed}
    new = file.with_suffix(".new")
    new.write_text("".join(f"{name} {seconds:.0f}\n" for name, seconds in times.items()))
    new.replace(file)
