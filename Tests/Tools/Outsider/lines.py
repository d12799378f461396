#!/usr/bin/env python3
"""Counts the lines about menus in each of the programs, and in the same programs before the short form and for other systems.
Prints a table in Markdown.

Counts all lines except empty ones and comments. Text that a program draws itself needs a responder that maps positions to
characters; the lines that concern the text rather than its menu are listed separately.
"""

import re
from pathlib import Path

HERE = Path(__file__).parent
NAMES = ["Label", "Editor", "Picture", "List", "Chart", "Verse", "Files", "Form", "Gallery", "Article"]
WHAT = {
    "Label": "a label",
    "Editor": "a text editor with a command of its own",
    "Picture": "a picture, with a submenu",
    "List": "a list: rows, selection, empty space",
    "Chart": "a drawing area with hit testing",
    "Verse": "text that the program draws",
    "Files": "files, with a submenu that loads",
    "Form": "a form with fields",
    "Gallery": "a gallery with previews",
    "Article": "an article with links",
}


def count(lines):
    return sum(1 for line in lines if line.strip() and not line.strip().startswith("//"))


def own(name):
    """Returns the number of lines between the marks."""
    text = (HERE / "Programs" / f"{name}Program.swift").read_text()
    return sum(count(part.split("\n")) for part in re.findall(r"// begin menu\n(.*?)// end menu", text, re.S))


def responder():
    """Returns the number of lines of the responder of text that a program draws."""
    text = (HERE.parents[2] / "Sources/Examples/Verse/Verse.swift").read_text()
    return count(text.partition("// MARK: What can be done")[2].split("\n"))


def peers(file):
    parts = re.split(r"^// ([A-Z]\w+)$", (HERE / "Peers" / file).read_text(), flags=re.M)
    return {name: count(body.split("\n")) or "–" for name, body in zip(parts[1::2], parts[2::2])}


if __name__ == "__main__":
    longpress = {name: own(name) for name in NAMES}
    before, swiftui, uikit = peers("Before.swift"), peers("SwiftUI.swift"), peers("UIKit.swift")
    for column in longpress, before:
        column["Verse"] = f"{column['Verse']}, and its responder ({responder()})"
    before["Files"] = f"{before['Files']}, in a section"
    swiftui["Verse"], uikit["Verse"] = "can't be done", f"{uikit['Verse']}, and `UITextInput`"
    print("| Program | Longpress | before | SwiftUI | UIKit |\n|---|---|---|---|---|")
    for name in NAMES:
        print(f"| {WHAT[name]} | {longpress[name]} | {before[name]} | {swiftui[name]} | {uikit[name]} |")
