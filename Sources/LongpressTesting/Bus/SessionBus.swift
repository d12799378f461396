import Foundation

/// A separate D-Bus session bus with an accessibility bus, as in a login session. Of the machine's services, they start only
/// the accessibility registry.
///
/// Each app under test gets its own, because an application is unique on its bus. To test a second start, pass one bus to two
/// apps.
public final class SessionBus {
    /// The address of the session bus.
    public let address: String
    /// The address of the accessibility bus.
    public let accessibilityAddress: String
    /// The `XDG_RUNTIME_DIR` of the buses and of the programs on them.
    public let runtime: TemporaryFolder
    /// A connection to the accessibility bus.
    package let accessibility: DBusConnection
    /// A connection to the session bus.
    package let connection: DBusConnection
    private let daemons: [ChildProcess]

    /// Starts both buses.
    public init() throws {
        runtime = try TemporaryFolder()
        address = "unix:path=\(runtime.path)/bus"
        accessibilityAddress = "unix:path=\(runtime.path)/accessibility"
        try Self.configure(runtime)
        // Without a display, the services of the buses can't publish their addresses there, where other tests' apps would find
        // them.
        var environment = ChildProcess.inheritedEnvironment
        environment["DISPLAY"] = nil
        environment["XDG_RUNTIME_DIR"] = runtime.path
        environment["HOME"] = runtime.path
        environment["GSETTINGS_BACKEND"] = "memory"
        environment["DBUS_SESSION_BUS_ADDRESS"] = address
        environment["AT_SPI_BUS_ADDRESS"] = accessibilityAddress
        daemons = [
            try Self.start("session", address, environment, runtime),
            try Self.start("accessibility", accessibilityAddress, environment, runtime),
        ]
        for daemon in daemons {
            try waitUntil("a bus", every: 1) {
                guard daemon.isRunning else { throw TestFailure("dbus-daemon ended: \(daemon.standardError)") }
                return daemon.standardOutput.contains("\n")
            }
        }
        connection = try DBusConnection(address: address)
        accessibility = try DBusConnection(address: accessibilityAddress)
    }

    /// Writes the configuration files of both buses, and the service files of what they may start.
    private static func configure(_ folder: TemporaryFolder) throws {
        let registry = "org.a11y.atspi.Registry.service"
        let source = "/usr/share/dbus-1/accessibility-services/\(registry)"
        guard let service = FileManager.default.contents(atPath: source) else {
            throw TestFailure("\(source) is missing: install at-spi2-core")
        }
        try folder.write(Array(service), to: "accessibility-services/\(registry)")
        try folder.folder("session-services")
        let template = String(decoding: PackageResources.bus_conf, as: UTF8.self)
        for kind in ["session", "accessibility"] {
            let text = template.replacing("WORLD", with: folder.path).replacing("KIND", with: kind)
            try folder.write(text, to: "\(kind).conf")
        }
    }

    private static func start(
        _ kind: String, _ address: String, _ environment: [String: String], _ runtime: TemporaryFolder
    ) throws -> ChildProcess {
        try ChildProcess(
            "dbus-daemon",
            [
                "--config-file=\(runtime.path)/\(kind).conf", "--nofork", "--nosyslog", "--print-address",
                "--address=\(address)",
            ],
            environment: environment, outputIn: runtime)
    }

    /// The well-known names on the session bus and on the accessibility bus, including those of the buses themselves.
    public var names: (session: Set<String>, accessibility: Set<String>) {
        get throws { (try names(on: connection, "ListNames"), try names(on: accessibility, "ListNames")) }
    }

    /// The names that each bus can activate.
    public var startable: (session: Set<String>, accessibility: Set<String>) {
        get throws {
            (try names(on: connection, "ListActivatableNames"), try names(on: accessibility, "ListActivatableNames"))
        }
    }

    private func names(on bus: DBusConnection, _ list: String) throws -> Set<String> {
        let own = "org.freedesktop.DBus"
        let names = try bus.call(own, "/org/freedesktop/DBus", own, list).child(0).children.map(\.string)
        // Each connection has a unique name besides, which is a number.
        return Set(names.filter { !$0.hasPrefix(":") })
    }

    deinit {
        stop()
    }

    /// Ends both buses and every service on them.
    public func stop() {
        accessibility.close()
        connection.close()
        for daemon in daemons { daemon.stop() }
    }
}
