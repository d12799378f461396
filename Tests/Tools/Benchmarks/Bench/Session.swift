import Glibc

/// The benchmark's own screen, message bus and folders, so that it neither measures nor touches anything of the user's desktop.
final class Session {
    let screen: Screen
    /// The file of the programs' standard error.
    let log: String
    /// Additional environment variables of programs started from now on.
    var additions: [String: String] = [:]
    /// The address of the bus.
    var busAddress: String { bus.address }

    private let folder: String
    private let bus: Bus
    private let fonts: Fonts
    private var commonFiles: CommonFiles?
    private var starts = 0

    /// Starts a session with a screen of the given width in pixels.
    init(screenWidth: Int32 = 1280) throws(Failure) {
        screen = try Screen(width: screenWidth)
        folder = try makeTemporaryFolder()
        bus = try Bus(thenRemoving: folder)
        fonts = try Fonts(in: folder)
        log = "\(folder)/log"
        try makeFolder(caches)
        try makeFolder(runtime)
    }

    /// Starts a program once, without counting it, and from then on keeps the files that it maps in memory: see
    /// ``CommonFiles``.
    func holdCommonFiles(of program: Program) throws(Failure) {
        let launch = try Launch(of: program, in: self)
        commonFiles = CommonFiles(of: launch.process, program: program.path)
    }

    /// Creates the home folder of the next start, and calls a function to prepare it.
    func prepareNextHome(_ body: (_ home: String) throws -> Void) throws {
        let home = homePath(starts + 1)
        try makeFolder(home)
        try body(home)
    }

    /// Writes a short note, which is removed with the session, and returns its path.
    func writeNote(_ text: String = "near") throws(Failure) -> String {
        let path = "\(folder)/near.txt"
        try writeText(text, to: path)
        return path
    }

    private func homePath(_ number: Int) -> String { "\(folder)/home\(number)" }

    /// Returns the environment for the next start: its own settings and documents, the caches of earlier starts, and the given
    /// bus or the session's.
    func environmentForNextStart(on ownBus: Bus? = nil) throws(Failure) -> [String: String] {
        starts += 1
        let home = homePath(starts)
        if modificationTime(home) == nil { try makeFolder(home) }
        // A blinking cursor would look like unfinished work.
        try makeFolder("\(home)/config")
        try makeFolder("\(home)/config/gtk-4.0")
        try writeText("[Settings]\ngtk-cursor-blink=false\n", to: "\(home)/config/gtk-4.0/settings.ini")
        var environment = [
            "DISPLAY": screen.name, "DBUS_SESSION_BUS_ADDRESS": (ownBus ?? bus).address,
            "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "GTK_A11Y": "none", "GTK_USE_PORTAL": "0",
            "GSETTINGS_BACKEND": "memory", "LANG": "C.UTF-8", "FONTCONFIG_FILE": fonts.configuration,
            "HOME": home, "XDG_CONFIG_HOME": "\(home)/config", "XDG_DATA_HOME": "\(home)/data",
            "XDG_STATE_HOME": "\(home)/state", "XDG_CACHE_HOME": caches, "XDG_RUNTIME_DIR": runtime,
        ]
        for kept in ["PATH", "LD_LIBRARY_PATH", "XDG_DATA_DIRS"] {
            environment[kept] = getenv(kept).map { String(cString: $0) }
        }
        return environment.merging(additions) { $1 }
    }

    private var caches: String { "\(folder)/cache" }
    private var runtime: String { "\(folder)/runtime" }
}
