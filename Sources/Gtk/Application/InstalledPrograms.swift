import CGtk
import Synchronization

/// The programs installed in the user's and the system's folders. They are read on other threads, because any of these folders
/// may be on a disk that doesn't answer, and cached until a program is added, changed or removed.
final class InstalledPrograms {
    static let shared = InstalledPrograms()
    private let monitor = Object(owning: UnsafeMutableRawPointer(g_app_info_monitor_get()))
    private let known = Known()
    private var answers: [String: PromptAnswer<Programs>] = [:]

    private init() {
        monitor.connect("changed") { [known] _ in known.forget() }
    }

    /// Returns the programs that open a MIME type and can be started, with the user's choice first.
    func programs(for type: String) -> [Program] {
        let answer =
            answers[type]
            ?? PromptAnswer(first: Programs([])) { [known] cancellation in
                known.programs(for: type, cancellation).installed(cancellation)
            }
        answers[type] = answer
        return answer.value.all.map { Program(borrowing: $0) }
    }

    /// Returns the program that opens addresses with a scheme.
    func program(forScheme scheme: String) -> Program? {
        let answer = answers[scheme] ?? PromptAnswer(first: Programs([])) { Programs.preferred(forScheme: scheme, $0) }
        answers[scheme] = answer
        return answer.value.all.first.map { Program(borrowing: $0) }
    }

    func find(for type: String, timeLimit: Int) async -> [Program] {
        await found(timeLimit) { [known] in known.programs(for: type, $0).installed($0) }
    }

    func find(forScheme scheme: String, timeLimit: Int) async -> Program? {
        await found(timeLimit) { Programs.preferred(forScheme: scheme, $0) }.first
    }

    private func found(_ timeLimit: Int, _ look: @escaping @Sendable (Cancellation) -> Programs) async -> [Program] {
        let programs = try? await BlockingWork.run(timeLimit: timeLimit, look)
        return programs?.all.map { Program(borrowing: $0) } ?? []
    }

    private nonisolated final class Known: Sendable {
        private struct State {
            var programs: [String: Programs] = [:]
            var round = 0
        }

        private let state = Mutex(State())

        func forget() { state.withLock { $0 = State(round: $0.round + 1) } }

        func programs(for type: String, _ cancellation: Cancellation) -> Programs {
            let (known, round) = state.withLock { ($0.programs[type], $0.round) }
            if let known { return known }
            let programs = Programs.read(for: type, cancellation)
            // If the programs have changed in the meantime, they are read again next time.
            state.withLock { if $0.round == round { $0.programs[type] = programs } }
            return programs
        }
    }
}
