import CGtk
import Gtk
import Synchronization

/// Changed settings reported by the desktop's portal, collected on the thread on which GDBus reads messages.
///
/// GDBus would pass each signal to the main thread separately, and all that have arrived in one iteration of the main loop:
/// thousands would block all windows. Here they are passed on together, with only the last value of each setting.
nonisolated final class SettingChanges: Sendable {
    /// The values of settings, by their names.
    typealias Values = [String: Appearance.Value]

    private struct State {
        var owner: String?
        var values: Values = [:]
        /// Whether `onChange` has been called for the current values.
        var isReported = false
    }

    private let state = Mutex(State())

    static let portal = "org.freedesktop.portal.Desktop"
    static let path = "/org/freedesktop/portal/desktop"
    static let interface = "org.freedesktop.portal.Settings"
    static let namespace = "org.freedesktop.appearance"
    private static let signal = "SettingChanged"

    /// The portal's unique name on the bus; nil for none. Signals from other senders are ignored.
    var owner: String? {
        get { state.withLock(\.owner) }
        set { state.withLock { $0.owner = newValue } }
    }

    /// Starts to collect changes, until the program ends. `onChange` is called on another thread when there are values to
    /// take, once until they are taken.
    func follow(on bus: OpaquePointer, onChange: @escaping @Sendable () -> Void) {
        g_dbus_connection_add_filter(
            bus,
            { _, message, isIncoming, data in
                if isIncoming != 0, let message {
                    Unmanaged<Follower>.fromOpaque(data!).takeUnretainedValue().look(at: message)
                }
                return message
            }, Unmanaged.passRetained(Follower(self, onChange)).toOpaque(), nil)
        // A subscription by GDBus's own functions would deliver the signals to the main thread.
        let rule =
            "type='signal',sender='\(Self.portal)',interface='\(Self.interface)',member='\(Self.signal)',"
            + "path='\(Self.path)',arg0='\(Self.namespace)'"
        var argument: OpaquePointer? = g_variant_new_string(rule)
        g_dbus_connection_call(
            bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "AddMatch",
            g_variant_new_tuple(&argument, 1), nil, GDBusCallFlags(rawValue: 0), -1, nil, nil, nil)
    }

    /// Returns the values that have arrived since the last call.
    func drain() -> Values {
        state.withLock { state in
            defer { (state.values, state.isReported) = ([:], false) }
            return state.values
        }
    }

    /// Records a value, and returns whether to call `onChange`.
    fileprivate func add(_ name: String, _ value: Appearance.Value) -> Bool {
        state.withLock { state in
            state.values[name] = value
            defer { state.isReported = true }
            return !state.isReported
        }
    }

    private final class Follower: Sendable {
        private let changes: SettingChanges
        private let onChange: @Sendable () -> Void

        init(_ changes: SettingChanges, _ onChange: @escaping @Sendable () -> Void) {
            (self.changes, self.onChange) = (changes, onChange)
        }

        func look(at message: OpaquePointer) {
            guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_SIGNAL,
                text(g_dbus_message_get_interface(message)) == SettingChanges.interface,
                text(g_dbus_message_get_member(message)) == SettingChanges.signal,
                let sender = text(g_dbus_message_get_sender(message)), sender == changes.owner,
                let body = g_dbus_message_get_body(message)
            else { return }
            beginWork()
            defer { endWork() }
            let parameters = Variant(body)
            guard parameters.type == "(ssv)", parameters.child(0)?.text == SettingChanges.namespace,
                let name = parameters.child(1)?.text, Appearance.names.contains(name),
                let value = parameters.child(2)?.setting
            else { return }
            if changes.add(name, value) { onChange() }
        }

        private func text(_ characters: UnsafePointer<CChar>?) -> String? { characters.map { String(cString: $0) } }
    }
}

nonisolated extension Variant {
    /// The value as an appearance setting; nil if it isn't one.
    var setting: Appearance.Value? {
        switch type {
        case "v": child(0)?.setting
        case "u": .number(Int(g_variant_get_uint32(pointer)))
        case "(ddd)":
            .triple(child(0)?.double ?? -1, child(1)?.double ?? -1, child(2)?.double ?? -1)
        default: nil
        }
    }
}
