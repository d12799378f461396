import CGtk
import Localization
import Synchronization

/// Work that may wait for a disk, a network or a decoder for ever, each on a thread of its own.
///
/// Called off, it is left behind at once: whoever waits for it goes on, and what it still comes to is dropped. On Swift's
/// own threads, of which there are as many as processors, a few of the kind would stop everything else.
package nonisolated enum BlockingWork {
    /// The maximum number left behind without having ended. Each holds a thread and what it has read by then.
    package static let mostLeftBehind = 16
    /// The same of those that wait for one disk: a disk that hasn't answered so many doesn't answer, and takes nothing along
    /// that waits for another one.
    package static let mostLeftOnDisk = 4
    /// The number left behind: of those that wait for a disk, by that; the others under nil.
    fileprivate static let leftBehind = Mutex<[Disk?: Int]>([:])

    /// The number left behind that haven't ended yet.
    package static var countLeftBehind: Int { leftBehind.withLock { $0.values.reduce(0, +) } }

    fileprivate static func hasRoom(on disk: Disk?) -> Bool {
        leftBehind.withLock { $0[disk, default: 0] } < (disk == nil ? mostLeftBehind : mostLeftOnDisk)
    }

    /// Runs a body on another thread.
    ///
    /// - Parameters:
    ///   - disk: Finds the disk that it waits for, on that thread; nil if it waits for none.
    ///   - isNeeded: Whether it begins even if that disk hasn't answered others, as what saves a note does.
    ///   - timeLimit: How long is waited for it, in milliseconds; nil for as long as it takes.
    ///   - silenceLimit: How long it may give no sign, in milliseconds; nil for as long as it takes.
    ///   - body: The work. It should ask now and then whether it has been called off, which is also the sign that it goes on.
    /// - Throws: What the body throws, `CancellationError` as soon as the task is cancelled. When a limit is reached,
    ///   `PlatformError.diskSilence` if it waits for a disk, at once if that has too much left to answer, or else
    ///   `TimeLimitReached`. `PlatformError` if too much else has been left behind.
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
                if let timeLimit { work.leave(after: timeLimit) }
                if let silenceLimit { work.leave(ifSilentFor: silenceLimit) }
            }
        } onCancel: {
            work.leave(CancellationError())
        }
    }
}

private nonisolated class AnyWork: @unchecked Sendable {
    init() {}
    func run() {}
    func leaveAtLimit() {}
    func leaveIfSilent(for milliseconds: Int) -> Bool { false }
}

private nonisolated final class Work<Value: Sendable>: AnyWork, @unchecked Sendable {
    private enum State {
        case new
        case running(CheckedContinuation<Value, any Error>)
        /// Counted with those that wait for a disk, or for none that is known.
        case left(Disk?)
        case ended
    }

    private let findDisk: (@Sendable () -> Disk)?
    private let isNeeded: Bool
    /// Looked at with the state's lock held.
    private var disk: Disk?
    /// Goes as soon as it has been run: what it holds may be large.
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

    /// Goes on without it.
    func leave(_ error: any Error) {
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

    /// Goes on without it if it hasn't ended after some milliseconds. Any thread may ask the main loop for that.
    func leave(after milliseconds: Int) {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(milliseconds),
            { data in
                Unmanaged<AnyWork>.fromOpaque(data!).takeUnretainedValue().leaveAtLimit()
                return 0
            }, Unmanaged<AnyWork>.passRetained(self).toOpaque(), releaseUserData)
    }

    /// Goes on without it once it has given no sign for some milliseconds.
    func leave(ifSilentFor milliseconds: Int) {
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, guint(max(milliseconds / 4, 1)),
            { data in
                let (work, limit) = UserData<(AnyWork, Int)>.value(of: data)
                return work.leaveIfSilent(for: limit) ? 0 : 1
            }, UserData<(AnyWork, Int)>.retained((self, milliseconds)), releaseUserData)
    }

    /// - Returns: Whether there is nothing to wait for any more.
    override func leaveIfSilent(for milliseconds: Int) -> Bool {
        let isRunning = state.withLock { if case .running = $0 { true } else { false } }
        guard isRunning, cancellation.silence >= milliseconds else { return !isRunning }
        leaveAtLimit()
        return true
    }

    override func leaveAtLimit() { leave(limitError) }

    private var limitError: any Error { findDisk == nil ? TimeLimitReached() : PlatformError.diskSilence }

    override func run() {
        if let findDisk {
            // Nothing is asked of the disk for that.
            let asked = findDisk()
            let mayBegin = isNeeded || BlockingWork.hasRoom(on: asked)
            count(on: asked)
            guard mayBegin else { return end(.failure(limitError)) }
        }
        let result = Result { try body!(cancellation) }
        body = nil
        end(result)
    }

    /// The disk is known now. It may have been left before.
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
