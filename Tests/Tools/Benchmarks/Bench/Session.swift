import Glibc

/// A screen, a message bus and folders of the benchmark's own, so that nothing of the person's desktop is measured
/// or touched.
final class Session {
    let screen: Screen
    /// Where the programs write what they say on standard error.
    let log: String
    /// What the programs that are started from now on have in their environment besides.
    var additions: [String: String] = [:]
    /// The address of the bus.
    var busAddress: String { bus.address }

    private let folder: String
    private let bus: Bus
    private let fonts: Fonts
    private var commonFiles: CommonFiles?
    private var starts = 0

    /// Starts them, with a screen so many pixels wide.
    init(screenWidth: Int32 = 1280) throws(Failure) {
        screen = try Screen(width: screenWidth)
        folder = try makeTemporaryFolder()
        bus = try Bus(thenRemoving: folder)
        fonts = try Fonts(in: folder)
        log = "\(folder)/log"
        try makeFolder(caches)
        try makeFolder(runtime)
    }

    /// Starts a program once, uncounted, and from then on holds the files that it maps: see ``CommonFiles``.
    func holdCommonFiles(of program: Program) throws(Failure) {
        let launch = try Launch(of: program, in: self)
        commonFiles = CommonFiles(of: launch.process, program: program.path)
    }

    /// Makes the home of the next start ready, which is made then.
    func prepareNextHome(_ body: (_ home: String) throws -> Void) throws {
        let home = homePath(starts + 1)
        try makeFolder(home)
        try body(home)
    }

    /// Writes a short note, which goes with the session; returns its path.
    func writeNote(_ text: String = "near") throws(Failure) -> String {
        let path = "\(folder)/near.txt"
        try writeText(text, to: path)
        return path
    }

    private func homePath(_ number: Int) -> String { "\(folder)/home\(number)" }

    /// The environment for the next start: its own settings and documents, the caches of those before, and the session's
    /// bus if it is given none of its own.
    func environmentForNextStart(on ownBus: Bus? = nil) throws(Failure) -> [String: String] {
        starts += 1
        let home = homePath(starts)
        if modificationTime(home) == nil { try makeFolder(home) }
        // A cursor that blinks would look like work that goes on.
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
