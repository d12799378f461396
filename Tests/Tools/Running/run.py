"""Builds Longpress and runs its tests. Tests/run starts this once Python is installed."""

import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from datetime import datetime
from pathlib import Path

import pieces as dealing
import quirks
import results
from parts import KNOWN, RARE, TEST_PARTS, USUAL, WITH_PACKAGES, is_dealt_out
from report import Report
from rooms import Room
from settings import Settings


def end(message):
    print(message, file=sys.stderr)
    sys.exit(2)


def options(arguments):
    """Returns the settings that the command line asks for."""
    chosen = {"parts": [], "logs": None}
    build, is_all = Path(os.environ.get("LONGPRESS_BUILD", ".build")).resolve(), False

    def value(name, pattern, what):
        if not arguments or not re.fullmatch(pattern, arguments[0]):
            end(f"{name} requires {what} (see --help)")
        return arguments.pop(0)

    while arguments:
        word = arguments.pop(0)
        if word in ("--help", "-h"):
            print(Path(__file__).with_name("usage.txt").read_text(), end="")
            sys.exit()
        elif word == "--list":
            print(*USUAL, *RARE, sep="\n")
            sys.exit()
        elif word == "--all":
            is_all = True
        elif word == "--only":
            chosen["only"] = value(word, ".+", "a regular expression")
        elif word == "--times":
            chosen["times"] = int(value(word, "[1-9][0-9]*", "a number"))
        elif word == "--shake":
            chosen["shake"] = int(value(word, "[0-9]+", "a number as the seed"))
        elif word in ("--sanitize", "--optimised"):
            if chosen.setdefault("kind", word[2:]) != word[2:]:
                end("--sanitize and --optimised can't be combined (see --help)")
        elif word in KNOWN:
            chosen["parts"].append(word)
        else:
            end(f"unknown part or option: {word} (see --help)")
    if "kind" in chosen:
        build /= {"sanitize": "sanitized"}.get(chosen["kind"], chosen["kind"])
        chosen["parts"] = chosen["parts"] or ["install", "build", "pure", "widgets", "walk"]
    if is_all:
        usual = {"SEED": random.randrange(32768), "FUZZ": 100000, "KILLS": 50, "SOAK": 10}
        for name, number in usual.items():
            os.environ.setdefault(f"LONGPRESS_{name}", str(number))
    chosen["parts"] = chosen["parts"] or USUAL + (RARE if is_all else ["web"] if has_web() else [])
    chosen["logs"] = build / "test-logs" / f"{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}"
    return Settings(build=build, **chosen)


def has_web():
    """Returns whether the packages of the part web are installed."""
    script = "source Tests/Tools/Running/packages.sh; is_installed $(web_packages | cut -d ' ' -f 1,2)"
    return subprocess.run(["bash", "-c", script]).returncode == 0


def require_room(folder, megabytes):
    free = shutil.disk_usage(folder).free >> 20
    if free < megabytes:
        end(f"FAIL  the disk with {folder} has only {free} MB free; {megabytes} MB are needed")


def prepare_folders(settings):
    try:
        settings.build.mkdir(parents=True, exist_ok=True)
    except OSError:
        end(f"FAIL  the build folder {settings.build} can't be made")
    require_room(settings.build, 300 if settings.products.is_dir() else 3000)
    require_room("/tmp", 300)
    settings.evidence.mkdir(parents=True)
    latest = settings.logs.with_name("latest")
    latest.unlink(missing_ok=True)
    latest.symlink_to(settings.logs.name)
    # Keeps the logs of the last ten runs and of those still running. The name of a log contains the process id.
    for old in sorted(each for each in latest.parent.iterdir() if not each.is_symlink())[:-10]:
        if not Path("/proc", old.name.rpartition("-")[2]).exists():
            shutil.rmtree(old, ignore_errors=True)


class Run:
    def __init__(self, settings):
        self.settings = settings
        self.report = Report(settings.logs)

    def wants(self, part):
        return part in self.settings.parts

    def everything(self):
        """Runs the chosen parts; returns whether everything passed."""
        for part in ("install", "build", "release", "library"):
            if part == "library" and self.wants("languages"):
                self.install("languages")
            if self.wants(part) and not self.alone(part):
                print("FAIL  the other parts can't run without it")
                return self.report.finish()
        if any(is_dealt_out(part) for part in self.settings.parts):
            self.tests()
        if self.wants("ids"):
            self.alone("ids")
        for part in ("deb", "sid"):
            if self.wants(part):
                self.install("deb")
                self.alone(part)
        if self.wants("outsider"):
            self.alone("outsider")
        for part, option in (("sanitized", "--sanitize"), ("optimised", "--optimised")):
            if self.wants(part):
                self.within(part, option)
        return self.report.finish()

    def install(self, part):
        log = self.settings.logs / f"{part}-packages.log"
        with Room(self.settings) as room:
            if room.run_on_machine("install_missing", f"{part}_packages", log=log):
                end("\n".join(log.read_text().splitlines()[-3:]))

    def alone(self, part):
        """Runs a part by itself; returns whether it passed."""
        start, log = time.monotonic(), self.settings.logs / f"{part}.log"
        with Room(self.settings) as room:
            found = results.of_check(part, log, room.run_on_machine(f"part_{part}", log=log))
        self.report.part(part, time.monotonic() - start, found)
        # The number of tests for each requirement is short enough to print.
        if part == "ids" and not found.failed:
            print(log.read_text()[log.read_text().index("id: ") :], end="")
        if found.failed:
            results.show_failures(log)
        return not found.failed

    def within(self, part, option):
        """Runs Tests/run with an option for another build. Its results count as this run's."""
        start = time.monotonic()
        command = [str(Path("Tests/run").resolve()), option]
        environment = os.environ | {"LONGPRESS_BUILD": str(self.settings.build)}
        text = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
        (self.settings.logs / f"{part}.log").write_text(text)
        for told in re.findall(r"^---.*?^---$", text, re.M | re.S):
            print(told)
        numbers = re.fullmatch(r"(\d+) passed, (\d+) failed", text.strip().rpartition("\n")[2])
        passed, failed = map(int, numbers.groups()) if numbers else (0, 1)
        self.report.part(part, time.monotonic() - start, results.Results([""] * passed, [""] * failed))

    def tests(self):
        for part in WITH_PACKAGES:
            if self.wants(part) and part != "languages":
                self.install(part)
        self.make_world()
        tests = self.without_left_out(self.list_tests())
        times = dealing.read_times(self.settings.build / "test-times")
        for turn in range(self.settings.times):
            folder = self.settings.logs / f"{turn + 1}"
            folder.mkdir()
            self.one_turn(dealing.deal_out(tests, self.settings.parts, times), folder)

    def one_turn(self, pieces, folder):
        self.require_tests(pieces)
        dealing.run_all(
            pieces,
            lambda piece: piece.run(self.settings, folder, self.settings.shake),
            lambda piece: self.report.piece(piece, pieces, folder),
        )
        self.report.try_again(pieces, self.settings, folder)
        # Pieces that ran only in part took less time than usual.
        if self.settings.only is None and self.settings.shake is None:
            dealing.remember_times(self.settings.build / "test-times", pieces)

    def make_world(self):
        home = Path(tempfile.mkdtemp(prefix="longpress-", dir="/tmp"))
        home.chmod(0o755)
        self.settings.world = home / "world"
        log = self.settings.logs / "world.log"
        with Room(self.settings) as room:
            if room.run_on_machine("make_world", str(self.settings.world), log=log):
                end(f"FAIL  the tests' desktop can't be made: {log.read_text().strip().splitlines()[-1]}")
        (self.settings.world / "quirks").write_text("".join(line + "\n" for line in quirks.quirks("line")))

    def list_tests(self):
        """Returns the names of the tests to run. Swift Testing's modules take part as a whole, unless --only selects some of
        their tests.
        """
        names = [name for name in self.known() if re.match(r"[A-Za-z]+Tests\.", name)]
        only = self.settings.only
        if only is None:
            return names + list(TEST_PARTS["pure"].modules)
        # Their names end with their arguments.
        names += sorted({name.partition("(")[0] for name in self.known("--testing-library", "swift-testing")})
        return [name for name in names if re.search(only, name)]

    def known(self, *arguments):
        environment = {"PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "LD_LIBRARY_PATH": os.environ.get("LD_LIBRARY_PATH", "")}
        command = [self.settings.test_program, *arguments, "--list-tests"]
        return subprocess.run(command, env=environment, capture_output=True, text=True).stdout.split("\n")

    def without_left_out(self, tests):
        """Removes the tests that can't pass from a list, and reports them."""
        found, problems = quirks.left_out(tests, self.settings.kind == "sanitize")
        # With --only, the named tests may not be part of the run.
        for problem in problems if self.settings.only is None else []:
            self.report.fail(problem)
        modules = {module for part in TEST_PARTS.values() if self.wants(part.name) for module in part.modules}
        for name in sorted(found):
            if name.partition(".")[0] in modules:
                self.report.leave_out(f"{name}: {found[name]}")
        return [test for test in tests if test not in found]

    def require_tests(self, pieces):
        """Fails parts without tests, so that nothing passes by not running. With --only, fails if no test matches."""
        asked = [part for part in self.settings.parts if part in TEST_PARTS]
        empty = [part for part in asked if part not in {piece.part for piece in pieces}]
        if self.settings.only is None:
            for part in empty:
                self.report.fail(f"the part {part} has no tests: they can't be listed")
        elif asked and empty == asked:
            self.report.fail(f"no test of {' '.join(asked)} matches “{self.settings.only}”")


def main():
    os.umask(0o022)
    os.environ["LC_ALL"] = "C.UTF-8"
    sys.stdout.reconfigure(line_buffering=True)
    os.chdir(Path(__file__).parents[3])
    settings = options(sys.argv[1:])
    prepare_folders(settings)
    for number in (signal.SIGTERM, signal.SIGHUP):
        # Under nohup, the run should go on.
        if signal.getsignal(number) != signal.SIG_IGN:
            signal.signal(number, lambda number, _: sys.exit(128 + number))
    try:
        passed = Run(settings).everything()
    except KeyboardInterrupt:
        sys.exit(130)
    finally:
        Room.close_all()
        if settings.world:
            shutil.rmtree(settings.world.parent, ignore_errors=True)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
