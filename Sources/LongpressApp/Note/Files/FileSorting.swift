import Documents
import Gtk

/// Tells notes from pictures.
nonisolated enum FileSorting {
    /// Returns the kinds of files, read off the main thread. One that can't be read counts as what its name says, or as
    /// none of both: whoever opens it says why.
    ///
    /// - Throws: `CancellationError` as soon as the task is cancelled.
    static func kinds(of files: [File]) async throws -> [FileKind] {
        try await BlockingWork.run { cancellation in try files.map { try kind(of: $0, cancellation) } }
    }

    /// The same, for when there is no window yet in which it could be called off: what doesn't answer soon counts as none
    /// of both.
    static func kindsAtOnce(of files: [File]) async -> [FileKind] {
        let known = try? await BlockingWork.run(timeLimit: patience) { cancellation in
            try files.map { try kind(of: $0, cancellation) }
        }
        return known ?? files.map { FileKind(named: $0.name) ?? .other }
    }

    /// The time for which a window waits for a disk or network, in milliseconds.
    private static let patience = 1000

    private static func kind(of file: File, _ cancellation: Cancellation) throws -> FileKind {
        if let named = FileKind(named: file.name) { return named }
        do {
            let start = try file.start(FileKind.startLength, limit: .max, cancellation: cancellation)
            return FileKind(named: file.name, start: start)
        } catch {
            try cancellation.check()
            return .other
        }
    }
}
