import Files
import Platform

/// Where the index of a folder is kept. For use off the main thread: every call waits for the disk.
package nonisolated struct IndexFile: Sendable {
    let cache: StateFolder
    private let name: FileName

    /// The most bytes that are read: what takes more is made anew.
    private static let byteLimit = 1 << 29

    /// That of a folder, among the others of the program's cache.
    package init(of folder: File, in cache: StateFolder = .cache("longpress").folder("folders")) {
        self.cache = cache
        name = FileName(sanitizing: String(Array(folder.uri.utf8).span.hash, radix: 16), ending: ".index")
    }

    /// Reads it; an empty one if there is none that can be used.
    func read() -> FolderIndex {
        (try? cache.read(name, limit: Self.byteLimit)).flatMap { FolderIndex($0) } ?? FolderIndex()
    }

    /// Writes it; what can't be written is made anew the next time.
    func write(_ index: FolderIndex) {
        try? cache.make()
        try? cache.replace(name, with: index.bytes)
    }
}
