/// A system call that fails, among those that an operation makes.
public struct CallFault: Sendable, CustomStringConvertible {
    /// The name of the call.
    public let call: String
    /// The number of the call among those with its name, counted from 1.
    public let number: Int
    /// The error, such as `EIO`.
    public let error: String
    /// Whether all later calls of that name fail, too.
    public let isLasting: Bool

    /// The fault in words, as in `write number 2: EIO`.
    public var description: String { "\(call) number \(number)\(isLasting ? " and all after it" : ""): \(error)" }

    /// The errors of a disk that fails, is full, or isn't writable.
    public static let errors = ["EIO", "ENOSPC", "EDQUOT", "EROFS", "EACCES"]

    /// The calls that read, examine, write and name files. Closing isn't included, because a file is closed whatever the call
    /// returns.
    public static let calls =
        CallTrace.changing.filter { $0 != "close" } + [
            "read", "pread64", "stat", "lstat", "fstat", "newfstatat", "statx", "flock", "fchown", "getdents64",
            "readlink",
            "readlinkat", "listxattr", "llistxattr", "flistxattr", "lgetxattr", "fgetxattr", "fsetxattr",
            "fremovexattr",
        ]

    /// Returns a fault for each call that an operation makes on the contents of a folder.
    ///
    /// An ordinary run uses one error for each call, a different one each time, and also lets the calls that change something
    /// fail permanently. With `LONGPRESS_SOAK`, which `Tests/run --all` sets, each call fails with every error and permanently.
    ///
    /// - Parameters:
    ///   - place: The folder.
    ///   - thread: The thread that performs the operation.
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

    /// Performs the operation with the call failing.
    ///
    /// - Returns: Whether the call was made.
    public func happen(on thread: Int32, _ work: () throws -> Void) throws -> Bool {
        try CallTrace.failing(call, error, at: "\(number)\(isLasting ? "+" : "")", thread: thread, work)
    }
}
