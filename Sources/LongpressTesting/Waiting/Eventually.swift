import Platform

/// Waits in an asynchronous test until a condition is true, and throws if that takes too long. Main-actor tasks run meanwhile.
@MainActor
public func eventually(
    _ description: String, upTo seconds: Double = patience, every milliseconds: Double = 5,
    _ condition: () throws -> Bool
) async throws {
    _ = try await eventually(description, upTo: seconds, every: milliseconds, value: condition, until: { $0 })
}

/// Waits in an asynchronous test until a value passes a test, and returns the value. If that takes too long, the error names
/// the last value seen.
@MainActor
@discardableResult
public func eventually<Value>(
    _ description: String, upTo seconds: Double = patience, every milliseconds: Double = 5,
    value: () throws -> Value, until test: (Value) throws -> Bool
) async throws -> Value {
    var waiting = Waiting(for: description, upTo: seconds, every: milliseconds)
    while true {
        if let value = try waiting.look(at: value, until: test) { return value }
        await MainLoop.pause(milliseconds: Int(waiting.milliseconds.rounded(.up)))
        Glance.forget()
    }
}
