import Platform

nonisolated extension BlockingWork {
    /// Runs a body that waits for a file's disk, on another thread. For the parameters and errors see the method that takes a
    /// disk.
    package static func run<Value: Sendable>(
        at file: File, isNeeded: Bool = false, timeLimit: Int? = nil, silenceLimit: Int? = nil,
        _ body: @escaping @Sendable (Cancellation) throws -> Value
    ) async throws -> Value {
        try await run(
            on: { Disk(of: file) }, isNeeded: isNeeded, timeLimit: timeLimit, silenceLimit: silenceLimit, body)
    }
}
