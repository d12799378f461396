import Files
import Platform

/// The file of a folder's index. For use off the main thread: every call waits for the disk.
package nonisolated struct IndexFile: Sendable {
    let cache: StateFolder
    private let name: FileName

    /// The maximum size that is read, in bytes. A larger index is rebuilt.
    private static let byteLimit = 1 << 29

    /// The file for a folder, in the program's cache.
    package init(of folder: File, in cache: StateFolder = .cache("longpress").folder("folders")) {
        self.cache = cache
        name = FileName(sanitizing: String(Array(folder.uri.utf8).span.hash, radix: 16), ending: ".index")
    }

    /// Reads the index; returns an empty one if there is none that can be used.
    func read() -> FolderIndex {
        (try? cache.read(name, limit: Self.byteLimit)).flatMap { FolderIndex($0) } ?? FolderIndex()
    }

    /// Writes the index. If that fails, it is rebuilt the next time.
    func write(_ index: FolderIndex) {
        try? cache.make()
        try? cache.replace(name, with: index.bytes)
    }
}
