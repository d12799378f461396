import Files
import Platform

/// A change of what is in a folder, which can be taken back.
package nonisolated struct FolderChange: Sendable {
    /// One file or folder of it.
    enum Part: Sendable {
        case moved(from: File, to: File)
        case trashed(TrashedFile)
        /// Made anew, as a copy or a folder.
        case made(File)
    }

    /// What it is called, such as "Rename".
    package let name: String
    let parts: [Part]
}
