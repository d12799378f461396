import Files
import Formats
import Gtk
import Notes
import Pictures
import Synchronization

/// Looks at files of the command line before any window opens: if none can be opened, the program ends with a word.
enum FileCheck {
    /// Returns the problem with each of some files, and the way out; nil as soon as one is a note or a picture as far as its
    /// beginning tells: a window then opens, and tells of the others. It also tells of problems further on, and with files
    /// elsewhere or on a disk that doesn't answer at once, which may be long in coming.
    static func problem(with arguments: [String]) -> String? {
        guard !arguments.isEmpty else { return nil }
        let done = Counter()
        let work = Worker(looking: { problem(with: arguments, done, $0) })
        while true {
            let before = done.count.load(ordering: .relaxed)
            if let problem = work.value(within: patience) { return problem }
            if done.count.load(ordering: .relaxed) == before { return nil }
        }
    }

    /// How long the start waits for a disk, in milliseconds.
    private static let patience = 500

    private nonisolated final class Counter: Sendable {
        let count = Atomic(0)
    }

    private nonisolated static func problem(
        with arguments: [String], _ done: Counter, _ cancellation: Cancellation
    ) -> String? {
        var problems: [String] = []
        for argument in arguments {
            let file = File(argument: argument)
            guard let reason = problem(with: file, cancellation) else { return nil }
            done.count.add(1, ordering: .relaxed)
            guard problems.count < MessageBar.mostLines else { continue }
            // As an address no name is easily read.
            let name = argument == file.uri ? file.name : argument
            problems.append(
                localized("“{name}” can’t be opened. {reason}", ["name": name, "reason": reason]))
        }
        return problems.isEmpty ? nil : MessageBar.told(problems, of: arguments.count).joined(separator: " ")
    }

    private nonisolated static func problem(with file: File, _ cancellation: Cancellation) -> String? {
        guard file.path != nil else { return nil }
        do {
            let start = try file.start(
                FileKind.startLength, limit: max(NoteFormat.byteLimit, PictureFile.byteLimit),
                cancellation: cancellation)
            switch FileKind(named: file.name, start: start) {
            case .picture:
                if start.isEmpty { throw PictureError.empty }
                if !PictureDecoder.isPicture(start) { throw PictureError.notAPicture }
                return nil
            case .note: return nil
            case .other: return FileProblem.opening(NotANote())
            }
        } catch {
            return FileKind(named: file.name) == .picture
                ? PictureFailure(name: file.name, error).reason : FileProblem.opening(error)
        }
    }
}
