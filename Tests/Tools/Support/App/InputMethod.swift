/// IBus with one of its engines, for the programs on a session bus. It is used for languages with more characters than a
/// keyboard has keys.
public final class InputMethod {
    /// The variables to add to the environment of a program that uses the input method.
    public let environment: [String: String]
    private let daemon: ChildProcess

    /// Starts IBus, and selects an engine for all text fields.
    ///
    /// - Parameters:
    ///   - engine: The engine's name, such as `hangul`.
    ///   - settings: The engine's settings, as a GLib keyfile.
    ///   - bus: The session of the programs. IBus ends with it.
    public init(engine: String, settings: String, on bus: SessionBus) throws {
        let address = "unix:path=\(bus.runtime.path)/ibus"
        let kept = try bus.runtime.folder("input-method/glib-2.0/settings")
        try bus.runtime.write(settings, to: "input-method/glib-2.0/settings/keyfile")
        let config = kept.replacing("/glib-2.0/settings", with: "")
        var environment = ChildProcess.inheritedEnvironment
        environment["HOME"] = bus.runtime.path
        environment["XDG_RUNTIME_DIR"] = bus.runtime.path
        environment["XDG_CONFIG_HOME"] = config
        environment["XDG_CACHE_HOME"] = config
        // The folder of its schemas.
        environment["XDG_DATA_DIRS"] = "/usr/share"
        environment["GSETTINGS_BACKEND"] = "keyfile"
        // With a display, it would change the keyboard layout.
        environment["DISPLAY"] = nil
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
        environment["IBUS_ADDRESS"] = address
        daemon = try ChildProcess(
            "ibus-daemon",
            ["--address=\(address)", "--panel=disable", "--emoji-extension=disable", "--cache=none"],
            environment: environment, outputIn: bus.runtime)
        // Its module is among GTK's own, which other programs under test don't load.
        self.environment = ["GTK_IM_MODULE": "ibus", "GTK_EXE_PREFIX": "", "IBUS_ADDRESS": address]
        try waitUntil("IBus to have the engine \(engine)", every: 50) {
            guard daemon.isRunning else { throw TestFailure("ibus-daemon ended: \(daemon.standardError)") }
            for arguments in [["engine", engine], ["engine"]] {
                let command = try ChildProcess("ibus", arguments, environment: environment, outputIn: bus.runtime)
                try command.waitForExit()
                if command.standardOutput == "\(engine)\n" { return true }
            }
            return false
        }
    }

    deinit { stop() }

    /// Ends IBus and its engine.
    public func stop() { daemon.stop() }
}
