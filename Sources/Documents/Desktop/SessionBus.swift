import CGtk
import Platform

/// The connection to the session bus, made early.
package final class SessionBus {
    private let connection: Worker<Connection>

    /// Starts to connect while the program starts. The application, which needs the bus to find out whether it is already
    /// running, then finds the connection ready.
    package init() {
        connection = Worker { Connection() }
    }

    /// The connection made by the worker: GLib shares one connection among all callers while any of them holds it.
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
