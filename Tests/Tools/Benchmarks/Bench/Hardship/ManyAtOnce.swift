import Glibc

/// Hundreds of notes and thousands of missing files, compared with a tenth of them: the time for each shouldn't grow.
struct ManyAtOnce {
    let figures: [Hardship.Figure]

    init(program path: String) throws {
        let fewNotes = try Self.start(path, notes: 20)
        let manyNotes = try Self.start(path, notes: 200)
        let fewMissing = try Self.start(path, notes: 1, missing: 300)
        let manyMissing = try Self.start(path, notes: 1, missing: 3000)
        figures = [
            .init(
                name: "each of 200 notes, beside 20", unit: "ms", without: fewNotes.time / 20,
                with: manyNotes.time / 200, aim: (1.6, 0)),
            .init(
                name: "longest wait with 200 notes", unit: "ms", without: fewNotes.pause, with: manyNotes.pause,
                aim: (0, 300)),
            .init(
                name: "each of 3,000 missing files, beside 300", unit: "ms", without: fewMissing.time / 300,
                with: manyMissing.time / 3000, aim: (1.6, 0)),
            .init(
                name: "longest wait with 3,000 missing files", unit: "ms", without: fewMissing.pause,
                with: manyMissing.pause, aim: (0, 300)),
            .init(
                name: "resident memory with 3,000 missing files", unit: "MB", without: fewMissing.memory,
                with: manyMissing.memory, aim: (1.3, 0)),
        ]
    }

    /// Returns the time from the start until the program is idle, the longest time to a ping's answer meanwhile, and the memory
    /// afterwards.
    private static func start(
        _ path: String, notes: Int, missing: Int = 0
    ) throws -> (time: Double, pause: Double, memory: Double) {
        let session = try Session()
        let folder = try makeTemporaryFolder()
        defer { removeFolder(folder) }
        let files = try (0..<notes).map { number -> String in
            try writeText("note \(number)", to: "\(folder)/note\(number).txt")
            return "\(folder)/note\(number).txt"
        }
        let arguments = files + (0..<missing).map { "\(folder)/none\($0).txt" }
        let launch = try Launch(of: Program(name: "longpress", path: path, arguments: arguments), in: session)
        guard let area = session.screen.program else { throw Failure("the window is gone") }
        let pinging = try Pinging(area.window, on: session.screen.name)
        let (start, quiet) = (now(), 1000.0)
        var idleness = Idleness(of: launch.process, lasting: quiet)
        let pause = try pinging.ping(every: 20_000) { !idleness.hasLasted }
        let time = launch.firstFrame + milliseconds(since: start) - quiet
        return (time, pause, Memory(of: launch.process)?.resident ?? 0)
    }
}
