import CGtk
import Platform

/// The connection to the session bus, made early.
package final class SessionBus {
    private let connection: Worker<Connection>

    /// Begins to connect, beside whatever else the program does to start. The application, which needs the bus to know
    /// whether it is already running, then finds the connection made.
    package init() {
        connection = Worker { Connection() }
    }

    /// The connection as the worker made it: GLib shares one among all who ask, as long as somebody keeps it.
    private nonisolated final class Connection: @unchecked Sendable {
        private let raw: UnsafeMutableRawPointer?

        init() {
            raw = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil).map { UnsafeMutableRawPointer($0) }
        }

        deinit {
            if let raw { giveBack(raw) { g_object_unref($0) } }
        }
    }
}
