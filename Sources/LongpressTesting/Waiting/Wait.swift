import CGtk
import Foundation

/// How long a test waits for what should come at once, in seconds: the machine may be slow and busy.
public let patience = 30.0

/// Waits until `condition` is true and throws when it isn't in time.
///
/// On the main thread the GLib main context is iterated between two checks, so a test that holds GTK in its own
/// process lives on while it waits; a test that looks at a program from outside doesn't notice.
public func waitUntil(
    _ description: String, upTo seconds: Double = patience, every milliseconds: Double = 5,
    _ condition: () throws -> Bool
) throws {
    _ = try waitFor(description, upTo: seconds, every: milliseconds, value: condition, until: { $0 })
}

/// Waits until `value` is there (not nil) and returns it.
public func waitFor<Value>(
    _ description: String, upTo seconds: Double = patience, every milliseconds: Double = 5,
    value: () throws -> Value?
) throws -> Value {
    let found = try waitFor(description, upTo: seconds, every: milliseconds, value: value, until: { $0 != nil })
    guard let found else { throw TestFailure("waited for \(description): nothing came") }
    return found
}

/// Waits until `value` passes `test` and returns it; the last value seen is named when it doesn't in time. What goes from the
/// accessibility tree while it is looked at is no failure, but one look that says nothing.
@discardableResult
public func waitFor<Value>(
    _ description: String, upTo seconds: Double = patience, every milliseconds: Double = 5,
    value: () throws -> Value, until test: (Value) throws -> Bool
) throws -> Value {
    var waiting = Waiting(for: description, upTo: seconds, every: milliseconds)
    while true {
        if let value = try waiting.look(at: value, until: test) { return value }
        pause(milliseconds: waiting.milliseconds)
    }
}

/// How long tests hold what is held, in milliseconds: twice what it takes, for a busy program counts from when it gets
/// to see the press.
public let aHold = 1000.0

/// Lets time pass: for gestures that take time by their nature, such as a hold, never to wait for an effect.
///
/// On the main thread the GLib main context runs meanwhile, and sleeps when it has nothing to do: a test that only looks
/// at another program takes no processor time from it.
public func pause(milliseconds: Double) {
    let start = DispatchTime.now()
    Glance.forget()
    guard Thread.isMainThread else {
        usleep(UInt32(max(milliseconds, 0) * 1000))
        return
    }
    iterateMainContext()
    while true {
        let left = milliseconds - start.elapsed * 1000
        guard left > 0 else { return }
        let alarm = g_timeout_source_new(UInt32(left.rounded(.up)))
        g_source_set_callback(alarm, { _ in 0 }, nil, nil)
        g_source_attach(alarm, nil)
        while g_source_is_destroyed(alarm) == 0 { g_main_context_iteration(nil, 1) }
        g_source_destroy(alarm)
        g_source_unref(alarm)
    }
}

/// Runs what is pending in the GLib main context, without waiting; only on the main thread.
public func iterateMainContext() {
    guard Thread.isMainThread else { return }
    for _ in 0..<1000 where g_main_context_iteration(nil, 0) == 0 { return }
}

extension DispatchTime {
    /// Seconds since this moment; negative until it comes.
    package var elapsed: Double {
        Double(Int64(DispatchTime.now().uptimeNanoseconds) - Int64(uptimeNanoseconds)) / 1_000_000_000
    }
}
