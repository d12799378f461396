import Gtk

/// A picture as it came: its bytes, what they decode to, and its name.
nonisolated struct PictureFile: Sendable {
    /// The most pixels that a picture may have: a larger one is refused before it is decoded.
    static let pixelLimit = 100_000_000
    /// The most bytes that a picture's file may have.
    static let byteLimit = 512_000_000
    /// What can be added to a note, by MIME type.
    static let types = [
        "image/png", "image/jpeg", "image/gif", "image/webp", "image/svg+xml", "image/tiff", "image/bmp",
    ]
    /// The same in words.
    static let typeNames = "PNG, JPEG, GIF, WebP, SVG, TIFF or BMP"

    let name: String
    let bytes: [UInt8]
    let picture: DecodedPicture
    /// The picture no larger than it is ever shown: drawing the whole of a large one takes longer than a frame.
    let preview: Pixels

    /// The longest side of a preview, in pixels.
    static let previewSide = 2048

    /// Decodes a file's bytes, off the main thread.
    @concurrent
    static func decode(_ bytes: [UInt8], name: String) async throws(PictureError) -> PictureFile {
        try PictureFile(bytes, name: name)
    }

    /// Decodes a file's bytes on this thread.
    init(_ bytes: [UInt8], name: String) throws(PictureError) {
        self.name = name
        self.bytes = bytes
        picture = try PictureDecoder.decode(bytes, pixelLimit: PictureFile.pixelLimit)
        preview = picture.pixels.scaled(toFit: PictureFile.previewSide)
    }

    /// The name without the ending.
    var baseName: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }
}

/// A file or content that can't be added, and why, in words for the person.
nonisolated struct PictureFailure: Error, Hashable {
    /// What it is called.
    let name: String
    /// Why it can't be added, as a sentence.
    let reason: String

    /// The whole message: what, why, and the way out.
    var message: String { "“\(name)” was not added. \(reason)" }

    init(name: String, _ error: any Error) {
        self.name = name
        reason =
            switch error {
            case let error as PictureError: Self.reason(for: error)
            case is TimeLimitReached: "The program that offers it doesn’t answer. Copy it again and retry."
            case let error as PlatformError where error.isNotFound: "There is no such file."
            case let error as PlatformError where error.isPermissionDenied: "You aren’t allowed to read it."
            case let error as PlatformError: error.message
            default: "It can’t be read."
            }
    }

    private static func reason(for error: PictureError) -> String {
        switch error {
        case .empty: "The file is empty."
        case .notAPicture: "It is not a picture. Choose a \(PictureFile.typeNames) file."
        case .damaged: "The picture is damaged or incomplete."
        case .tooLarge(let width, let height):
            """
            It has \(width) × \(height) pixels, more than the \(PictureFile.pixelLimit / 1_000_000) million that a note \
            can hold. Add a smaller copy.
            """
        }
    }
}
