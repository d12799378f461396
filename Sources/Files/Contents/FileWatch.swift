import CGtk
import Platform

/// Watches a file or folder during its lifetime. Make it off the main thread, because starting accesses the disk.
package nonisolated final class FileWatch: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer?

    /// Starts to watch a file, which need not exist. If that isn't possible, no changes are reported.
    package init(_ file: File, _ cancellation: Cancellation) {
        pointer = file.withFile {
            g_file_monitor_file($0, G_FILE_MONITOR_NONE, cancellation.pointer, nil).map { UnsafeMutableRawPointer($0) }
        }
    }

    /// Starts to watch a folder's entries and their contents.
    package init(folder: File, _ cancellation: Cancellation) {
        pointer = folder.withFile {
            g_file_monitor_directory($0, G_FILE_MONITOR_NONE, cancellation.pointer, nil)
                .map { UnsafeMutableRawPointer($0) }
        }
    }

    deinit {
        if let pointer { giveBack(object: pointer) }
    }

    /// Calls a handler, on the main thread, after the file, or an entry of the folder, has been changed, created or removed.
    @MainActor package func onChange(_ handler: @escaping () -> Void) {
        guard let pointer else { return }
        Object(borrowing: pointer).connect("changed") { _ in handler() }
    }
}
