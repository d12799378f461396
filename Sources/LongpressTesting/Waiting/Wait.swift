import CGtk
import Foundation

/// How long a test waits for something that should happen at once, in seconds. It is long because the machine may be slow and
/// busy.
public let patience = 30.0

/// Waits until `condition` is true, and throws if that takes too long.
///
/// On the main thread, this iterates the GLib main context between two checks. A test with GTK in its own process therefore
/// keeps running its main loop; for a test of a program in another process it makes no difference.
public func waitUntil(
    _ description: String, upTo seconds: Double = patience, every milliseconds: Double = 5,
    _ condition: () throws -> Bool
) throws {
    _ = try waitFor(description, upTo: seconds, every: milliseconds, value: condition, until: { $0 })
}

/// Waits until `value` isn't `nil`, and returns it.
public func waitFor<Value>(
    _ description: String, upTo seconds: Double = patience, every milliseconds: Double = 5,
    value: () throws -> Value?
) throws -> Value {
    let found = try waitFor(description, upTo: seconds, every: milliseconds, value: value, until: { $0 != nil })
    guard let found else { throw TestFailure("waited for \(description), but got no value") }
    return found
}

/// Waits until `value` passes `test`, and returns it. If that takes too long, the error names the last value seen. If an object
/// leaves the accessibility tree during a check, that check counts as failed; it isn't an error.
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

/// How long tests hold for a hold gesture, in milliseconds. It is twice the time that a hold takes, because a busy program
/// counts from when it receives the press.
public let aHold = 1000.0

/// Lets time pass, for gestures that take time, such as a hold. Don't use it to wait for an effect.
///
/// On the main thread, the GLib main context runs meanwhile, and sleeps while it has nothing to do. A test that only observes
/// another program thus takes no processor time from it.
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

/// Runs the pending sources of the GLib main context, without waiting. Does nothing on other threads than the main thread.
public func iterateMainContext() {
    guard Thread.isMainThread else { return }
    for _ in 0..<1000 where g_main_context_iteration(nil, 0) == 0 { return }
}

extension DispatchTime {
    /// The seconds since this moment; negative if it is in the future.
    package var elapsed: Double {
        Double(Int64(DispatchTime.now().uptimeNanoseconds) - Int64(uptimeNanoseconds)) / 1_000_000_000
    }
}
