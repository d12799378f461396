import CGtk
import Dispatch

/// Work that goes on beside the main thread while the program starts, until its result is needed.
///
/// Only for what is short and surely ends: asking for the value waits for it.
package nonisolated final class Worker<Value: Sendable>: @unchecked Sendable {
    private let body: @Sendable () -> Value
    private var thread: UnsafeMutablePointer<GThread>?
    private var result: Value?
    private let isDone = DispatchSemaphore(value: 0)

    /// Begins the work at once, on a thread of its own.
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

    /// The same for what looks at files.
    package convenience init(looking body: @escaping @Sendable (Cancellation) -> Value) {
        self.init { body(Cancellation()) }
    }

    deinit {
        if let thread { giveBack(thread) { g_thread_unref($0!.assumingMemoryBound(to: GThread.self)) } }
    }

    /// The result, if it comes within some milliseconds; nil leaves the work to itself.
    package func value(within milliseconds: Int) -> Value? {
        guard thread != nil else { return result }
        return isDone.wait(timeout: .now() + .milliseconds(milliseconds)) == .success ? value : nil
    }

    /// The result. It must be asked for on one thread only, that which made the worker.
    package var value: Value {
        if let thread {
            // Joining also makes what the thread wrote visible here.
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
