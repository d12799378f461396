import CGtk

extension Object {
    /// Connects a handler that returns nothing.
    @discardableResult
    package func connect(
        _ signal: String, after: Bool = false, _ handler: @escaping (SignalArguments) -> Void
    ) -> SignalConnection {
        connectBoolean(signal, after: after) { arguments in
            handler(arguments)
            return nil
        }
    }

    /// Connects a handler whose result, if any, is the signal's boolean result.
    @discardableResult
    package func connectBoolean(
        _ signal: String, after: Bool = false, _ handler: @escaping (SignalArguments) -> Bool?
    ) -> SignalConnection {
        // Freed when the object ends or the handler is disconnected.
        let closure = lp_closure_new(marshal, UserData.retained(handler)) { data, _ in releaseUserData(data) }
        let identifier = g_signal_connect_closure(raw, signal, closure, after ? 1 : 0)
        precondition(identifier != 0, "\(typeName) has no signal “\(signal)”")
        return SignalConnection(object: self, identifier: identifier)
    }

    /// Runs a handler instead of the object's own reaction to a signal.
    package func replaceSignal(_ signal: String, by handler: @escaping () -> Void) {
        nonisolated(unsafe) let raw = raw
        connect(signal) { _ in
            g_signal_stop_emission_by_name(raw, signal)
            handler()
        }
    }

    /// Connects a handler to changes of a property.
    @discardableResult
    public func onChange(of property: String, _ handler: @escaping () -> Void) -> SignalConnection {
        connect("notify::\(property)") { _ in handler() }
    }
}

private let marshal: GClosureMarshal = { closure, result, count, values, _, _ in
    nonisolated(unsafe) let closure = closure!
    nonisolated(unsafe) let result = result
    nonisolated(unsafe) let values = values!
    MainActor.assumeIsolated {
        let handler = UserData<(SignalArguments) -> Bool?>.value(of: lp_closure_data(closure))
        let outcome = handler(SignalArguments(values: values, count: Int(count)))
        if let outcome, let result { g_value_set_boolean(result, outcome ? 1 : 0) }
    }
}
