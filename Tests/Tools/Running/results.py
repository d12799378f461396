"""The results of tests, read from their output."""

import re
from collections import deque
from dataclasses import dataclass, field


@dataclass
class Results:
    # The names of tests; empty for a test that has no name by which it can be run.
    passed: list = field(default_factory=list)
    failed: list = field(default_factory=list)
    notes: list = field(default_factory=list)


def lines_of(log):
    with open(log, errors="replace") as file:
        for line in file:
            yield line.rstrip("\n")


def of_tests(log, tests, status):
    """Returns the results of tests. A skipped test counts as failed, and so does a test that never reported."""
    lines = list(lines_of(log))
    if any("Test run started" in line or "Test run with" in line for line in lines):
        return _of_swift_testing(lines, status)
    return _of_xctest(lines, tests, status)


def _of_xctest(lines, tests, status):
    outcomes = {}
    for line in lines:
        if match := re.match(r"Test Case .([^ ]+). (passed|failed|skipped) \(", line):
            outcomes[match[1]] = match[2]
    results, lost = Results(), 0
    for test in tests:
        name = test.partition(".")[2].replace("/", ".", 1)
        (results.passed if outcomes.get(name) == "passed" else results.failed).append(test)
        lost += name not in outcomes
    if lost:
        results.notes.append(f"{lost} of them didn't report: the test program ended first (status {status})")
    fatal = re.compile("exited with unexpected signal code|Fatal error|SUMMARY: AddressSanitizer")
    results.notes += [line[:200] for line in lines if fatal.search(line)]
    return results


def _of_swift_testing(lines, status):
    """Swift Testing prints no names by which tests can be run, so only their numbers are read, from its summary."""
    total = bad = 0
    for line in lines:
        if match := re.search(r" Test run with (\d+) tests?", line):
            total = int(match[1])
        if not line.startswith("✘ Test run ") and re.match("✘ Test .* failed after|➜ Test .* skipped", line):
            bad += 1
    if total == 0:
        return Results(failed=[""], notes=["no tests were run"])
    if status != 0:
        bad = max(bad, 1)
    return Results(passed=[""] * (total - bad), failed=[""] * bad)


def of_check(part, log, status):
    """Returns the results of a part that isn't made of tests: one for each of its checks, or one for the part as a whole."""
    if part != "checks":
        return Results(failed=[""] if status else [])
    words = [line.split(" ", 1)[0] for line in lines_of(log)]
    failed = words.count("FAIL")
    return Results(passed=[""] * words.count("ok"), failed=[""] * (failed if failed or not status else 1))


def show_failures(log):
    """Prints the failures in a log, and its end. If the failures are single lines, prints only these."""
    print(f"--- failures in {log}:")
    lines = list(lines_of(log))
    said = [line for line in lines if line.startswith("FAIL")]
    if said:
        print(*said, sep="\n")
        if not any(line.startswith("Test Case") for line in lines):
            return
    # A message may have many lines. It ends where the log reports the next step of the tests.
    begins = re.compile("error:|✘|^FAIL|Fatal error|ERROR: AddressSanitizer|-CRITICAL|^evidence:")
    ends = re.compile("Test (Case|Suite) |[◇✔]")
    shown, is_shown = [], False
    for line in lines:
        is_shown = bool(begins.search(line)) or (is_shown and not ends.match(line))
        if is_shown:
            shown.append(line[:400])
    print(*shown[:60], "...", *(line[:400] for line in deque(lines, 15)), "---", sep="\n")
