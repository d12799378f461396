import Localization
import Platform
import Synchronization

/// The files that this program is writing now.
///
/// After a write is cancelled, its thread may continue on a disk that doesn't respond. Nothing else may write the same file
/// until it has ended.
nonisolated enum FilesBeingWritten {
    private static let paths = Mutex<Set<SystemPath>>([])

    /// Runs a body that writes a file; throws `PlatformError` if the program is already writing it.
    static func alone<Result>(_ path: SystemPath, _ body: () throws -> Result) throws -> Result {
        guard paths.withLock({ $0.insert(path).inserted }) else {
            throw PlatformError(
                localized("A cancelled save is still finishing."))
        }
        defer { _ = paths.withLock { $0.remove(path) } }
        return try body()
    }
}
