/// A call that the system refuses, of those that a piece of work makes.
public struct CallFault: Sendable, CustomStringConvertible {
    /// The call, by name.
    public let call: String
    /// Which of its name, counted from 1.
    public let number: Int
    /// What the system says, such as `EIO`.
    public let error: String
    /// Whether those after it are refused, too.
    public let isLasting: Bool

    /// As in `the second write: EIO`.
    public var description: String { "\(call) number \(number)\(isLasting ? " and all after it" : ""): \(error)" }

    /// What a disk that fails, is full or may not be written says.
    public static let errors = ["EIO", "ENOSPC", "EDQUOT", "EROFS", "EACCES"]

    /// The calls by which files are read, looked at, written and named; only closing isn't among them, by which a file is let
    /// go of whatever it says.
    public static let calls =
        CallTrace.changing.filter { $0 != "close" } + [
            "read", "pread64", "stat", "lstat", "fstat", "newfstatat", "statx", "flock", "fchown", "getdents64",
            "readlink",
            "readlinkat", "listxattr", "llistxattr", "flistxattr", "lgetxattr", "fgetxattr", "fsetxattr",
            "fremovexattr",
        ]

    /// Each call that a piece of work makes on what is in a folder, failing in each way.
    ///
    /// An ordinary run takes one way for each call, another one each time, and has those that change something fail for good,
    /// too; `LONGPRESS_SOAK`, as `Tests/run --all` sets it, takes all ways for all of them.
    ///
    /// - Parameters:
    ///   - place: The folder.
    ///   - thread: The thread that does the work.
    public static func all(in place: String, thread: Int32, _ work: () throws -> Void) throws -> [CallFault] {
        var disk = try CutDisk(at: place)
        var counts: [String: Int] = [:]
        var way = 0
        var faults: [CallFault] = []
        for call in try CallTrace.record(calls + ["close"], of: work) where call.thread == thread {
            counts[call.name, default: 0] += 1
            guard disk.concerns(call) else { continue }
            disk.apply(call)
            guard calls.contains(call.name), let number = counts[call.name] else { continue }
            let isLong = environment("LONGPRESS_SOAK") != nil
            way += 1
            for error in isLong ? errors : [errors[way % errors.count]] {
                faults.append(CallFault(call: call.name, number: number, error: error, isLasting: false))
            }
            if isLong || CallTrace.changing.contains(call.name) {
                faults.append(CallFault(call: call.name, number: number, error: "EIO", isLasting: true))
            }
        }
        guard !faults.isEmpty else { throw TestFailure("nothing was done in \(place)") }
        return faults
    }

    /// Does the work with the call refused.
    ///
    /// - Returns: Whether it came to that.
    public func happen(on thread: Int32, _ work: () throws -> Void) throws -> Bool {
        try CallTrace.failing(call, error, at: "\(number)\(isLasting ? "+" : "")", thread: thread, work)
    }
}
