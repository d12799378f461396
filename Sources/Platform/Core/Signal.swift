import CGtk

/// The arguments of a signal, valid only while its handler runs. Index 0 is the first argument after the emitter.
public struct SignalArguments {
    package let values: UnsafePointer<GValue>
    package let count: Int

    private func value(_ index: Int) -> UnsafePointer<GValue> {
        precondition(index + 1 < count, "the signal has \(count - 1) arguments")
        return values + index + 1
    }

    /// The object that emits the signal.
    package var emitter: UnsafeMutableRawPointer { g_value_get_object(values)! }

    package func double(_ index: Int) -> Double { g_value_get_double(value(index)) }
    package func int(_ index: Int) -> Int { Int(g_value_get_int(value(index))) }
    package func uint(_ index: Int) -> UInt32 { g_value_get_uint(value(index)) }
    package func enumeration(_ index: Int) -> Int { Int(g_value_get_enum(value(index))) }
    package func flags(_ index: Int) -> UInt32 { g_value_get_flags(value(index)) }
    package func bool(_ index: Int) -> Bool { g_value_get_boolean(value(index)) != 0 }
    package func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(value(index)) }
    package func boxed(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_boxed(value(index)) }
    package func string(_ index: Int) -> String? { g_value_get_string(value(index)).map { String(cString: $0) } }
    package func valuePointer(_ index: Int) -> UnsafePointer<GValue> { value(index) }
}

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

/// A handler as GLib holds it: freed with the object or on disconnecting.
private final class SignalHandler {
    let run: (SignalArguments) -> Bool?

    init(_ run: @escaping (SignalArguments) -> Bool?) {
        self.run = run
    }
}

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
        let box = Unmanaged.passRetained(SignalHandler(handler)).toOpaque()
        let closure = lp_closure_new(marshal, box) { data, _ in
            Unmanaged<SignalHandler>.fromOpaque(data!).release()
        }
        let identifier = g_signal_connect_closure(raw, signal, closure, after ? 1 : 0)
        precondition(identifier != 0, "\(typeName) has no signal “\(signal)”")
        return SignalConnection(object: self, identifier: identifier)
    }

    /// Runs a handler in place of what the object itself does at a signal.
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
        let handler = Unmanaged<SignalHandler>.fromOpaque(lp_closure_data(closure)).takeUnretainedValue()
        let outcome = handler.run(SignalArguments(values: values, count: Int(count)))
        if let outcome, let result { g_value_set_boolean(result, outcome ? 1 : 0) }
    }
}
