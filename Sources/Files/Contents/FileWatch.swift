import CGtk
import Platform

/// Follows a file or folder as long as it lives. It is made on a thread of its own: to begin, the disk is asked.
package nonisolated final class FileWatch: @unchecked Sendable {
    private let pointer: UnsafeMutableRawPointer?

    /// Begins to follow a file, whether it is there or not. Where that isn't possible, nothing is told.
    package init(_ file: File, _ cancellation: Cancellation) {
        pointer = file.withFile {
            g_file_monitor_file($0, G_FILE_MONITOR_NONE, cancellation.pointer, nil).map { UnsafeMutableRawPointer($0) }
        }
    }

    /// Begins to follow what is in a folder: which files are there, and their contents.
    package init(folder: File, _ cancellation: Cancellation) {
        pointer = folder.withFile {
            g_file_monitor_directory($0, G_FILE_MONITOR_NONE, cancellation.pointer, nil)
                .map { UnsafeMutableRawPointer($0) }
        }
    }

    deinit {
        if let pointer { giveBack(object: pointer) }
    }

    /// Calls a handler, on the main thread, after the file, or something in the folder, has changed, come or gone.
    @MainActor package func onChange(_ handler: @escaping () -> Void) {
        guard let pointer else { return }
        Object(borrowing: pointer).connect("changed") { _ in handler() }
    }
}
