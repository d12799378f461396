"""GTK's own bugs (Tests/Quirks), and the tests that are left out because of them or with AddressSanitizer."""

import re
import subprocess
from pathlib import Path


def installed_gtk():
    answer = subprocess.run(["pkg-config", "--modversion", "gtk4"], capture_output=True, text=True)
    return answer.stdout.strip() or "0.0"


def _number(version):
    return [int(word) for word in version.split(".")[:2]]


def quirks(kind):
    """Returns the patterns of a kind that apply to the installed GTK."""
    installed, found = _number(installed_gtk()), []
    for line in Path("Tests/Quirks").read_text().splitlines():
        words = line.split(None, 3)
        if words[:1] == [kind] and _number(words[1]) <= installed <= _number(words[2]):
            found.append(words[3])
    return found


# The tests that can't pass with AddressSanitizer, as regular expressions of their names, and the reasons.
NOT_SANITIZED = {
    r"^WalkTests\.SoakTests/": "AddressSanitizer keeps up to 256 MB of freed memory, which these tests count",
    r"^AppModelTests\.OpeningTurnsTests/": "AddressSanitizer makes the program several times slower, and these tests measure time",
}


def left_out(tests, is_sanitized):
    """Returns the tests that can't pass, each with its reason, and a list of problems: patterns that match no test."""
    gtk = f"GTK {installed_gtk()} has a bug that fails it (Tests/Quirks)"
    reasons = [(pattern, gtk, "Tests/Quirks", True) for pattern in quirks("test")]
    # The patterns are checked in every run, whether or not they apply.
    reasons += [(pattern, reason, "quirks.py", is_sanitized) for pattern, reason in NOT_SANITIZED.items()]
    found, problems = {}, []
    for pattern, reason, file, counts in reasons:
        matching = [test for test in tests if re.search(pattern, test)]
        if not matching:
            problems.append(f"{file} names a test that doesn't exist: {pattern}")
        if counts:
            found |= dict.fromkeys(matching, reason)
    return found, problems
