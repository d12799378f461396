import Formats
import Geometry
import Pictures
import Platform

/// A picture as it was added: its bytes and their properties. Its pixels aren't stored, but decoded when they are needed, at the
/// size needed.
package nonisolated final class PictureFile: Sendable {
    /// The maximum number of pixels. A larger picture is refused before it is decoded.
    static let pixelLimit = 100_000_000
    /// The maximum size of a picture's file, in bytes.
    package static let byteLimit = 512_000_000
    /// The MIME types that can be added to a note.
    package static let types = MediaType.pictures.flatMap(\.names)
    /// The kinds of files that can be added, in words.
    static var typeNames: String { WordList.any(["PNG", "JPEG", "GIF", "WebP", "SVG", "TIFF", "BMP"]) }

    package let name: String
    package let bytes: [UInt8]
    /// The MIME type of the content.
    package let type: String
    /// The size in pixels, with the rotation that the file itself specifies applied.
    package let size: Size
    /// Whether the file can be turned and keep its kind, all of its frames, its depth and its colours.
    package let canBeTurned: Bool

    /// Creates a picture from a file's bytes. Decodes them to check that they are a picture, and throws if they aren't.
    package convenience init(_ bytes: [UInt8], name: String) throws {
        self.init(bytes, name: name, decoded: try Self.decode(bytes, toFit: Thumbnails.levels[0]))
    }

    private init(_ bytes: [UInt8], name: String, decoded: DecodedPicture) {
        (self.bytes, self.name, type) = (bytes, name, decoded.type)
        size = Size(width: Double(decoded.width), height: Double(decoded.height))
        canBeTurned = TurnedFile.canBeMade(of: bytes, type: type, size: (decoded.width, decoded.height))
    }

    /// Returns the file as it is turned, of the same kind; `nil` if it can't be turned.
    @concurrent
    package func turned(to pose: Pose) async -> [UInt8]? {
        guard canBeTurned else { return nil }
        return TurnedFile.make(bytes, type: type, size: (Int(size.width), Int(size.height)), pose: pose)
    }

    /// The reason why the file can't be cropped; `nil` if it can.
    package var croppingRefusal: CroppedFile.Refusal? { CroppedFile.refusal(of: bytes, type: type) }

    /// Returns a region, in the file's own pixels, as a file: of the same kind if that can be written.
    fileprivate func croppedNow(to region: ImageRegion, _ cancellation: Cancellation) throws -> LoadedPicture {
        let cropped = try CroppedFile(
            region, of: bytes, type: type, codec: MediaType.picture(type)?.codec, pixelLimit: Self.pixelLimit,
            cancellation: cancellation)
        let isSame = cropped.type == type
        return try Self.loadNow(
            cropped.bytes, name: isSame ? name : baseName + MediaType.png.ending, level: Thumbnails.levels[1],
            cancellation: cancellation)
    }

    /// Returns a region, in the file's own pixels, as a file with a thumbnail. Works off the main thread. Throws `PictureError`,
    /// `PlatformError`, `CancellationError`.
    func cropped(to region: ImageRegion) async throws -> LoadedPicture {
        try await BlockingWork.run { [self] in try croppedNow(to: region, $0) }
    }

    /// Loads a picture from a file's bytes, off the main thread, with a thumbnail scaled to a longest side in pixels. If the task
    /// is cancelled, it doesn't wait for a picture that takes long. Throws `PictureError`, `CancellationError`.
    package static func load(_ bytes: [UInt8], name: String, level: Int) async throws -> LoadedPicture {
        try await BlockingWork.run { try loadNow(bytes, name: name, level: level, cancellation: $0) }
    }

    /// Like `load(_:name:level:)`, but on this thread.
    package static func loadNow(
        _ bytes: [UInt8], name: String, level: Int, cancellation: Cancellation? = nil
    ) throws -> LoadedPicture {
        let decoded = try decode(bytes, toFit: level, cancellation)
        return LoadedPicture(
            file: PictureFile(bytes, name: name, decoded: decoded), thumbnail: decoded.pixels, level: level)
    }

    /// Decodes the picture off the main thread, scaled to a longest side in pixels if that is given. Throws `PictureError`,
    /// `CancellationError`.
    package func pixels(toFit longest: Int? = nil) async throws -> Pixels {
        try await BlockingWork.run { [bytes] in try Self.decode(bytes, toFit: longest, $0).pixels }
    }

    /// Like `pixels(toFit:)`, but on this thread.
    package func pixelsNow(toFit longest: Int?, cancellation: Cancellation) throws -> Pixels {
        try Self.decode(bytes, toFit: longest, cancellation).pixels
    }

    private static func decode(
        _ bytes: [UInt8], toFit longest: Int?, _ cancellation: Cancellation? = nil
    ) throws -> DecodedPicture {
        try PictureDecoder.decode(bytes, pixelLimit: pixelLimit, toFit: longest, cancellation: cancellation)
    }

    /// The name without the ending.
    var baseName: String { name.fileBase }
}
