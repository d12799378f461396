"""What GTK itself gets wrong (Tests/Quirks), and which tests are left out: because of it, or with AddressSanitizer."""

import re
import subprocess
from pathlib import Path


def installed_gtk():
    answer = subprocess.run(["pkg-config", "--modversion", "gtk4"], capture_output=True, text=True)
    return answer.stdout.strip() or "0.0"


def _number(version):
    return [int(word) for word in version.split(".")[:2]]


def quirks(kind):
    """The patterns of a kind that are about the installed GTK."""
    installed, found = _number(installed_gtk()), []
    for line in Path("Tests/Quirks").read_text().splitlines():
        words = line.split(None, 3)
        if words[:1] == [kind] and _number(words[1]) <= installed <= _number(words[2]):
            found.append(words[3])
    return found


# What a run with AddressSanitizer can't hold, by regular expressions of the tests' names, and why.
NOT_SANITIZED = {
    r"^WalkTests\.SoakTests/": "AddressSanitizer keeps up to 256 MB of freed memory, which these tests would count",
    r"^AppModelTests\.OpeningTurnsTests/": "AddressSanitizer makes the program several times slower, and these tests measure time",
}


def left_out(tests, is_sanitized):
    """The tests that can't pass, each with the reason, and what names a test that there isn't."""
    gtk = f"GTK {installed_gtk()} itself fails it (Tests/Quirks)"
    reasons = [(pattern, gtk, "Tests/Quirks", True) for pattern in quirks("test")]
    # Whether these exist is looked at in each run.
    reasons += [(pattern, reason, "quirks.py", is_sanitized) for pattern, reason in NOT_SANITIZED.items()]
    found, problems = {}, []
    for pattern, reason, file, counts in reasons:
        matching = [test for test in tests if re.search(pattern, test)]
        if not matching:
            problems.append(f"{file} names a test that there isn't: {pattern}")
        if counts:
            found |= dict.fromkeys(matching, reason)
    return found, problems
