import CGtk
import Foundation

/// A stand-in for the desktop's settings portal, on the session bus of an app under test.
public final class SettingsPortal: @unchecked Sendable {
    private var service: BusService!
    private let lock = NSLock()
    /// The settings of `org.freedesktop.appearance`, in GVariant's text format.
    private var settings: [String: String]
    /// Whether the portal answers at all.
    public let answers: Bool
    private var asked = 0

    /// The number of requests from programs.
    public var questions: Int { lock.withLock { asked } }

    private static let interface = "org.freedesktop.portal.Settings"

    /// Starts the portal.
    ///
    /// - Parameters:
    ///   - settings: The settings, in GVariant's text format.
    ///   - answers: Whether the portal answers. Otherwise it leaves every caller waiting, whatever the request.
    public init(on bus: SessionBus, _ settings: [String: String], answers: Bool = true) throws {
        self.settings = settings
        self.answers = answers
        service = try BusService(
            on: bus, name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
            interface: Self.interface,
            members: """
                <method name="ReadAll"><arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
                <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal>
                """
        ) { [unowned self] _, _ in answer() }
        guard !answers else { return }
        // GDBus itself would reject requests to unregistered interfaces.
        g_dbus_connection_add_filter(
            service.connection.pointer,
            { _, message, isIncoming, _ in
                guard isIncoming != 0, let message, let interface = g_dbus_message_get_interface(message),
                    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
                    String(cString: interface) != SettingsPortal.interface
                else { return message }
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, nil, nil)
    }

    private func answer() -> String? {
        let all = lock.withLock {
            asked += 1
            return settings.map { "'\($0)': <\($1)>" }.joined(separator: ", ")
        }
        return answers ? "({'org.freedesktop.appearance': @a{sv} {\(all)}},)" : nil
    }

    /// Changes the appearance settings a number of times, one setting after another.
    public func changeLook(times: Int) {
        for number in 0..<times {
            switch number % 3 {
            case 0: set("color-scheme", "uint32 \(1 + number % 2)")
            case 1: set("contrast", "uint32 \(number % 2)")
            default: set("accent-color", "(0.\(number % 10), 0.5, 0.\(number % 7))")
            }
        }
    }

    /// Changes a setting, and emits the change signal.
    public func set(_ name: String, _ value: String) {
        lock.withLock { settings[name] = value }
        service.emit("SettingChanged", "('org.freedesktop.appearance', '\(name)', <\(value)>)")
    }

    /// Disconnects from the bus, as a portal that crashes.
    public func stop() { service.stop() }
}
