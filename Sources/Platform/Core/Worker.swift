import CGtk
import Dispatch

/// Work that runs next to the main thread, for example while the program starts, until its result is needed.
///
/// Use it only for short work that is sure to end, because reading the value waits for it.
package nonisolated final class Worker<Value: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Value
    private var thread: UnsafeMutablePointer<GThread>?
    private var result: Value?
    private let isDone = DispatchSemaphore(value: 0)

    /// Starts the work at once, on a thread of its own.
    package init(_ body: @escaping @Sendable () -> Value) {
        self.body = body
        thread = g_thread_new(
            "worker",
            { data in
                beginWork()
                defer { endWork() }
                let worker = Unmanaged<AnyObject>.fromOpaque(data!).takeRetainedValue()
                (worker as? any Runnable)?.run()
                return nil
            }, Unmanaged<AnyObject>.passRetained(self).toOpaque())
    }

    /// Starts work that accesses files.
    package convenience init(looking body: @escaping @Sendable (Cancellation) -> Value) {
        self.init { body(Cancellation()) }
    }

    deinit {
        if let thread { giveBack(thread) { g_thread_unref($0!.assumingMemoryBound(to: GThread.self)) } }
    }

    /// Returns the result, if it is available within a number of milliseconds; otherwise returns nil, and the work continues.
    package func value(within milliseconds: Int) -> Value? {
        guard thread != nil else { return result }
        return isDone.wait(timeout: .now() + .milliseconds(milliseconds)) == .success ? value : nil
    }

    /// The result. It must be read only on the thread that made the worker.
    package var value: Value {
        if let thread {
            // Joining also makes the thread's writes visible here.
            g_thread_join(thread)
            self.thread = nil
        }
        return result!
    }
}

private nonisolated protocol Runnable {
    func run()
}

nonisolated extension Worker: Runnable {
    fileprivate func run() {
        result = body()
        isDone.signal()
    }
}
