import Foundation

/// A D-Bus session of its own, and an accessibility bus, as a login session has. Neither starts any of the machine's
/// services but the accessibility registry.
///
/// Every app under test gets one, because an application is unique on its bus; pass one bus to two apps to test a
/// second start.
public final class SessionBus {
    /// Where programs reach it.
    public let address: String
    /// Where programs reach the accessibility bus.
    public let accessibilityAddress: String
    /// The folder that is XDG_RUNTIME_DIR for it and for the programs on it.
    public let runtime: TemporaryFolder
    /// The accessibility bus.
    package let accessibility: DBusConnection
    /// The bus itself.
    package let connection: DBusConnection
    private let daemons: [ChildProcess]

    /// Starts both buses.
    public init() throws {
        runtime = try TemporaryFolder()
        address = "unix:path=\(runtime.path)/bus"
        accessibilityAddress = "unix:path=\(runtime.path)/accessibility"
        try Self.configure(runtime)
        // Without a display its services can't publish their addresses there, where other tests' apps would find them.
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

    /// Writes down what each of the buses may start.
    private static func configure(_ folder: TemporaryFolder) throws {
        let registry = "org.a11y.atspi.Registry.service"
        let source = "/usr/share/dbus-1/accessibility-services/\(registry)"
        guard let service = FileManager.default.contents(atPath: source) else {
            throw TestFailure("\(source) isn't there: install at-spi2-core")
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

    /// The names that programs on the session bus, and on the accessibility bus, can be reached by, those of the buses
    /// themselves included.
    public var names: (session: Set<String>, accessibility: Set<String>) {
        get throws { (try names(on: connection, "ListNames"), try names(on: accessibility, "ListNames")) }
    }

    /// The names of what the buses start when it is asked for.
    public var startable: (session: Set<String>, accessibility: Set<String>) {
        get throws {
            (try names(on: connection, "ListActivatableNames"), try names(on: accessibility, "ListActivatableNames"))
        }
    }

    private func names(on bus: DBusConnection, _ list: String) throws -> Set<String> {
        let own = "org.freedesktop.DBus"
        let names = try bus.call(own, "/org/freedesktop/DBus", own, list).child(0).children.map(\.string)
        // Each connection has a number besides.
        return Set(names.filter { !$0.hasPrefix(":") })
    }

    deinit {
        stop()
    }

    /// Ends them and every service on them.
    public func stop() {
        accessibility.close()
        connection.close()
        for daemon in daemons { daemon.stop() }
    }
}
