import CGtk

/// A handler's connection to a signal; end it with `disconnect`. Letting it go keeps the handler connected.
public struct SignalConnection {
    private let object: WeakReference
    private let identifier: gulong

    package init(object: Object, identifier: gulong) {
        self.object = WeakReference(object)
        self.identifier = identifier
    }

    /// Ends the connection and frees the handler. Does nothing if the object is gone.
    public func disconnect() {
        guard let raw = object.raw else { return }
        g_signal_handler_disconnect(raw, identifier)
        g_object_unref(raw)
    }

    /// Runs a body during which the handler isn't called.
    package func blocked(_ body: () -> Void) {
        guard let raw = object.raw else { return body() }
        g_signal_handler_block(raw, identifier)
        body()
        g_signal_handler_unblock(raw, identifier)
        g_object_unref(raw)
    }
}

/// The untyped core of a weak reference: `raw` adds a reference that the reader must drop.
private final class WeakReference {
    private nonisolated(unsafe) let reference: UnsafeMutablePointer<GWeakRef>

    init(_ object: Object) {
        reference = lp_new_weak_ref()
        g_weak_ref_set(reference, object.raw)
    }

    deinit {
        giveBack(reference) { lp_free_weak_ref($0) }
    }

    var raw: UnsafeMutableRawPointer? { g_weak_ref_get(reference) }
}
