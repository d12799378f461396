import Localization
import Platform
import Synchronization

/// The files that this program is writing right now.
///
/// A writing that was called off is left behind, and may still be at work on a disk that doesn't answer. Nothing else may
/// write the same file until it has ended.
nonisolated enum FilesBeingWritten {
    private static let paths = Mutex<Set<SystemPath>>([])

    /// Writes a file that nothing else of the program is writing; throws `PlatformError` if something is.
    static func alone<Result>(_ path: SystemPath, _ body: () throws -> Result) throws -> Result {
        guard paths.withLock({ $0.insert(path).inserted }) else {
            throw PlatformError(
                localized("A cancelled save is still finishing."))
        }
        defer { _ = paths.withLock { $0.remove(path) } }
        return try body()
    }
}
