import CGtk
import Foundation

/// The desktop's portal for settings as a test plays it, on the session bus of an app under test. It answers on a thread of
/// its own, as another program would.
public final class SettingsPortal: @unchecked Sendable {
    private let connection: DBusConnection
    private let context: OpaquePointer
    private let loop: OpaquePointer
    private let lock = NSLock()
    /// The settings of `org.freedesktop.appearance`, in GVariant's text format.
    private var settings: [String: String]
    /// Whether it answers at all.
    public let answers: Bool
    private var asked = 0
    private let isDone = DispatchSemaphore(value: 0)

    /// How often a program has asked.
    public var questions: Int { lock.withLock { asked } }

    private static let path = "/org/freedesktop/portal/desktop"
    private static let interface = "org.freedesktop.portal.Settings"
    private static let description = """
        <node><interface name="org.freedesktop.portal.Settings"><method name="ReadAll">
        <arg type="as" direction="in"/><arg type="a{sa{sv}}" direction="out"/></method>
        <signal name="SettingChanged"><arg type="s"/><arg type="s"/><arg type="v"/></signal></interface></node>
        """

    /// Begins to answer.
    ///
    /// - Parameters:
    ///   - settings: What it has, in GVariant's text format.
    ///   - answers: Whether it does what it is there for; otherwise it lets everybody wait, whatever they ask.
    public init(on bus: SessionBus, _ settings: [String: String], answers: Bool = true) throws {
        self.settings = settings
        self.answers = answers
        connection = try DBusConnection(address: bus.address)
        context = g_main_context_new()
        loop = g_main_loop_new(context, 0)
        try register()
        let thread = Thread { [self] in
            g_main_context_push_thread_default(context)
            g_main_loop_run(loop)
            g_main_context_pop_thread_default(context)
            isDone.signal()
        }
        thread.start()
        let answer = try connection.call(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
            [.string("org.freedesktop.portal.Desktop"), .uint32(0)])
        guard answer.child(0).int == 1 else { throw TestFailure("the portal's name is taken") }
    }

    private func register() throws {
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, _, _, invocation, data in
            Unmanaged<SettingsPortal>.fromOpaque(data!).takeUnretainedValue().answer(invocation!)
        }
        let node = g_dbus_node_info_new_for_xml(Self.description, nil)
        defer { g_dbus_node_info_unref(node) }
        // What is registered is called where the context is the thread's own.
        g_main_context_push_thread_default(context)
        defer { g_main_context_pop_thread_default(context) }
        let object = g_dbus_connection_register_object(
            connection.pointer, Self.path, g_dbus_node_info_lookup_interface(node, Self.interface), &table,
            Unmanaged.passUnretained(self).toOpaque(), nil, nil)
        guard object != 0 else { throw TestFailure("the portal can't be offered") }
        guard !answers else { return }
        // What isn't registered GDBus would refuse by itself.
        g_dbus_connection_add_filter(
            connection.pointer,
            { _, message, isIncoming, _ in
                guard isIncoming != 0, let message, let interface = g_dbus_message_get_interface(message),
                    g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
                    String(cString: interface) != SettingsPortal.interface
                else { return message }
                g_object_unref(UnsafeMutableRawPointer(message))
                return nil
            }, nil, nil)
    }

    private func answer(_ invocation: OpaquePointer) {
        let all = lock.withLock {
            asked += 1
            return settings.map { "'\($0)': <\($1)>" }.joined(separator: ", ")
        }
        guard answers else { return }
        let reply = g_variant_parse(nil, "({'org.freedesktop.appearance': @a{sv} {\(all)}},)", nil, nil, nil)
        g_dbus_method_invocation_return_value(invocation, reply)
    }

    /// Changes how programs are to look so many times, by one setting after another.
    public func changeLook(times: Int) {
        for number in 0..<times {
            switch number % 3 {
            case 0: set("color-scheme", "uint32 \(1 + number % 2)")
            case 1: set("contrast", "uint32 \(number % 2)")
            default: set("accent-color", "(0.\(number % 10), 0.5, 0.\(number % 7))")
            }
        }
    }

    /// Changes a setting, and tells everybody.
    public func set(_ name: String, _ value: String) {
        lock.withLock { settings[name] = value }
        let body = Variant.parsed("('org.freedesktop.appearance', '\(name)', <\(value)>)")
        g_dbus_connection_emit_signal(
            connection.pointer, nil, Self.path, Self.interface, "SettingChanged", body.pointer, nil)
        g_dbus_connection_flush_sync(connection.pointer, nil, nil)
    }

    /// Is gone from the bus, as a portal that has crashed.
    public func stop() {
        connection.close()
        g_main_loop_quit(loop)
        isDone.wait()
    }
}
