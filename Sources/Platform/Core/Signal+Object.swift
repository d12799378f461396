import CGtk

extension Object {
    /// Connects a handler whose result, if any, is the signal's object result.
    package func connectObject(_ signal: String, _ handler: @escaping () -> Object?) {
        let closure = lp_closure_new(objectMarshal, UserData.retained(handler)) { data, _ in releaseUserData(data) }
        g_signal_connect_closure(raw, signal, closure, 0)
    }
}

private let objectMarshal: GClosureMarshal = { closure, result, _, _, _, _ in
    nonisolated(unsafe) let closure = closure!
    nonisolated(unsafe) let result = result
    MainActor.assumeIsolated {
        let object = UserData<() -> Object?>.value(of: lp_closure_data(closure))()
        if let result { g_value_set_object(result, object?.raw) }
    }
}
