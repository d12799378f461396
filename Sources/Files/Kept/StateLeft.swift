import Platform
import Synchronization

/// What a file is like after a writing that has failed, or was called off, but has touched the file: its old content may have
/// been put back, or the new one may be there without the disk saying that it will last. It isn't another program's change.
package nonisolated final class StateLeft: Sendable {
    private let state = Mutex<FileState??>(nil)
    private let onChange: @Sendable (FileState?) -> Void

    /// - Parameter onChange: Told as soon as it is known, on any thread: who has called off a writing doesn't wait for its end.
    package init(_ onChange: @escaping @Sendable (FileState?) -> Void = { _ in }) { self.onChange = onChange }

    /// What it is like; the outer nil if it is as it was, the inner one if that can't be told.
    package var value: FileState?? { state.withLock { $0 } }

    func set(_ state: FileState?) {
        self.state.withLock { $0 = .some(state) }
        onChange(state)
    }
}
