import Documents
import Gtk

/// Writes a picture to a file in the format that the file's name asks for.
nonisolated enum PictureExport {
    private struct Format {
        let endings: [String]
        let type: String
        /// What GdkPixbuf calls it.
        let name: String
    }

    private static let formats = [
        Format(endings: ["png"], type: "image/png", name: "png"),
        Format(endings: ["jpg", "jpeg"], type: "image/jpeg", name: "jpeg"),
        Format(endings: ["webp"], type: "image/webp", name: "webp"),
        Format(endings: ["tiff", "tif"], type: "image/tiff", name: "tiff"),
        Format(endings: ["bmp"], type: "image/bmp", name: "bmp"),
        Format(endings: ["gif"], type: "image/gif", name: "gif"),
        Format(endings: ["svg"], type: "image/svg+xml", name: "svg"),
    ]

    /// The endings that any picture can be saved under here, as in ".png, .jpg, .webp or .tiff".
    private static var writableEndings: String {
        let endings = ["png", "jpeg", "webp", "tiff"].filter(Pixels.writableFormats.contains)
            .compactMap { name in formats.first { $0.name == name }.map { ".\($0.endings[0])" } }
        return "\(endings.dropLast().joined(separator: ", ")) or \(endings.last ?? "")"
    }

    /// The types that a picture can be handed over in, the best first: as it came if it has not been changed.
    static func types(of picture: NotePicture) -> [String] {
        let made = ["image/png", "image/jpeg", "image/tiff", "image/bmp"]
        guard let original = picture.original?.type else { return made }
        return [original] + made.filter { $0 != original }
    }

    /// The name to begin with: what the picture came as, as long as it has not been changed or that format can be
    /// written; otherwise a PNG.
    static func suggestedName(for picture: NotePicture) -> FileName {
        func name(_ base: some StringProtocol, _ ending: some StringProtocol) -> FileName {
            FileName(sanitizing: String(base), ending: String(ending), or: "Image")
        }
        guard let format = formats.first(where: { $0.type == picture.file.type }),
            picture.original != nil || isWritable(format)
        else { return name(picture.name, ".png") }
        let own = picture.file.name
        guard format.endings.contains(ending(of: own)), let dot = own.lastIndex(of: ".") else {
            return name(picture.name, ".\(format.endings[0])")
        }
        return name(own[..<dot], own[dot...])
    }

    /// The content of a file.
    ///
    /// - Throws: `PlatformError` if the format is none that can be written.
    static func content(of picture: NotePicture, forFileNamed name: String) async throws -> [UInt8] {
        let ending = ending(of: name)
        guard let format = formats.first(where: { $0.endings.contains(ending) }) else {
            throw PlatformError("Its name should end in \(writableEndings).")
        }
        // Unchanged, it is written as it came: nothing is lost to another round of compression.
        if let original = picture.original, original.type == format.type { return original.bytes }
        guard isWritable(format) else {
            throw PlatformError("A picture can’t be written as .\(ending) here. Choose \(writableEndings).")
        }
        return try await encode(picture, as: format.name)
    }

    /// The content as a type of ``types(of:)``.
    static func content(of picture: NotePicture, as type: String) async throws -> [UInt8] {
        if let original = picture.original, original.type == type { return original.bytes }
        guard let format = formats.first(where: { $0.type == type }) else {
            throw PlatformError("It can’t be made into \(type).")
        }
        return try await encode(picture, as: format.name)
    }

    private static func isWritable(_ format: Format) -> Bool {
        !["gif", "svg"].contains(format.name) && Pixels.writableFormats.contains(format.name)
    }

    private static func ending(of name: String) -> String {
        name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    }

    @concurrent
    private static func encode(_ picture: NotePicture, as format: String) async throws -> [UInt8] {
        try await picture.pixels().encoded(as: format)
    }
}
