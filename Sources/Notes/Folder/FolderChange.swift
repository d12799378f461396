import Files
import Platform

/// A change of a folder's contents that can be undone.
package nonisolated struct FolderChange: Sendable {
    /// The change of one file or folder.
    enum Part: Sendable {
        case moved(from: File, to: File)
        case trashed(TrashedFile)
        /// Created, as a copy or a folder.
        case made(File)
    }

    /// The name of the change, such as “Rename”.
    package let name: String
    let parts: [Part]
}
