import CGtk
import Foundation

/// The tests' own display with its window manager and buses. It is started unless `Tests/run` of this package has provided a
/// display, so the tests never drive the user's desktop. It ends with the tests.
enum OwnSession {
    private struct Running {
        let bus: SessionBus
        let settings: TemporaryFolder
        let server: ChildProcess
        let manager: ChildProcess
    }

    // Used only on the main thread, like the display.
    nonisolated(unsafe) private static var running: Running?

    /// The session's buses; `nil` before the session has started, or if it isn't needed.
    static var bus: SessionBus? { running?.bus }

    /// Whether the environment asks for a touch screen.
    private static var hasTouch: Bool { environment("LONGPRESS_TEST_DISPLAY") == "touch" }

    /// Starts the session if it is needed.
    static func begin() throws {
        guard running == nil, environment("LONGPRESS_WORLD") == nil || environment("DISPLAY") == nil else { return }
        try requirePrograms()
        let settings = try TemporaryFolder()
        let bus = try SessionBus()
        let server = try startServer(in: settings)
        let number = try waitFor("the tests' display to come up") {
            try requireRunning(server)
            return server.standardOutput.split(separator: "\n").first.flatMap { Int($0) }
        }
        setEnvironment(display: ":\(number)", settings: settings, bus: bus)
        let manager = try startManager(in: settings)
        let connection = try XConnection()
        try waitUntil("the window manager") {
            try requireRunning(manager)
            return connection.property("_NET_SUPPORTING_WM_CHECK", of: connection.root) != nil
        }
        running = Running(bus: bus, settings: settings, server: server, manager: manager)
    }

    private static func requireRunning(_ process: ChildProcess) throws {
        guard !process.isRunning else { return }
        throw TestFailure("\(process.command) ended: \(process.standardError.suffix(2000))")
    }

    // MARK: Required programs

    private static let xorg = "/usr/lib/xorg/Xorg"

    /// Throws an error that names the missing packages, by their Debian names.
    private static func requirePrograms() throws {
        var files = [
            ("openbox", path(of: "openbox")), ("dbus", path(of: "dbus-daemon")),
            ("at-spi2-core", "/usr/share/dbus-1/accessibility-services/org.a11y.atspi.Registry.service"),
        ]
        if hasTouch {
            let drivers = "/usr/lib/xorg/modules"
            files += [
                ("xserver-xorg-core", xorg), ("xserver-xorg-core", "\(drivers)/input/inputtest_drv.so"),
                ("xserver-xorg-video-dummy", "\(drivers)/drivers/dummy_drv.so"), ("x11-xkb-utils", path(of: "xkbcomp")),
            ]
        } else {
            files.append(("xvfb", path(of: "Xvfb")))
        }
        var missing = files.filter { !FileManager.default.fileExists(atPath: $0.1) }.map(\.0)
        if case .failure = XLibrary.shared { missing.append("libxtst6") }
        guard missing.isEmpty else {
            throw TestFailure(
                "the tests can't start their own display. Install: sudo apt-get install -y \(missing.joined(separator: " "))"
            )
        }
    }

    /// Returns the path of a program, or its bare name, which isn't an existing file, if it isn't installed.
    private static func path(of program: String) -> String {
        let folders = (environment("PATH") ?? "/usr/bin").split(separator: ":").map(String.init)
        return folders.map { "\($0)/\(program)" }.first { FileManager.default.isExecutableFile(atPath: $0) } ?? program
    }

    // MARK: Starting the programs

    private static func startServer(in folder: TemporaryFolder) throws -> ChildProcess {
        let environment = ChildProcess.inheritedEnvironment
        // The server prints its display number to standard output.
        let options = ["-displayfd", "1", "-noreset", "-nolisten", "tcp"]
        guard hasTouch else {
            return try ChildProcess(
                "Xvfb", options + ["-screen", "0", "1280x800x24"], environment: environment, outputIn: folder)
        }
        let text = String(decoding: PackageResources.xorg_conf, as: UTF8.self)
        let config = try folder.write(text.replacing("SOCKETS", with: folder.path), to: "xorg.conf")
        setenv("LONGPRESS_TOUCH", "\(folder.path)/touch", 1)
        return try ChildProcess(
            xorg,
            options + ["-config", config, "-configdir", folder.folder("xorg.conf.d"), "-logfile", "\(folder.path)/log"]
                + ["-novtswitch", "-sharevts"], environment: environment, outputIn: folder)
    }

    private static func startManager(in folder: TemporaryFolder) throws -> ChildProcess {
        let config = try folder.write(PackageResources.openbox_xml, to: "openbox.xml")
        return try ChildProcess(
            "openbox", ["--sm-disable", "--config-file", config],
            environment: ChildProcess.inheritedEnvironment.merging(["HOME": folder.path]) { $1 }, outputIn: folder)
    }

    /// Sets the environment before GTK is initialized, so that GTK uses the display, none of the user's settings, and English.
    private static func setEnvironment(display: String, settings: TemporaryFolder, bus: SessionBus) {
        let variables = [
            "DISPLAY": display, "GDK_BACKEND": "x11", "GSK_RENDERER": "cairo", "XDG_RUNTIME_DIR": bus.runtime.path,
            "DBUS_SESSION_BUS_ADDRESS": bus.address, "AT_SPI_BUS_ADDRESS": bus.accessibilityAddress,
            "XDG_CONFIG_HOME": settings.path, "GSETTINGS_BACKEND": "memory", "GTK_USE_PORTAL": "0",
            "GIO_USE_VFS": "local", "GTK_IM_MODULE": "gtk-im-context-simple", "LC_ALL": "C.UTF-8",
            // Starting GL, and finding out that it isn't used, would take half of GTK's start.
            gtk_get_minor_version() < 14 ? "GDK_DEBUG" : "GDK_DISABLE":
                gtk_get_minor_version() < 14 ? "gl-disable" : "gl",
        ]
        for (name, value) in variables { setenv(name, value, 1) }
        for name in ["WAYLAND_DISPLAY", "LANGUAGE", "GTK_THEME", "GTK_A11Y"] { unsetenv(name) }
    }
}
