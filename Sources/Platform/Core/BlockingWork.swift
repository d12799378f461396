import CGtk
import Localization
import Synchronization

/// Work that may wait for a disk, a network or a decoder endlessly, each on a thread of its own.
///
/// When it is cancelled, it is abandoned at once: the caller continues, and the result is dropped. On Swift's own threads, of
/// which there are as many as processors, a few such waits would block everything else.
package nonisolated enum BlockingWork {
    /// The maximum number of abandoned pieces of work that haven't ended. Each holds a thread and the data that it has read.
    package static let maxAbandoned = 16
    /// The maximum number of abandoned pieces of work that wait for one disk. A disk that hasn't responded to so many doesn't
    /// respond at all, and must not block work on other disks.
    package static let maxAbandonedPerDisk = 4
    /// The number of abandoned pieces of work by the disk that they wait for; nil for the others.
    fileprivate static let leftBehind = Mutex<[Disk?: Int]>([:])

    /// The number of abandoned pieces of work that haven't ended yet.
    package static var countLeftBehind: Int { leftBehind.withLock { $0.values.reduce(0, +) } }

    fileprivate static func hasRoom(on disk: Disk?) -> Bool {
        leftBehind.withLock { $0[disk, default: 0] } < (disk == nil ? maxAbandoned : maxAbandonedPerDisk)
    }

    /// Runs a body on another thread.
    ///
    /// - Parameters:
    ///   - disk: Returns the disk that the work waits for, called on that thread; nil if it waits for none.
    ///   - isNeeded: Whether it begins even if the disk hasn't responded to other work, as saving a note does.
    ///   - timeLimit: The maximum time to wait for it, in milliseconds; nil for no limit.
    ///   - silenceLimit: The maximum time without a sign of progress, in milliseconds; nil for no limit.
    ///   - body: The work. It should check from time to time whether it has been cancelled, which also is the sign of progress.
    /// - Throws: The errors of the body, and `CancellationError` as soon as the task is cancelled. When a limit is reached,
    ///   `PlatformError.diskSilence` if it waits for a disk, at once if too much work already waits for that disk, or else
    ///   `TimeLimitReached`. `PlatformError` if too much other work has been abandoned.
    package static func run<Value: Sendable>(
        on disk: (@Sendable () -> Disk)? = nil, isNeeded: Bool = false, timeLimit: Int? = nil, silenceLimit: Int? = nil,
        _ body: @escaping @Sendable (Cancellation) throws -> Value
    ) async throws -> Value {
        if disk == nil, !isNeeded, !hasRoom(on: nil) {
            throw PlatformError(
                libraryText("Too many cancelled tasks are still running. Quit the program and start it again."))
        }
        let work = Work(on: disk, isNeeded: isNeeded, body)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                work.begin(continuation)
                if let timeLimit { work.abandon(after: timeLimit) }
                if let silenceLimit { work.abandon(ifSilentFor: silenceLimit) }
            }
        } onCancel: {
            work.abandon(CancellationError())
        }
    }
}

private nonisolated class AnyWork: @unchecked Sendable {
    init() {}
    func run() {}
    func abandonAtLimit() {}
    func leaveIfSilent(for milliseconds: Int) -> Bool { false }
}

private nonisolated final class Work<Value: Sendable>: AnyWork, @unchecked Sendable {
    private enum State {
        case new
        case running(CheckedContinuation<Value, any Error>)
        /// Abandoned, and counted for a disk, or for none if that isn't known.
        case left(Disk?)
        case ended
    }

    private let findDisk: (@Sendable () -> Disk)?
    private let isNeeded: Bool
    /// Accessed only with the state's lock held.
    private var disk: Disk?
    /// Released as soon as it has run, because what it holds may be large.
    private var body: (@Sendable (Cancellation) throws -> Value)?
    private let cancellation = Cancellation()
    private let state = Mutex(State.new)

    init(on disk: (@Sendable () -> Disk)?, isNeeded: Bool, _ body: @escaping @Sendable (Cancellation) throws -> Value) {
        (findDisk, self.isNeeded, self.body) = (disk, isNeeded, body)
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
        end(.failure(error ?? PlatformError(libraryText("Not enough memory."))))
    }

    /// Abandons the work.
    func abandon(_ error: any Error) {
        cancellation.cancel()
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            switch state {
            case .new:
                state = .ended
                return nil
            case .running(let continuation):
                state = .left(disk)
                BlockingWork.leftBehind.withLock { $0[disk, default: 0] += 1 }
                return continuation
            case .left, .ended: return nil
            }
        }
        continuation?.resume(throwing: error)
    }

    /// Abandons the work if it hasn't ended after some milliseconds. This may be called on any thread.
    func abandon(after milliseconds: Int) {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(milliseconds),
            { data in
                Unmanaged<AnyWork>.fromOpaque(data!).takeUnretainedValue().abandonAtLimit()
                return 0
            }, Unmanaged<AnyWork>.passRetained(self).toOpaque(), releaseUserData)
    }

    /// Abandons the work once it has made no progress for some milliseconds.
    func abandon(ifSilentFor milliseconds: Int) {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(max(milliseconds / 4, 1)),
            { data in
                let (work, limit) = UserData<(AnyWork, Int)>.value(of: data)
                return work.leaveIfSilent(for: limit) ? 0 : 1
            }, UserData<(AnyWork, Int)>.retained((self, milliseconds)), releaseUserData)
    }

    /// Abandons the work if it has made no progress for some milliseconds.
    ///
    /// - Returns: Whether the work has ended or is abandoned.
    override func leaveIfSilent(for milliseconds: Int) -> Bool {
        let isRunning = state.withLock { if case .running = $0 { true } else { false } }
        guard isRunning, cancellation.silence >= milliseconds else { return !isRunning }
        abandonAtLimit()
        return true
    }

    override func abandonAtLimit() { abandon(limitError) }

    private var limitError: any Error { findDisk == nil ? TimeLimitReached() : PlatformError.diskSilence }

    override func run() {
        if let findDisk {
            // This doesn't access the disk.
            let asked = findDisk()
            let mayBegin = isNeeded || BlockingWork.hasRoom(on: asked)
            count(on: asked)
            guard mayBegin else { return end(.failure(limitError)) }
        }
        let result = Result { try body!(cancellation) }
        body = nil
        end(result)
    }

    /// Records the disk, now that it is known. The work may already have been abandoned.
    private func count(on used: Disk) {
        state.withLock { state in
            disk = used
            guard case .left = state else { return }
            state = .left(used)
            BlockingWork.leftBehind.withLock {
                $0[nil, default: 1] -= 1
                $0[used, default: 0] += 1
            }
        }
    }

    private func end(_ result: Result<Value, any Error>) {
        let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
            defer { state = .ended }
            if case .running(let continuation) = state { return continuation }
            if case .left(let disk) = state {
                BlockingWork.leftBehind.withLock { $0[disk, default: 1] -= 1 }
            }
            return nil
        }
        continuation?.resume(with: result)
    }
}
