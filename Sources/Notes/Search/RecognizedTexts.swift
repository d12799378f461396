import Files
import Pictures
import Platform

/// The text recognised in pictures, stored in the user's cache under a hash of each picture and its rotation, so that each
/// picture is read only once. The cache has a limited size: the least recently used texts are removed first. If the cache can't
/// be read or written, the picture is read again the next time.
package nonisolated struct RecognizedTexts: Sendable {
    private let cache: StateFolder
    private let byteLimit: Int

    /// The maximum size of a text that is stored, in bytes: that of many pages.
    private static let longest = 1 << 20
    /// The maximum size of the cache, in bytes: that of some thousand pictures.
    package static let defaultByteLimit = 32 << 20

    package init(
        in cache: StateFolder = .cache("longpress").folder("image-text"), byteLimit: Int = defaultByteLimit
    ) {
        (self.cache, self.byteLimit) = (cache, byteLimit)
    }

    /// Returns the text in a picture as it is turned now; `nil` if it isn't known.
    package func text(in picture: NotePicture) async -> String? {
        try? await BlockingWork.run(at: cache.asFile, timeLimit: FileWait.look) { _ in
            let name = Self.name(of: picture)
            let text = String(decoding: try cache.read(name, limit: Self.longest), as: UTF8.self)
            cache.use(name)
            return text
        }
    }

    /// Stores the text in a picture as it is turned now.
    package func keep(_ text: String, in picture: NotePicture) async {
        guard text.utf8.count <= Self.longest else { return }
        try? await BlockingWork.run(at: cache.asFile, timeLimit: FileWait.writing) { _ in
            try cache.make()
            try cache.replace(Self.name(of: picture), with: Array(text.utf8))
            for name in Eviction.oldest(of: try cache.uses(), beyond: byteLimit) { cache.remove(name) }
        }
    }

    /// Returns the name of the file for a picture, which differs for other bytes and for each way of turning them.
    private static func name(of picture: NotePicture) -> FileName {
        let (bytes, pose) = (picture.file.bytes, picture.pose)
        let look = String(bytes.span.hash, radix: 16) + "-\(bytes.count)-\(pose.quarters)"
        return FileName(sanitizing: look + (pose.isMirrored ? "m" : ""), ending: ".txt")
    }
}
