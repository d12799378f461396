import CGtk
import Foundation

/// strace on threads of the test's own process.
public enum CallTrace {
    /// The calls that change what a disk holds, and those that tell which file is meant by a number.
    public static let changing = [
        "open", "openat", "creat", "close", "write", "pwrite64", "ftruncate", "lseek", "fsync", "fdatasync", "rename",
        "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "mkdir", "mkdirat",
        "rmdir", "fchmod",
    ]

    /// Runs a body; answers the calls that all threads have made meanwhile.
    ///
    /// - Parameters:
    ///   - calls: Which calls, by name.
    ///   - refused: Those that fail, and how.
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

    /// Runs a body while a call of one thread fails.
    ///
    /// - Parameters:
    ///   - call: The call, by name.
    ///   - error: What it says, such as `EIO`.
    ///   - moment: Which of them, in strace's words: `3` is the third, `3+` that and all after it.
    /// - Returns: Whether there was one.
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

    /// Not every machine has each of them.
    private static func set(_ calls: [String]) -> String { calls.map { "?\($0)" }.joined(separator: ",") }

    private static func run(
        _ options: [String], on thread: Int32, in folder: TemporaryFolder, _ body: () throws -> Void
    ) throws {
        letBeTraced()
        let strace = try ChildProcess(
            "strace", ["-e", "signal=none"] + options + ["-p", "\(thread)"],
            environment: ProcessInfo.processInfo.environment, outputIn: folder)
        // It lets go of the threads, and they go on.
        defer {
            strace.send(signal: SIGINT)
            _ = try? strace.waitForExit()
            strace.stop()
        }
        try wait(for: strace)
        try body()
    }

    /// Waits until strace says that it has the threads: each stops before its next call then. This is done on a thread of its
    /// own, so that the calls that it takes are none of the body's.
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

    /// Where only parents may trace, this one lets its children (prctl(2): PR_SET_PTRACER, any).
    private static func letBeTraced() {
        typealias Call = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        guard let call = dlsym(nil, "prctl") else { return }
        _ = unsafeBitCast(call, to: Call.self)(0x5961_6D61, .max, 0, 0, 0)
    }

    /// The thread that this runs on.
    public static var thread: Int32 {
        typealias Call = @convention(c) () -> Int32
        guard let call = dlsym(nil, "gettid") else { return getpid() }
        return unsafeBitCast(call, to: Call.self)()
    }
}
