import Platform
import Synchronization

/// The state of a file after writing has failed or was cancelled, but has changed the file: its old content may have been put
/// back, or the new one may be there without being safely on the disk. Such a change isn't another program's.
package nonisolated final class FailedWriteState: Sendable {
    private let state = Mutex<FileState??>(nil)
    private let onChange: @Sendable (FileState?) -> Void

    /// Makes an object without a state.
    ///
    /// - Parameter onChange: Called on any thread as soon as the state is known, because code that cancels writing doesn't
    ///   wait for its end.
    package init(_ onChange: @escaping @Sendable (FileState?) -> Void = { _ in }) { self.onChange = onChange }

    /// The state. The outer optional is nil if the file is unchanged, the inner one if its state is unknown.
    package var value: FileState?? { state.withLock { $0 } }

    func set(_ state: FileState?) {
        self.state.withLock { $0 = .some(state) }
        onChange(state)
    }
}
