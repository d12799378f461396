import CGtk

extension Object {
    /// Connects a handler whose result, if any, is the signal's object result.
    package func connectObject(_ signal: String, _ handler: @escaping () -> Object?) {
        let box = Unmanaged.passRetained(ObjectSignalHandler(handler)).toOpaque()
        let closure = lp_closure_new(objectMarshal, box) { data, _ in
            Unmanaged<ObjectSignalHandler>.fromOpaque(data!).release()
        }
        g_signal_connect_closure(raw, signal, closure, 0)
    }
}

/// A handler as GLib holds it: freed with the object.
private final class ObjectSignalHandler {
    let run: () -> Object?

    init(_ run: @escaping () -> Object?) {
        self.run = run
    }
}

private let objectMarshal: GClosureMarshal = { closure, result, _, _, _, _ in
    nonisolated(unsafe) let closure = closure!
    nonisolated(unsafe) let result = result
    MainActor.assumeIsolated {
        let handler = Unmanaged<ObjectSignalHandler>.fromOpaque(lp_closure_data(closure)).takeUnretainedValue()
        let object = handler.run()
        if let result { g_value_set_object(result, object?.raw) }
    }
}
