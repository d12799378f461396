import CGtk
import Files
import Glibc
import Gtk

/// A helper process in a process group of its own, so that its child processes end with it.
nonisolated final class HelperProcess {
    private let identifier: pid_t
    private var status: CInt?

    /// Starts a program that reads from one descriptor and writes to another.
    init(_ path: String, _ arguments: [String], reading input: CInt, writing output: CInt) throws {
        // Writing to a helper that doesn't read must not end this program.
        signal(SIGPIPE, SIG_IGN)
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var ignored = sigset_t()
        sigemptyset(&ignored)
        sigaddset(&ignored, SIGPIPE)
        posix_spawnattr_setsigdefault(&attributes, &ignored)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
        posix_spawnattr_setpgroup(&attributes, 0)
        var process: pid_t = 0
        var words = ([path] + arguments).map { strdup($0) } + [nil]
        defer { words.forEach { free($0) } }
        guard posix_spawn(&process, path, &actions, &attributes, &words, environ) == 0 else {
            throw PlatformError(localized("The program that reads the text can’t be started."))
        }
        identifier = process
    }

    /// The exit status; nil while the process runs. Anything but 0 means that it failed or was killed.
    var exitStatus: CInt? {
        if let status { return status }
        var now: CInt = 0
        guard waitpid(identifier, &now, WNOHANG) == identifier else { return nil }
        status = now
        return now
    }

    /// The processor time used so far, in clock ticks, which shows whether the process is working.
    var workDone: Int { Self.workDone(by: identifier, depth: 0) }

    /// Kills the process and its children.
    func end() {
        kill(-identifier, SIGKILL)
        guard status == nil else { return }
        var now: CInt = 0
        if waitpid(identifier, &now, 0) == identifier { status = now }
    }

    /// The maximum depth of child processes considered.
    private static let maxSteps = 4

    private static func workDone(by process: pid_t, depth: Int) -> Int {
        // The fields follow the program's name in brackets, which may contain anything (proc(5), stat: utime to cstime).
        let state = String(ofKernelFile: "/proc/\(process)/stat") ?? ""
        let fields = state.split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 14 else { return 0 }
        let own = fields[11...14].reduce(0) { $0 + (Int($1) ?? 0) }
        guard depth < maxSteps else { return own }
        let started = String(ofKernelFile: "/proc/\(process)/task/\(process)/children") ?? ""
        return started.split(separator: " ").compactMap { pid_t($0) }.reduce(own) {
            $0 + workDone(by: $1, depth: depth + 1)
        }
    }
}
