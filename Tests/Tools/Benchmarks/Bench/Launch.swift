import Glibc

/// A program that has been started and has shown its first frame. It ends when this object is deinitialized.
final class Launch {
    /// The time from just before the program was started until its window had content, in milliseconds.
    let firstFrame: Double
    /// The program's process.
    var process: pid_t { child.process }

    private static let limit = 20.0
    private let program: Program
    private let child: Child
    private let bus: Bus?
    private let log: String

    /// Starts a program on an empty screen, and waits for its first frame.
    convenience init(of program: Program, in session: Session) throws(Failure) {
        let emptied = repeatedly(seconds: Self.limit, every: 1000) { session.screen.isEmpty ? true : nil }
        if emptied == nil { throw Failure("the window of the program before \(program.name) didn't go away in 20 s") }
        try self.init(of: program, beside: [], on: nil, in: session)
    }

    /// Starts a program beside existing windows, on a bus of its own, and waits for its first frame.
    convenience init(of program: Program, beside windows: Set<UInt>, in session: Session) throws(Failure) {
        let folder = try makeTemporaryFolder()
        try self.init(of: program, beside: windows, on: try Bus(thenRemoving: folder), in: session)
    }

    private init(
        of program: Program, beside windows: Set<UInt>, on bus: Bus?, in session: Session
    ) throws(Failure) {
        let environment = try session.environmentForNextStart(on: bus)
        let log = open(session.log, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        defer { close(log) }
        let child = try Child(program.path, program.arguments, environment: environment, files: [log: STDERR_FILENO])

        self.program = program
        self.child = child
        self.bus = bus
        self.log = session.log
        firstFrame = try Self.wait(for: "its first frame", from: program, child, log: session.log, every: 500) {
            session.screen.showsFrame(besides: windows) ? milliseconds(since: child.started) : nil
        }
    }

    /// Waits for an effect of the running program. `what` names it in the error if it doesn't happen.
    func wait<Answer>(for what: String, _ answer: () -> Answer?) throws(Failure) -> Answer {
        try Self.wait(for: what, from: program, child, log: log, every: 20_000, answer)
    }

    /// Calls `answer` every `interval` microseconds. Fails if the program ends first, or after 20 seconds.
    private static func wait<Answer>(
        for what: String, from program: Program, _ child: Child, log: String, every interval: UInt32,
        _ answer: () -> Answer?
    ) throws(Failure) -> Answer {
        let found = try repeatedly(seconds: limit, every: interval) { () throws(Failure) -> Answer? in
            if let ending = child.ending {
                let said = readText(log) ?? ""
                throw Failure("\(program.path) \(ending) before \(what)\(said.isEmpty ? "" : "; it said:\n\(said)")")
            }
            return answer()
        }
        guard let found else { throw Failure("\(program.path): \(what) didn't come within 20 s") }
        return found
    }
}
