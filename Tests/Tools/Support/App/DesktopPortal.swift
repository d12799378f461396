import Foundation

/// The desktop's portals on a session's bus, by which programs in a sandbox reach a person's files, other programs and email:
/// the real ones, with GTK's dialogs, which belong to another process than the app.
public final class DesktopPortal {
    private let services: [ChildProcess]
    private let bus: SessionBus
    private let runtime: TemporaryFolder

    /// Starts them, and waits until all can be asked.
    ///
    /// - Parameter home: The home of the person whose files and programs they offer. They are in its folder `Documents`.
    public init(on bus: SessionBus, home: TemporaryFolder) throws {
        self.bus = bus
        runtime = bus.runtime
        let environment = try ChildProcess.inheritedEnvironment.merging([
            "HOME": home.path,
            "XDG_CONFIG_HOME": home.folder(".config"),
            "XDG_DATA_HOME": home.folder(".local/share"),
            "XDG_CACHE_HOME": home.folder(".cache"),
            "XDG_RUNTIME_DIR": bus.runtime.path,
            // GTK's dialogs are those of this desktop.
            "XDG_CURRENT_DESKTOP": "GNOME",
            "DBUS_SESSION_BUS_ADDRESS": bus.address,
            "AT_SPI_BUS_ADDRESS": bus.accessibilityAddress,
            "GDK_BACKEND": "x11",
            "GSETTINGS_BACKEND": "memory",
            "GIO_USE_VFS": "local",
        ]) { $1 }
        let documents = try home.folder("Documents")
        // Each asks those before it.
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

    /// The windows of its dialogs.
    public func dialogs(on display: TestDisplay) -> Windows { Windows(ofProcess: services[2].id, on: display) }

    /// The dialogs as assistive tools see them; nil until there is one.
    public func accessible(on display: TestDisplay) throws -> AccessibleNode? {
        try AccessibleApp(process: services[2].id, on: bus.accessibility, windows: dialogs(on: display))?.node
    }

    /// What they have written to standard error, to be looked at when something fails.
    public var standardError: String { services.map(\.standardError).joined() }

    /// Ends them.
    public func stop() {
        for service in services.reversed() { service.stop() }
        // If it had no time for that itself. What is below it are the files of others.
        guard FileManager.default.fileExists(atPath: "\(runtime.path)/doc/by-app"),
            let unmount = try? ChildProcess(
                "fusermount3", ["-u", "-z", "\(runtime.path)/doc"], environment: ChildProcess.inheritedEnvironment,
                outputIn: runtime)
        else { return }
        _ = try? unmount.waitForExit()
    }
}
