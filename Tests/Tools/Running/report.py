"""Prints the results of a run, part by part, with a summary at the end."""

import time

import results
from parts import TEST_PARTS
from pieces import Piece

# The number of tests that may pass only on a second try.
TOLERATED_SECOND_TRIES = 3
# The number of failed tests that are tried again. With more failures, it isn't a matter of chance.
TRIED_AGAIN = 10


class Report:
    def __init__(self, logs):
        self._logs = logs
        self._start = time.monotonic()
        self._passed = self._failed = self._left_out = 0
        self._parts = []
        self._second_tries = []
        # The parts that have been reported, each with the folder of its turn.
        self._told = set()

    def part(self, name, seconds, found):
        """Reports a part that has ended."""
        passed, failed = len(found.passed), len(found.failed)
        word, told = "FAILED" if failed else "ok", f"{passed} passed, {failed} failed" if passed or failed else ""
        print(f"{name:<8}  {word:<6}  {seconds:4.0f} s  {told}")
        self._parts.append(f"{name} {seconds:.0f} s")
        self._passed += passed
        self._failed += failed

    def piece(self, piece, pieces, folder):
        """Reports a part once the last of its pieces has ended."""
        mates = [mate for mate in pieces if mate.part == piece.part]
        # If two pieces end at the same moment, each finds that all others have ended.
        if (folder, piece.part) in self._told or any(mate.results is None for mate in mates):
            return
        self._told.add((folder, piece.part))
        found = results.Results()
        for mate in mates:
            found.passed += mate.results.passed
            found.failed += mate.results.failed
        self.part(piece.part, sum(mate.seconds for mate in mates), found)
        for mate in mates:
            if mate.results.failed:
                results.show_failures(mate.log_in(folder))
                for note in mate.results.notes:
                    print(f"--- {note}")

    def fail(self, message):
        print(f"FAIL  {message}")
        self._failed += 1

    def leave_out(self, message):
        print(f"LEFT OUT  {message}")
        self._left_out += 1

    def try_again(self, pieces, settings, folder):
        """Runs each failed test once more, alone and without shaking. If it passes then, the run doesn't fail, but the summary
        lists the test: it or the program has a fault that needs looking into.
        """
        again = folder / "again"
        again.mkdir()
        failed = [(piece, name) for piece in pieces if piece.part in TEST_PARTS for name in sorted(set(piece.results.failed))]
        for piece, name in failed[:TRIED_AGAIN]:
            name = name or piece.id
            tests = [name] if name in piece.tests and name != piece.id else piece.tests
            alone = Piece(f"{piece.part}.{name.replace('/', '.')}", piece.part, tests)
            alone.run(settings, again)
            if alone.results.failed:
                print(f"{name} ({piece.part}) failed again, alone: {alone.log_in(again)}")
                continue
            self._second_tries.append(f"{name} ({piece.part})")
            count = 1 if len(tests) == 1 else len(piece.results.failed)
            self._failed -= count
            self._passed += count

    def finish(self):
        """Prints the summary; returns whether everything passed."""
        parts = "".join(f"{part}, " for part in self._parts)
        seconds = time.monotonic() - self._start
        print(f"longpress tests: {self._passed} passed, {self._failed} failed ({parts}{seconds:.0f} s in total)")
        if self._second_tries:
            print(f"passed on a second try; investigate each (logs and evidence: {self._logs}):")
            print(*(f"  {name}" for name in self._second_tries), sep="\n")
            if len(self._second_tries) > TOLERATED_SECOND_TRIES:
                print(f"FAIL  more than {TOLERATED_SECOND_TRIES} passed only on a second try")
                self._failed += len(self._second_tries)
                self._passed -= len(self._second_tries)
        if self._left_out:
            print(f"LEFT OUT  {self._left_out} tests, listed above with the reasons")
        print(f"{self._passed} passed, {self._failed} failed")
        return self._failed == 0
