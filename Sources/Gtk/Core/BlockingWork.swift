import CGtk
import Synchronization

/// Work that may wait for a disk, a network or a decoder for ever, each on a thread of its own.
///
/// Called off, it is left behind at once: whoever waits for it goes on, and what it still comes to is dropped. On Swift's
/// own threads, of which there are as many as processors, a few of the kind would stop everything else.
package nonisolated enum BlockingWork {
    /// The maximum number left behind without having ended. Each holds a thread and what it has read by then.
    static let mostLeftBehind = 16
    fileprivate static let leftBehind = Mutex(0)

    /// The number left behind that haven't ended yet.
    static var countLeftBehind: Int { leftBehind.withLock { $0 } }

    /// Runs a body on another thread.
    ///
    /// - Parameters:
    ///   - timeLimit: How long is waited for it, in milliseconds; nil for as long as it takes.
    ///   - body: The work. It should ask now and then whether it has been called off.
    /// - Throws: What the body throws, `CancellationError` as soon as the task is cancelled, `TimeLimitReached`,
    ///   `PlatformError` if too much has been left behind.
    package static func run<Value: Sendable>(
        timeLimit: Int? = nil, _ body: @escaping @Sendable (Cancellation) throws -> Value
    ) async throws -> Value {
        guard countLeftBehind < mostLeftBehind else {
            throw PlatformError(
                libraryText("Too many cancelled tasks are still running. Quit the program and start it again."))
        }
        let work = Work(body)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                work.begin(continuation)
                guard let timeLimit else { return }
                work.leave(after: timeLimit)
            }
        } onCancel: {
            work.leave(CancellationError())
        }
    }
}

private nonisolated class AnyWork: @unchecked Sendable {
    init() {}
    func run() {}
    func leave(_ error: any Error) {}
}

private nonisolated final class Work<Value: Sendable>: AnyWork, @unchecked Sendable {
    private enum State {
        case new
        case running(CheckedContinuation<Value, any Error>)
        case left
        case ended
    }

    private let body: @Sendable (Cancellation) throws -> Value
    private let cancellation = Cancellation()
    private let state = Mutex(State.new)

    init(_ body: @escaping @Sendable (Cancellation) throws -> Value) {
        self.body = body
    }

    func begin(_ continuation: CheckedContinuation<Value, any Error>) {
        let isNew = state.withLock { state in
            guard case .new = state else { return false }
            state = .running(continuation)
            return true
        }
        guard isNew else { return continuation.resume(throwing: CancellationError()) }
        var failure: UnsafeMutablePointer<GError>?
        let thread = g_thread_try_new(
            "work",
            { data in
                beginWork()
                defer { endWork() }
                Unmanaged<AnyWork>.fromOpaque(data!).takeRetainedValue().run()
                return nil
            }, Unmanaged<AnyWork>.passRetained(self).toOpaque(), &failure)
        if let thread { return g_thread_unref(thread) }
        Unmanaged<AnyWork>.passUnretained(self).release()
        let error = failure.map { PlatformError(consuming: $0) }
        end(.failure(error ?? PlatformError(libraryText("There is no room for another thread."))))
    }

    /// Goes on without it.
    override func leave(_ error: any Error) {
        cancellation.cancel()
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .new:
                state = .ended
                return nil
            case .running(let continuation):
                state = .left
                BlockingWork.leftBehind.withLock { $0 += 1 }
                return continuation
            case .left, .ended: return nil
            }
        }
        continuation?.resume(throwing: error)
    }

    /// Goes on without it if it hasn't ended after some milliseconds. Any thread may ask the main loop for that.
    func leave(after milliseconds: Int) {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(milliseconds),
            { data in
                Unmanaged<AnyWork>.fromOpaque(data!).takeUnretainedValue().leave(TimeLimitReached())
                return 0
            }, Unmanaged<AnyWork>.passRetained(self).toOpaque(), { Unmanaged<AnyWork>.fromOpaque($0!).release() })
    }

    override func run() { end(Result { try body(cancellation) }) }

    private func end(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            defer { state = .ended }
            if case .running(let continuation) = state { return continuation }
            if case .left = state { BlockingWork.leftBehind.withLock { $0 -= 1 } }
            return nil
        }
        continuation?.resume(with: result)
    }
}
