import Foundation

/// A D-Bus session of its own, and an accessibility bus, as a login session has. Neither starts any of the machine's
/// services but the accessibility registry: `Tests/run` makes the folder of what they may start.
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
    let accessibility: DBusConnection
    /// The bus itself.
    let connection: DBusConnection
    private let daemons: [ChildProcess]

    /// Starts both buses.
    public init() throws {
        runtime = try TemporaryFolder()
        address = "unix:path=\(runtime.path)/bus"
        accessibilityAddress = "unix:path=\(runtime.path)/accessibility"
        // Without a display its services can't publish their addresses there, where other tests' apps would find them.
        var environment = AppUnderTest.inheritedEnvironment
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

    private static func start(
        _ kind: String, _ address: String, _ environment: [String: String], _ runtime: TemporaryFolder
    ) throws -> ChildProcess {
        try ChildProcess(
            "dbus-daemon",
            [
                "--config-file=\(World.folder)/\(kind).conf", "--nofork", "--nosyslog", "--print-address",
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
