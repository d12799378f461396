import CGtk

/// A handler's connection to a signal; end it with `disconnect`. Releasing this value keeps the handler connected.
public struct SignalConnection {
    private let object: WeakObject<Object>
    private let identifier: gulong

    package init(object: Object, identifier: gulong) {
        self.object = WeakObject(object) { Object(owning: $0) }
        self.identifier = identifier
    }

    /// Ends the connection and frees the handler. Does nothing if the object is gone.
    public func disconnect() {
        if let object = object.value { g_signal_handler_disconnect(object.raw, identifier) }
    }

    /// Runs a body with the handler blocked.
    package func blocked(_ body: () -> Void) {
        guard let object = object.value else { return body() }
        g_signal_handler_block(object.raw, identifier)
        body()
        g_signal_handler_unblock(object.raw, identifier)
    }
}
