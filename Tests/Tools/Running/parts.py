"""The parts of a run: which modules of tests each has, and how they are dealt out.

Run as a program, it prints a line for each part of tests: its name and its modules.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class TestPart:
    name: str
    # A module is a folder in Tests/Unit, Tests/InProcess or Tests/Outside. It may be in several parts, which run it on
    # different desktops.
    modules: tuple
    # Whether each class of tests has a display of its own; otherwise all of a module share one. On weston and mutter each
    # class has one since these keep what was copied when its program has ended.
    by_class: bool
    # Seconds that a test takes, as long as nobody has measured it.
    usual: float = 3


TEST_PARTS = {
    part.name: part
    for part in (
        TestPart(
            "pure",
            ("LocalizationTests", "MenusTests", "RichTextTests", "PagesTests", "FormatsTests", "NotesTests", "AppLogicTests", "OnDisplayTests"),
            False,
        ),
        TestPart(
            "widgets",
            (
                "PlatformTests",
                "FilesTests",
                "NoteStoreTests",
                "GtkTests",
                "PicturesTests",
                "DocumentsTests",
                "LongpressTests",
                "LongpressCTests",
                "LongpressWebTests",
                "AppModelTests",
            ),
            False,
            0.2,
        ),
        TestPart("pointer", ("PointerTests",), True, 2.5),
        TestPart("walk", ("WalkTests",), True, 100),
        TestPart("touch", ("TouchTests",), True, 4),
        TestPart("wayland", ("WaylandTests", "WaylandTouchTests", "SwayTests"), False),
        TestPart("weston", ("WaylandTests",), True),
        TestPart("mutter", ("WaylandTests", "WaylandTouchTests"), True),
        TestPart("monitors", ("MonitorsTests",), False),
        TestPart("adversary", ("AdversaryTests",), True),
        TestPart("sandbox", ("SandboxTests",), True),
        TestPart("web", ("WebTests", "WebWaylandTests"), True),
        TestPart("programs", ("ProgramsTests",), True),
        TestPart("languages", ("LanguagesTests",), True, 5),
        TestPart("unchanged", ("UnchangedTests",), True, 130),
        TestPart("pictures", ("PointerTests",), True),
    )
}

# What is about the tree, and runs beside the tests whenever a processor has nothing to do.
BESIDE_TESTS = ("checks", "meson")

USUAL = ["install", "build", "release", "pure", "widgets", "pointer", "walk", "touch", "wayland", "monitors", "adversary"]
USUAL += ["sandbox", "checks", "ids", "meson"]
# These need what few machines have, or a build of their own.
RARE = ["weston", "mutter", "web", "programs", "library", "languages", "unchanged", "deb", "sid", "outsider", "sanitized", "optimised"]
# Takes README's pictures: Tests/screenshots.
KNOWN = USUAL + RARE + ["pictures"]
# Parts that need packages that the others don't.
WITH_PACKAGES = ("weston", "mutter", "web", "programs", "languages", "unchanged")


def is_dealt_out(name):
    return name in TEST_PARTS or name in BESIDE_TESTS


if __name__ == "__main__":
    for part in TEST_PARTS.values():
        print(part.name, *part.modules)
