import Foundation

/// A program started by a test, in its own process group, with its output in files.
public final class ChildProcess {
    /// How a program ended.
    public enum Ending: Equatable, Sendable, CustomStringConvertible {
        /// It exited with this status.
        case exited(Int32)
        /// This signal ended it: it crashed or was killed.
        case signalled(Int32)

        /// The ending in words, as in `exited with 1`.
        public var description: String {
            switch self {
            case .exited(let status): "exited with \(status)"
            case .signalled(let signal): "ended by signal \(signal) (\(String(cString: strsignal(signal))))"
            }
        }
    }

    /// The process id, which is also the id of the process group.
    public let id: Int32
    /// The command line.
    public let command: String
    private let outputFile: String
    private let errorFile: String
    private var ended: Ending?
    private var isStopped = false

    /// Starts the program at `path` (looked up in `PATH` if it has no slash) with exactly the given environment.
    public init(
        _ path: String, _ arguments: [String] = [], environment: [String: String], outputIn folder: TemporaryFolder,
        workingDirectory: String? = nil, standardInput: String = "/dev/null"
    ) throws {
        command = ([path] + arguments).joined(separator: " ")
        let name = folder.freshName((path as NSString).lastPathComponent)
        outputFile = folder.path + "/" + name + ".stdout"
        errorFile = folder.path + "/" + name + ".stderr"

        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, standardInput, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, 2, errorFile, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        var signals = sigset_t()
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

        // `env` changes the folder and then becomes the program, with the same process id.
        let words = (workingDirectory.map { ["env", "-C", $0] } ?? []) + [path] + arguments
        let argv = CStrings(words)
        let envp = CStrings(environment.map { "\($0.key)=\($0.value)" })
        var process: pid_t = 0
        let status = posix_spawnp(&process, words[0], &actions, &attributes, argv.pointers, envp.pointers)
        guard status == 0 else { throw TestFailure("\(path) can't be started: \(String(cString: strerror(status)))") }
        id = process
        Leftovers.add(group: process)
    }

    /// Returns a character that represents, in a program's arguments, a byte from 128 on that isn't part of valid UTF-8.
    public static func scalar(forByte byte: UInt8) -> String {
        String(Unicode.Scalar(firstScalar + UInt32(byte)) ?? "\u{FFFD}")
    }

    /// Returns the bytes of an argument, terminated by a zero.
    public static func bytes(of argument: String) -> [CChar] {
        let bytes = argument.unicodeScalars.flatMap { scalar -> [UInt8] in
            (firstScalar + 0x80...firstScalar + 0xFF).contains(scalar.value)
                ? [UInt8(scalar.value - firstScalar)] : Array(String(scalar).utf8)
        }
        return bytes.map { CChar(bitPattern: $0) } + [0]
    }

    /// The character for byte 0, near the end of the last private use area.
    private static let firstScalar: UInt32 = 0x10_FE00

    deinit {
        stop()
    }

    /// The text that the program has written to standard output.
    public var standardOutput: String { Self.text(of: outputFile) }
    /// The text that the program has written to standard error.
    public var standardError: String { Self.text(of: errorFile) }
    /// The bytes that the program has written to standard output.
    public var standardOutputBytes: [UInt8] { [UInt8](FileManager.default.contents(atPath: outputFile) ?? Data()) }

    /// How the program ended; `nil` while it runs.
    public var ending: Ending? {
        if ended == nil {
            var status: Int32 = 0
            if waitpid(id, &status, WNOHANG) == id {
                ended = status & 0x7f == 0 ? .exited(status >> 8 & 0xff) : .signalled(status & 0x7f)
            }
        }
        return ended
    }

    /// Whether the program still runs.
    public var isRunning: Bool { ending == nil }

    /// Waits until the program ends, and returns how it ended.
    @discardableResult
    public func waitForExit(upTo seconds: Double = patience) throws -> Ending {
        do {
            return try waitFor("the end of \(command)", upTo: seconds) { ending }
        } catch let failure as TestFailure {
            throw TestFailure("\(failure); its standard error: \(standardError.suffix(2000))")
        }
    }

    /// Sends a signal to the program only, not to its group.
    public func send(signal: Int32) {
        if isRunning { kill(id, signal) }
    }

    /// Ends the program and everything it has started: first with `SIGTERM`, after 2 s with `SIGKILL`.
    public func stop() {
        guard !isStopped else { return }
        isStopped = true
        if isRunning {
            kill(-id, SIGTERM)
            try? waitUntil("its end", upTo: 2, every: 2) { !isRunning }
        }
        kill(-id, SIGKILL)
        if ended == nil {
            var status: Int32 = 0
            waitpid(id, &status, 0)
            ended = .signalled(SIGKILL)
        }
        Leftovers.remove(group: id)
    }

    private static func text(of file: String) -> String {
        String(decoding: FileManager.default.contents(atPath: file) ?? Data(), as: UTF8.self)
    }
}

/// A null-terminated list of C strings.
private final class CStrings {
    let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    private let count: Int

    init(_ strings: [String]) {
        count = strings.count
        pointers = .allocate(capacity: count + 1)
        for (index, string) in strings.enumerated() { pointers[index] = strdup(ChildProcess.bytes(of: string)) }
        pointers[count] = nil
    }

    deinit {
        for index in 0..<count { free(pointers[index]) }
        pointers.deallocate()
    }
}
