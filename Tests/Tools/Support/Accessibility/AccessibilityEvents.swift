import CGtk
import Foundation

/// The accessibility events of a program, which screen readers rely on.
public final class AccessibilityEvents {
    /// One event, without its object's properties: these are requested when the event is read.
    private struct Event {
        let name: String
        let detail: String
        let value: Int
        let text: String
        let path: String
    }

    /// The events so far. They arrive on a GLib thread.
    private final class Log: @unchecked Sendable {
        private let lock = NSLock()
        private var events: [Event] = []
        private let sender: String

        init(of sender: String) { self.sender = sender }

        func note(_ message: OpaquePointer) {
            guard g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_SIGNAL,
                g_dbus_message_get_sender(message).map({ String(cString: $0) }) == sender,
                let interface = g_dbus_message_get_interface(message),
                String(cString: interface) == "org.a11y.atspi.Event.Object",
                let body = g_dbus_message_get_body(message).map({ Variant(g_variant_ref($0)) })
            else { return }
            let event = Event(
                name: String(cString: g_dbus_message_get_member(message)), detail: body.child(0).string,
                value: body.child(1).int, text: body.child(3).unwrapped.string,
                path: String(cString: g_dbus_message_get_path(message)))
            lock.withLock { events.append(event) }
        }

        func take() -> [Event] {
            lock.withLock {
                defer { events = [] }
                return events
            }
        }
    }

    private let app: AccessibleApp
    private let connection: DBusConnection
    private let log: Log
    private let filter: UInt32
    private var heard: [String] = []

    /// Starts listening to a program, as a screen reader does.
    init(to app: AccessibleApp, on address: String) throws {
        self.app = app
        connection = try DBusConnection(address: address)
        log = Log(of: app.busName)
        filter = g_dbus_connection_add_filter(
            connection.pointer,
            { _, message, _, data in
                Unmanaged<Log>.fromOpaque(data!).takeUnretainedValue().note(message!)
                return message
            }, Unmanaged.passRetained(log).toOpaque(), { Unmanaged<Log>.fromOpaque($0!).release() })
        let bus = "org.freedesktop.DBus"
        _ = try connection.call(
            bus, "/org/freedesktop/DBus", bus, "AddMatch",
            [.string("type='signal',interface='org.a11y.atspi.Event.Object',sender='\(app.busName)'")])
        // Some toolkits emit no events until a client has registered for them.
        _ = try connection.call(
            "org.a11y.atspi.Registry", "/org/a11y/atspi/registry", "org.a11y.atspi.Registry", "RegisterEvent",
            [.string("object:"), .strings([]), .string("")])
    }

    deinit {
        g_dbus_connection_remove_filter(connection.pointer, filter)
        connection.close()
    }

    /// The events since the last call of `forget`, in order: focus changes, expanding and collapsing, and announcements.
    public var lines: [String] {
        get throws {
            for event in log.take() {
                let node = AccessibleNode(app: app, path: event.path)
                func subject() throws -> String { "\(try node.role) “\(try node.name)”" }
                let line: String? =
                    switch (event.name, event.detail, event.value) {
                    case ("StateChanged", "focused", 1): "focused \(try subject())"
                    case ("StateChanged", "expanded", 1): "expanded \(try subject())"
                    case ("StateChanged", "expanded", 0): "collapsed \(try subject())"
                    case ("Announcement", _, _): "said “\(event.text)”"
                    default: nil
                    }
                // Skips an event that only repeats the previous one.
                if let line, line != heard.last { heard.append(line) }
            }
            return heard
        }
    }

    /// Discards the events so far.
    public func forget() throws {
        _ = log.take()
        heard = []
    }
}

extension AppUnderTest {
    /// Starts listening to the program's accessibility events, as a screen reader does.
    public func listen() throws -> AccessibilityEvents {
        let root = try accessible
        // GTK 4.8 emits no events for objects that have never been requested.
        _ = root.outline
        return try AccessibilityEvents(to: root.app, on: bus.accessibilityAddress)
    }
}
