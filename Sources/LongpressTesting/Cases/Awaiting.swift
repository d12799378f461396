/// Runs asynchronous work on the main actor, and iterates the main loop until the work is done.
@MainActor
public func awaiting<Value>(
    _ description: String, upTo seconds: Double = patience, _ body: @escaping @MainActor () async throws -> Value
) throws -> Value {
    var outcome: Result<Value, any Error>?
    Task { @MainActor in
        do { outcome = .success(try await body()) } catch { outcome = .failure(error) }
    }
    return try waitFor(description, upTo: seconds) { outcome }.get()
}

/// Runs asynchronous work like ``awaiting(_:upTo:_:)``, and returns the error that it throws; `nil` if it throws none.
@MainActor
public func errorAwaiting<Value>(
    _ description: String, upTo seconds: Double = patience, _ body: @escaping @MainActor () async throws -> Value
) throws -> (any Error)? {
    try awaiting(description, upTo: seconds) {
        do { _ = try await body() } catch { return error }
        return nil
    }
}
