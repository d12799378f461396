"""What GTK itself gets wrong (Tests/Quirks), and what is left out because of it."""

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


def left_out(tests):
    """The tests that GTK itself fails, and the patterns that no test has."""
    patterns = quirks("test")
    found = {test for test in tests for pattern in patterns if re.search(pattern, test)}
    return found, [pattern for pattern in patterns if not any(re.search(pattern, test) for test in tests)]
