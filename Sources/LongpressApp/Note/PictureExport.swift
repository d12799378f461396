import Gtk

/// Writes a picture to a file in the format that the file's name asks for.
enum PictureExport {
    private static let formats: [String: (type: String, format: String)] = [
        "png": ("image/png", "png"), "jpg": ("image/jpeg", "jpeg"), "jpeg": ("image/jpeg", "jpeg"),
        "webp": ("image/webp", "webp"), "tif": ("image/tiff", "tiff"), "tiff": ("image/tiff", "tiff"),
        "bmp": ("image/bmp", "bmp"), "gif": ("image/gif", "gif"), "svg": ("image/svg+xml", "svg"),
    ]

    /// The name to begin with: what the picture came as, as long as it has not been changed; otherwise a PNG.
    static func suggestedName(for picture: NotePicture) -> String {
        if let original = picture.original { return original.name }
        return "\(picture.name.isEmpty ? "Image" : picture.name).png"
    }

    /// The content to write.
    ///
    /// - Throws: `PlatformError` if the format is none that can be written.
    static func content(of picture: NotePicture, forFileNamed name: String) async throws -> [UInt8] {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
        guard let format = formats[ending] else {
            throw PlatformError("Its name should end in .png, .jpg, .webp or .tiff.")
        }
        // Unchanged, it is written as it came: nothing is lost to another round of compression.
        if let original = picture.original, original.picture.type == format.type { return original.bytes }
        guard !["gif", "svg"].contains(format.format) else {
            throw PlatformError("A changed picture can’t be saved as .\(ending). Choose .png, .jpg, .webp or .tiff.")
        }
        return try await encode(picture.pixels, as: format.format)
    }

    @concurrent
    private static func encode(_ pixels: Pixels, as format: String) async throws -> [UInt8] {
        try pixels.encoded(as: format)
    }
}
