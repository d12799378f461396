"""The parts of a run, with their modules of tests and the way they are divided into pieces.

Run as a program, this prints a line for each part of tests: its name and its modules.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class TestPart:
    name: str
    # A module is a folder in Tests/Unit, Tests/InProcess or Tests/Outside. It may be in several parts, which run it on
    # different desktops.
    modules: tuple
    # Whether each class of tests has its own display; otherwise all classes of a module share one. On weston and mutter, each
    # class has its own because these compositors keep the clipboard of a program that has ended.
    by_class: bool
    # The seconds that a test is assumed to take until it has been measured.
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

# Parts that check the source tree. They run beside the tests while a processor is idle.
BESIDE_TESTS = ("checks", "meson")

USUAL = ["install", "build", "release", "pure", "widgets", "pointer", "walk", "touch", "wayland", "monitors", "adversary"]
USUAL += ["sandbox", "checks", "ids", "meson"]
# These parts need packages that few machines have, or a separate build.
RARE = ["weston", "mutter", "web", "programs", "library", "languages", "unchanged", "deb", "sid", "outsider", "sanitized", "optimised"]
# The part "pictures" takes the screenshots for README: see Tests/screenshots.
KNOWN = USUAL + RARE + ["pictures"]
# Parts that need additional packages.
WITH_PACKAGES = ("weston", "mutter", "web", "programs", "languages", "unchanged")


def is_dealt_out(name):
    return name in TEST_PARTS or name in BESIDE_TESTS


if __name__ == "__main__":
    for part in TEST_PARTS.values():
        print(part.name, *part.modules)
