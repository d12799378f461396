import CGtk
import Foundation

/// Traces threads of the test's own process with strace.
public enum CallTrace {
    /// The calls that change a disk's contents, and those that show which file a descriptor refers to.
    public static let changing = [
        "open", "openat", "creat", "close", "write", "pwrite64", "ftruncate", "lseek", "fsync", "fdatasync", "rename",
        "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "mkdir", "mkdirat",
        "rmdir", "fchmod",
    ]

    /// Runs a function, and returns the calls that all threads have made meanwhile.
    ///
    /// - Parameters:
    ///   - calls: The names of the calls.
    ///   - refused: The calls that fail, and their errors.
    public static func record(
        _ calls: [String] = changing, refused: [(call: String, error: String)] = [], of body: () throws -> Void
    ) throws -> [SystemCall] {
        let folder = try TemporaryFolder()
        let refusal = refused.flatMap { ["-e", "inject=\($0.call):error=\($0.error)"] }
        try run(
            ["-f", "-xx", "-s", "\(1 << 24)", "-e", "trace=\(set(calls))", "-o", folder.path + "/calls"] + refusal,
            on: getpid(), in: folder, body)
        return SystemCall.all(in: folder.read("calls") ?? "")
    }

    /// Runs a function while a call of one thread fails.
    ///
    /// - Parameters:
    ///   - call: The name of the call.
    ///   - error: The error, such as `EIO`.
    ///   - moment: Which of the calls fail, in strace's syntax: `3` is the third, `3+` is the third and all after it.
    /// - Returns: Whether there was such a call.
    static func failing(
        _ call: String, _ error: String, at moment: String, thread: Int32, _ body: () throws -> Void
    ) throws -> Bool {
        let folder = try TemporaryFolder()
        try run(
            [
                "-o", folder.path + "/calls", "-e", "trace=\(call)", "-e",
                "inject=\(call):error=\(error):when=\(moment)",
            ], on: thread, in: folder, body)
        return folder.read("calls")?.contains("(INJECTED)") ?? false
    }

    /// Returns strace's syntax for a set of calls, some of which may not exist on a machine.
    private static func set(_ calls: [String]) -> String { calls.map { "?\($0)" }.joined(separator: ",") }

    private static func run(
        _ options: [String], on thread: Int32, in folder: TemporaryFolder, _ body: () throws -> Void
    ) throws {
        letBeTraced()
        let strace = try ChildProcess(
            "strace", ["-e", "signal=none"] + options + ["-p", "\(thread)"],
            environment: ProcessInfo.processInfo.environment, outputIn: folder)
        // strace detaches from the threads, which go on.
        defer {
            strace.send(signal: SIGINT)
            _ = try? strace.waitForExit()
            strace.stop()
        }
        try wait(for: strace)
        try body()
    }

    /// Waits until strace is attached to the threads: from then on, each stops before its next call. A separate thread does the
    /// waiting, so that its calls aren't recorded among those of the function.
    private static func wait(for strace: ChildProcess) throws {
        nonisolated(unsafe) let strace = strace
        let isThere = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            let end = DispatchTime.now()
            while end.elapsed < patience {
                if strace.standardError.contains(" attached") { return _ = isThere.signal() }
                usleep(500)
            }
        }
        guard isThere.wait(timeout: .now() + patience) == .success else {
            throw TestFailure("strace doesn't come: \(strace.standardError)")
        }
    }

    /// Allows child processes to trace this one, on systems where only parents may trace (prctl(2): PR_SET_PTRACER, any).
    private static func letBeTraced() {
        typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let call = dlsym(nil, "prctl") else { return }
        _ = unsafeBitCast(call, to: Call.self)(0x5961_6D61, .max, 0, 0, 0)
    }

    /// The id of the current thread.
    public static var thread: Int32 {
        typealias Call = @convention(c) () -> Int32
        guard let call = dlsym(nil, "gettid") else { return getpid() }
        return unsafeBitCast(call, to: Call.self)()
    }
}
