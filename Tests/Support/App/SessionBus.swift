import Foundation

/// A D-Bus session of its own, with the accessibility bus on it, as a login session has.
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
    private let daemon: ChildProcess

    /// Starts a bus.
    public init() throws {
        runtime = try TemporaryFolder()
        let address = "unix:path=\(runtime.path)/bus"
        self.address = address
        // Without a display its services can't publish their addresses there, where other tests' apps would find them.
        var environment = AppUnderTest.inheritedEnvironment
        environment["DISPLAY"] = nil
        environment["XDG_RUNTIME_DIR"] = runtime.path
        environment["HOME"] = runtime.path
        environment["GSETTINGS_BACKEND"] = "memory"
        let daemon = try ChildProcess(
            "dbus-daemon", ["--session", "--nofork", "--nosyslog", "--print-address", "--address=\(address)"],
            environment: environment, outputIn: runtime)
        self.daemon = daemon
        try waitUntil("the session bus") {
            guard daemon.isRunning else { throw TestFailure("dbus-daemon ended: \(daemon.standardError)") }
            return daemon.standardOutput.contains("\n")
        }
        connection = try DBusConnection(address: address)
        accessibilityAddress = try connection.call(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", timeout: 20
        ).child(0).string
        accessibility = try DBusConnection(address: accessibilityAddress)
    }

    deinit {
        stop()
    }

    /// Ends it and every service on it.
    public func stop() {
        accessibility.close()
        connection.close()
        daemon.stop()
    }
}
