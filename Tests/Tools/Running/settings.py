"""What a run is told by its options and its environment, and what it hands on to the rooms that it opens."""

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

# What whoever started the run may choose for the tests.
HANDED_ON = (
    "LD_LIBRARY_PATH LLVM_PROFILE_FILE LONGPRESS_BINARY LONGPRESS_SCREENSHOTS LONGPRESS_SEED LONGPRESS_FUZZ LONGPRESS_KILLS "
    "LONGPRESS_SOAK LONGPRESS_ARTICLES"
).split()


@dataclass
class Settings:
    build: Path
    logs: Path
    parts: list
    only: str | None = None
    times: int = 1
    shake: int | None = None
    # "sanitize", "optimised", or nothing.
    kind: str | None = None
    world: Path | None = None
    # What the shell's functions need besides their room (inside.sh).
    handed_on: dict = field(init=False)

    def __post_init__(self):
        self.handed_on = {"LONGPRESS_BUILD": str(self.build), "LONGPRESS_PRODUCTS": str(self.products)}
        if self.kind:
            self.handed_on[f"LONGPRESS_{self.kind.upper()}"] = "1"

    @property
    def products(self):
        return self.build / ("release" if self.kind == "optimised" else "debug")

    @property
    def evidence(self):
        return self.logs / "evidence"

    @property
    def test_program(self):
        return next(self.products.glob("*PackageTests.xctest"))

    def environment(self, scratch):
        """The environment of all that a room's tests start: nothing is handed on but what is named here. Each variable by
        which a program finds something of a desktop leads into the tests' own world (world.sh).
        """
        world = self.world
        environment = {
            "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin",
            "HOME": f"{world}/home",
            "TMPDIR": f"{scratch}/tmp",
            "TZ": "UTC",
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "XDG_RUNTIME_DIR": f"{scratch}/runtime",
            "XDG_DATA_DIRS": f"{world}/share",
            "XDG_CONFIG_DIRS": f"{world}/etc",
            "XCURSOR_PATH": f"{world}/share/icons",
            "FONTCONFIG_FILE": f"{world}/fonts.conf",
            "GDK_PIXBUF_MODULE_FILE": f"{world}/loaders.cache",
            "GIO_MODULE_DIR": f"{world}/modules",
            "GIO_USE_VFS": "local",
            "GSETTINGS_BACKEND": "memory",
            "GTK_USE_PORTAL": "0",
            "GTK_EXE_PREFIX": str(world),
            "GTK_IM_MODULE": "gtk-im-context-simple",
            "ENCHANT_CONFIG_DIR": f"{world}/enchant",
            "DBUS_SYSTEM_BUS_ADDRESS": f"unix:path={world}/no-system-bus",
            "LONGPRESS_WORLD": str(world),
            "LONGPRESS_EVIDENCE": str(self.evidence),
        }
        for folder in ("tmp", "runtime", "CONFIG", "CACHE", "DATA", "STATE"):
            (scratch / folder).mkdir(mode=0o700)
            if folder.isupper():
                environment[f"XDG_{folder}_HOME"] = f"{scratch}/{folder}"
        # The tests' renderer is cairo: starting the machine's GL, and finding out that it isn't used, is half of a start.
        is_old = subprocess.run(["pkg-config", "--max-version=4.13", "gtk4"]).returncode == 0
        environment |= {"GDK_DEBUG": "gl-disable"} if is_old else {"GDK_DISABLE": "gl"}
        # Freed memory is overwritten, so that libraries without the sanitizer trip over it too. GTK frees little at the end.
        # Swift's own backtrace of a crash is made of what the sanitizer has already told, and trips over it.
        if self.kind == "sanitize":
            options = "detect_leaks=0:abort_on_error=1:print_legend=0:max_free_fill_size=65536:free_fill_byte=221"
            environment |= {"ASAN_OPTIONS": options, "G_SLICE": "always-malloc", "SWIFT_BACKTRACE": "enable=no"}
        # So that an object that the optimizer releases too early is found out.
        if self.kind == "optimised":
            environment |= {"MALLOC_PERTURB_": "165", "G_SLICE": "always-malloc"}
        return environment | {name: os.environ[name] for name in HANDED_ON if os.environ.get(name)}
