import Files
import Formats
import Geometry
import Localization
import Pictures
import Platform

/// Writes a picture to a file in the format that the file's name asks for.
package nonisolated enum PictureExport {
    /// The endings that any picture can be saved under here, as in ".png, .jpg, .webp or .tiff".
    private static var writableEndings: String {
        let endings = [MediaType.png, .jpeg, .webP, .tiff].filter(isWritable).map(\.ending)
        return WordList.any(endings)
    }

    /// The types that a picture can be handed over in, the best first: as it came, turned if it has been.
    package static func types(of picture: NotePicture) -> [String] {
        guard let own = picture.keptType else { return madeTypes }
        return [own] + madeTypes.filter { $0 != own }
    }

    /// The types that pixels can be handed over in, the best first.
    package static let madeTypes = [MediaType.png, .jpeg, .tiff, .bmp].map(\.name)

    /// The name to begin with: as the picture came, if it can be that or that can be written; otherwise a PNG.
    package static func suggestedName(for picture: NotePicture) -> FileName {
        func name(_ base: some StringProtocol, _ ending: some StringProtocol) -> FileName {
            FileName(sanitizing: String(base), ending: String(ending), or: localized("Image"))
        }
        guard let type = MediaType.picture(picture.file.type),
            picture.keptType != nil || isWritable(type)
        else { return name(picture.name, MediaType.png.ending) }
        let own = picture.file.name
        guard type.endings.contains(own.fileEnding), let dot = own.lastIndex(of: ".") else {
            return name(picture.name, type.ending)
        }
        return name(own[..<dot], own[dot...])
    }

    /// The content of a file; throws `PlatformError` if the format is none that can be written.
    package static func content(of picture: NotePicture, forFileNamed name: String) async throws -> [UInt8] {
        let ending = name.fileEnding
        guard let type = MediaType.pictures.first(where: { $0.endings.contains(ending) }) else {
            throw PlatformError(localized("The name must end in {endings}.", ["endings": writableEndings]))
        }
        // It is written as it came: nothing is lost to another round of compression.
        if picture.keptType == type.name, let bytes = await picture.keptBytes { return bytes }
        guard isWritable(type) else {
            throw PlatformError(
                localized(
                    "Images can’t be saved as .{ending} here. Choose {endings}.",
                    ["ending": ending, "endings": writableEndings]))
        }
        return try await encode(picture, as: type)
    }

    /// The content as a type of ``types(of:)``.
    package static func content(of picture: NotePicture, as type: String) async throws -> [UInt8] {
        if picture.keptType == type, let bytes = await picture.keptBytes { return bytes }
        guard let known = MediaType.picture(type) else {
            throw PlatformError(localized("It can’t be converted to {type}.", ["type": type]))
        }
        return try await encode(picture, as: known)
    }

    /// A region, in pixels of the picture as it is seen, as a type of ``madeTypes``.
    @concurrent
    package static func content(of region: ImageRegion, in picture: NotePicture, as type: String) async throws
        -> [UInt8]
    {
        try await pixels(of: region, in: picture).encoded(as: MediaType.picture(type)?.codec ?? type)
    }

    /// The pixels of a region, in pixels of the picture as it is seen.
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
