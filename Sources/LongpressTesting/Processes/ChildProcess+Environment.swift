extension ChildProcess {
    /// The part of the tests' own environment that the programs they start inherit: the display, and the desktop that
    /// `Tests/run` has set up.
    package static var inheritedEnvironment: [String: String] {
        let names = [
            "PATH", "DISPLAY", "LD_LIBRARY_PATH", "TMPDIR", "TZ", "LLVM_PROFILE_FILE", "ASAN_OPTIONS", "G_SLICE",
            "SWIFT_BACKTRACE", "XDG_DATA_DIRS", "XDG_CONFIG_DIRS", "XCURSOR_PATH", "FONTCONFIG_FILE",
            "GDK_PIXBUF_MODULE_FILE", "GIO_MODULE_DIR", "GTK_EXE_PREFIX", "GTK_IM_MODULE", "GDK_DEBUG", "GDK_DISABLE",
            "DBUS_SYSTEM_BUS_ADDRESS",
        ]
        var result = ["LC_ALL": "C.UTF-8", "LANG": "C.UTF-8"]
        for name in names { result[name] = environment(name) }
        return result
    }
}
