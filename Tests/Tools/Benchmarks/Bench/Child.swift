import Glibc

/// A program that this one has started.
final class Child {
    let process: pid_t
    /// The time just before the program was started.
    let started: Instant
    private let name: String
    private var status: Int32?

    /// Starts a program. `files` maps this program's file descriptors to those of the new one. If no environment is given, it
    /// inherits this program's.
    init(
        _ path: String, _ arguments: [String], environment: [String: String]? = nil, files: [Int32: Int32] = [:]
    ) throws(Failure) {
        name = lastComponent(path)

        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (own, others) in files { posix_spawn_file_actions_adddup2(&actions, own, others) }

        var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] =
            environment.map { $0.map { strdup("\($0.key)=\($0.value)") } + [nil] } ?? []
        defer { for word in words + variables { free(word) } }

        var process: pid_t = 0
        let code: Int32
        let started = now()
        if environment == nil {
            code = posix_spawnp(&process, path, &actions, nil, &words, environ)
        } else {
            code = posix_spawnp(&process, path, &actions, nil, &words, &variables)
        }
        self.started = started
        self.process = process
        guard code == 0 else { throw .system("can't start \(path)", code: code) }
    }

    /// How the program ended, in words; `nil` while it runs.
    var ending: String? {
        if status == nil {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process { self.status = status }
        }
        guard let status else { return nil }
        let signal = status & 0x7F
        return signal == 0 ? "exited with \((status >> 8) & 0xFF)" : "was ended by signal \(signal)"
    }

    /// Waits until the program ends by itself, and returns whether it succeeded.
    func waitForSuccess() -> Bool {
        var status = self.status ?? 0
        if self.status == nil {
            while waitpid(process, &status, 0) == -1, errno == EINTR {}
            self.status = status
        }
        return status == 0
    }

    /// Ends the program with SIGTERM, and after three seconds with SIGKILL. A program that the system can't end, because one of
    /// its calls waits for a disk that doesn't respond, is left running.
    func stop() {
        guard ending == nil else { return }
        kill(process, SIGTERM)
        if repeatedly(seconds: 3, every: 1000, { ending }) == nil { end() }
    }

    /// Kills the program, and waits until it has ended, but at most 10 s.
    func end() {
        kill(process, SIGKILL)
        if repeatedly(seconds: 10, every: 1000, { ending }) == nil {
            writeError("\(name) (process \(process)) is still there 10 s after it was killed")
        }
    }

    deinit { stop() }
}
