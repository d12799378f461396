import Files
import Formats
import Geometry
import Localization
import Pictures
import Platform

/// Writes a picture to a file, in the format given by the file's name.
package nonisolated enum PictureExport {
    /// The endings under which any picture can be saved, as in ".png, .jpg, .webp or .tiff".
    private static var writableEndings: String {
        let endings = [MediaType.png, .jpeg, .webP, .tiff].filter(isWritable).map(\.ending)
        return WordList.any(endings)
    }

    /// Returns the types in which a picture can be provided, the best first: its own, if it can be kept.
    package static func types(of picture: NotePicture) -> [String] {
        guard let own = picture.storedType else { return exportableTypes }
        return [own] + exportableTypes.filter { $0 != own }
    }

    /// The types in which pixels can be provided, the best first.
    package static let exportableTypes = [MediaType.png, .jpeg, .tiff, .bmp].map(\.name)

    /// Returns the name to suggest: with the picture's own type, if that can be kept or written, otherwise a PNG.
    package static func suggestedName(for picture: NotePicture) -> FileName {
        func name(_ base: some StringProtocol, _ ending: some StringProtocol) -> FileName {
            FileName(sanitizing: String(base), ending: String(ending), or: localized("Image"))
        }
        guard let type = MediaType.picture(picture.file.type),
            picture.storedType != nil || isWritable(type)
        else { return name(picture.name, MediaType.png.ending) }
        let own = picture.file.name
        guard type.endings.contains(own.fileEnding), let dot = own.lastIndex(of: ".") else {
            return name(picture.name, type.ending)
        }
        return name(own[..<dot], own[dot...])
    }

    /// Returns the content of a file. Throws `PlatformError` if the format can't be written.
    package static func content(of picture: NotePicture, forFileNamed name: String) async throws -> [UInt8] {
        let ending = name.fileEnding
        guard let type = MediaType.pictures.first(where: { $0.endings.contains(ending) }) else {
            throw PlatformError(localized("The name must end in {endings}.", ["endings": writableEndings]))
        }
        // Writes the original bytes, so that nothing is lost to another round of compression.
        if picture.storedType == type.name, let bytes = await picture.storedBytes { return bytes }
        guard isWritable(type) else {
            throw PlatformError(
                localized(
                    "Images can’t be saved as .{ending} here. Choose {endings}.",
                    ["ending": ending, "endings": writableEndings]))
        }
        return try await encode(picture, as: type)
    }

    /// Returns the content as a type of ``types(of:)``.
    package static func content(of picture: NotePicture, as type: String) async throws -> [UInt8] {
        if picture.storedType == type, let bytes = await picture.storedBytes { return bytes }
        guard let known = MediaType.picture(type) else {
            throw PlatformError(localized("It can’t be converted to {type}.", ["type": type]))
        }
        return try await encode(picture, as: known)
    }

    /// Returns a region, in pixels of the picture as it is turned, as a type of ``exportableTypes``.
    @concurrent
    package static func content(of region: ImageRegion, in picture: NotePicture, as type: String) async throws
        -> [UInt8]
    {
        try await pixels(of: region, in: picture).encoded(as: MediaType.picture(type)?.codec ?? type)
    }

    /// Returns the pixels of a region, in pixels of the picture as it is turned.
    @concurrent
    package static func pixels(of region: ImageRegion, in picture: NotePicture) async throws -> Pixels {
        let file = picture.file
        let stored = picture.pose.stored(region, of: ImageRegion(wholeOf: file.size))
        guard let part = try await file.pixels().cropped(to: stored) else { throw PictureError.damaged }
        return part.posed(picture.pose)
    }

    private static func isWritable(_ type: MediaType) -> Bool {
        type != .gif && type != .svg && type.codec.map(Pixels.writableFormats.contains) == true
    }

    @concurrent
    private static func encode(_ picture: NotePicture, as type: MediaType) async throws -> [UInt8] {
        try await picture.pixels().encoded(as: type.codec ?? type.name)
    }
}
