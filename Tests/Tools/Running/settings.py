"""The settings of a run, from its options and environment, and the environment of its rooms."""

import os
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

# The variables of the caller's environment that are passed on to the tests.
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
    # "sanitize", "optimised", or None.
    kind: str | None = None
    world: Path | None = None
    # The variables that the shell functions need besides those of their room (inside.sh).
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
        """Returns the environment of everything that a room's tests start: only the variables named here are passed on. Each
        variable by which a program finds a part of a desktop points into the tests' own world (world.sh).
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
        # The tests' renderer is cairo. Starting GL, and finding out that it isn't used, would take half of a start.
        is_old = subprocess.run(["pkg-config", "--max-version=4.13", "gtk4"]).returncode == 0
        environment |= {"GDK_DEBUG": "gl-disable"} if is_old else {"GDK_DISABLE": "gl"}
        # Freed memory is overwritten, so that libraries without the sanitizer fail on it, too. Leaks aren't reported, because
        # GTK frees little at exit. Swift's own backtrace of a crash would only repeat the sanitizer's report, and fails on it.
        if self.kind == "sanitize":
            options = "detect_leaks=0:abort_on_error=1:print_legend=0:max_free_fill_size=65536:free_fill_byte=221"
            environment |= {"ASAN_OPTIONS": options, "G_SLICE": "always-malloc", "SWIFT_BACKTRACE": "enable=no"}
        # Reveals objects that the optimizer releases too early.
        if self.kind == "optimised":
            environment |= {"MALLOC_PERTURB_": "165", "G_SLICE": "always-malloc"}
        return environment | {name: os.environ[name] for name in HANDED_ON if os.environ.get(name)}
