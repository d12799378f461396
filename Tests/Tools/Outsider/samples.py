#!/usr/bin/env python3
"""Turns the Swift samples in the documentation into files that can be compiled: samples.py FILE.md... FOLDER TESTS

All samples of an article become one function, because later samples use the declarations of earlier ones. A sample that imports
XCTest or Testing is a test, and is written to the folder TESTS unchanged. Whole programs and manifests are skipped; `--named`
prints these.
"""

import re
import sys
from pathlib import Path


def samples(file):
    """Yields the Swift samples of an article, in order, each with the number of its first line."""
    text = Path(file).read_text()
    for match in re.finditer(r"^```swift\n(.*?)^```$", text, re.M | re.S):
        yield text[: match.start(1)].count("\n") + 1, match[1]


def is_manifest(sample):
    return "swift-tools-version" in sample


def is_program(sample):
    return "application.run()" in sample


def is_test(sample):
    return bool(re.search(r"^(@_exported )?import (XCTest|Testing|LongpressTesting)$", sample, re.M))


def write(articles, folder, tests):
    """Writes the files, and returns the number of samples in them."""
    count = 0
    for article in articles:
        imports, body, name = {"import Gtk", "import Longpress"}, [], re.sub(r"\W", "", Path(article).stem)
        for line, sample in samples(article):
            if is_manifest(sample) or is_program(sample):
                continue
            count += 1
            if is_test(sample):
                # A file of the module has this re-export already.
                if "@_exported" not in sample:
                    (tests / f"{name}{line}.swift").write_text(f'#sourceLocation(file: "{article}", line: {line})\n{sample}')
                continue
            imports |= set(re.findall(r"^import .*$", sample, re.M))
            statements = re.sub(r"^import .*$", "", sample, flags=re.M)
            body.append(f'do {{\n#sourceLocation(file: "{article}", line: {line})\n{statements}#sourceLocation()\n')
        if body:
            lines = [*sorted(imports), f"func samplesOf{name}() {{", *body, "}" * len(body), "}", ""]
            (folder / f"{name}.swift").write_text("\n".join(lines))
    return count


def named(article, what):
    """Returns the only manifest or program of an article."""
    found = [sample for _, sample in samples(article) if what(sample)]
    if len(found) != 1:
        sys.exit(f"{article} has {len(found)} of what is one")
    return found[0]


if __name__ == "__main__":
    if sys.argv[1] == "--named":
        print(named(sys.argv[3], {"manifest": is_manifest, "program": is_program}[sys.argv[2]]), end="")
    else:
        *articles, folder, tests = sys.argv[1:]
        print(f"{write(articles, Path(folder), Path(tests))} samples")
