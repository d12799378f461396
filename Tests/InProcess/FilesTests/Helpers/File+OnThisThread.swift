@testable import Files
@testable import Platform

/// Blocking disk operations, done on the test's own thread because its disk responds.
extension File {
    func read(limit: Int) throws -> (bytes: [UInt8], state: FileState) {
        try read(limit: limit, cancellation: Cancellation())
    }

    func start(_ count: Int, limit: Int) throws -> [UInt8] {
        try start(count, limit: limit, cancellation: Cancellation())
    }

    func state() throws -> FileState? { try state(Cancellation()) }

    func replace(
        with content: [UInt8], expecting expected: Expectation = .anything, newMode mode: UInt32 = 0o666
    ) throws -> FileState {
        try replace(with: content, expecting: expected, newMode: mode, cancellation: Cancellation())
    }

    func replace(
        expecting expected: Expectation = .anything, by write: (_ send: ([UInt8]) -> Bool) throws -> Void
    ) throws -> FileState {
        try replace(expecting: expected, cancellation: Cancellation(), by: write)
    }
}
