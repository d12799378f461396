import Foundation

/// The desktop's portals on a session bus, through which sandboxed programs reach the user's files, other programs and email.
/// These are the real portals, with GTK's dialogs, which belong to another process than the app.
public final class DesktopPortal {
    private let services: [ChildProcess]
    private let bus: SessionBus
    private let runtime: TemporaryFolder

    /// Starts the portals, and waits until all of them are available.
    ///
    /// - Parameter home: The home folder of the user whose files and programs the portals offer. They run in its folder
    ///   `Documents`.
    public init(on bus: SessionBus, home: TemporaryFolder) throws {
        self.bus = bus
        runtime = bus.runtime
        let environment = try ChildProcess.inheritedEnvironment.merging([
            "HOME": home.path,
            "XDG_CONFIG_HOME": home.folder(".config"),
            "XDG_DATA_HOME": home.folder(".local/share"),
            "XDG_CACHE_HOME": home.folder(".cache"),
            "XDG_RUNTIME_DIR": bus.runtime.path,
            // On this desktop, the portals use GTK's dialogs.
            "XDG_CURRENT_DESKTOP": "GNOME",
            "DBUS_SESSION_BUS_ADDRESS": bus.address,
            "AT_SPI_BUS_ADDRESS": bus.accessibilityAddress,
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "GIO_USE_VFS": "local",
        ]) { $1 }
        let documents = try home.folder("Documents")
        // Each depends on those before it.
        services = try [
            ("xdg-permission-store", "org.freedesktop.impl.portal.PermissionStore"),
            ("xdg-document-portal", "org.freedesktop.portal.Documents"),
            ("xdg-desktop-portal-gtk", "org.freedesktop.impl.portal.desktop.gtk"),
            ("xdg-desktop-portal", "org.freedesktop.portal.Desktop"),
        ].map { program, name in
            let service = try ChildProcess(
                "/usr/libexec/\(program)", environment: environment, outputIn: bus.runtime, workingDirectory: documents)
            try waitUntil(name) {
                guard service.isRunning else { throw TestFailure("\(program) ended: \(service.standardError)") }
                return try bus.names.session.contains(name)
            }
            return service
        }
        try waitUntil("the files of the document portal") {
            FileManager.default.fileExists(atPath: "\(runtime.path)/doc/by-app")
        }
    }

    /// Returns the windows of the portals' dialogs.
    public func dialogs(on display: TestDisplay) -> Windows { Windows(ofProcess: services[2].id, on: display) }

    /// Returns the dialogs as assistive technologies see them; `nil` until there is one.
    public func accessible(on display: TestDisplay) throws -> AccessibleNode? {
        try AccessibleApp(process: services[2].id, on: bus.accessibility, windows: dialogs(on: display))?.node
    }

    /// The text that the portals have written to standard error, for examination after a failure.
    public var standardError: String { services.map(\.standardError).joined() }

    /// Ends the portals.
    public func stop() {
        for service in services.reversed() { service.stop() }
        // Unmounts the document portal's file system if the portal had no time to do so. The files below the mount point aren't
        // the test's own.
        guard FileManager.default.fileExists(atPath: "\(runtime.path)/doc/by-app"),
            let unmount = try? ChildProcess(
                "fusermount3", ["-u", "-z", "\(runtime.path)/doc"], environment: ChildProcess.inheritedEnvironment,
                outputIn: runtime)
        else { return }
        _ = try? unmount.waitForExit()
    }
}
