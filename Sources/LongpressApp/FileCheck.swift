import Files
import Formats
import Gtk
import Notes
import Pictures
import Synchronization

/// Checks the files of the command line before any window opens. If none can be opened, the program ends with an error message.
enum FileCheck {
    /// Returns why each of the files can't be opened, and what to do about it; nil as soon as the beginning of one looks like a
    /// note or a picture: a window then opens, and reports problems with the others. The window also reports problems further on
    /// in a file, and those with files that aren't local or on a disk that doesn't respond at once, because finding these may
    /// take long.
    static func problem(with arguments: [String]) -> String? {
        guard !arguments.isEmpty else { return nil }
        let done = Counter()
        let work = Worker(looking: { problem(with: arguments, done, $0) })
        while true {
            let before = done.count.load(ordering: .relaxed)
            if let problem = work.value(within: timeLimit) { return problem }
            if done.count.load(ordering: .relaxed) == before { return nil }
        }
    }

    /// How long the start waits for a disk, in milliseconds.
    private static let timeLimit = 500

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
            guard problems.count < MessageBar.maxLines else { continue }
            // Names are hard to read in an address.
            let name = argument == file.uri ? file.name : argument
            problems.append(
                localized("“{name}” can’t be opened. {reason}", ["name": name, "reason": reason]))
        }
        return problems.isEmpty ? nil : MessageBar.truncated(problems, of: arguments.count).joined(separator: " ")
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
            case .other: return FileProblem.opening(NotANoteError())
            }
        } catch {
            return FileKind(named: file.name) == .picture
                ? PictureFailure(name: file.name, error).reason : FileProblem.opening(error)
        }
    }
}
