import Files
import Pictures
import Platform

/// The text recognized in pictures, kept in the person's cache under a hash of each picture and the way it is turned, so that
/// each picture is read only once. If the cache can't be read or written, the picture is read again the next time.
package nonisolated struct RecognizedTexts: Sendable {
    private let cache: StateFolder

    /// The most bytes of a text that is kept: those of many pages.
    private static let byteLimit = 1 << 20

    package init(in cache: StateFolder = .cache("longpress").folder("image-text")) { self.cache = cache }

    /// The text in a picture as it stands; nil if it isn't known.
    package func text(in picture: NotePicture) async -> String? {
        try? await BlockingWork.run(at: cache.asFile, timeLimit: FileWait.look) { _ in
            String(decoding: try cache.read(Self.name(of: picture), limit: Self.byteLimit), as: UTF8.self)
        }
    }

    /// Keeps the text in a picture as it stands.
    package func keep(_ text: String, in picture: NotePicture) async {
        guard text.utf8.count <= Self.byteLimit else { return }
        try? await BlockingWork.run(at: cache.asFile, timeLimit: FileWait.writing) { _ in
            try cache.make()
            try cache.replace(Self.name(of: picture), with: Array(text.utf8))
        }
    }

    /// The name of the file for a picture: another one for other bytes, and for each way that these are turned.
    private static func name(of picture: NotePicture) -> FileName {
        let (bytes, pose) = (picture.file.bytes, picture.pose)
        let look = String(bytes.span.hash, radix: 16) + "-\(bytes.count)-\(pose.quarters)"
        return FileName(sanitizing: look + (pose.isMirrored ? "m" : ""), ending: ".txt")
    }
}
