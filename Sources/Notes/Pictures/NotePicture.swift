import Geometry
import Pictures
import Platform

/// A picture in a note. It is small to copy: the file's bytes are shared, and there are no pixels.
package nonisolated struct NotePicture: Identifiable, Sendable {
    package let id: Int
    /// The file that was added, or what was made of it by cropping; turning leaves it as it is.
    package internal(set) var file: PictureFile
    /// The number of the file among those of the note: cropping makes another one.
    package internal(set) var fileID: Int
    /// The words below it; empty for none.
    package var caption: String
    /// The turns made since.
    package var pose = Pose.upright

    package init(id: Int, file: PictureFile, caption: String) {
        (self.id, fileID, self.file, self.caption) = (id, id, file, caption)
    }

    /// The name it was added under, without the ending.
    package var name: String { file.baseName }

    /// The size in pixels as it stands.
    package var size: Size {
        pose.swapsSides ? Size(width: file.size.height, height: file.size.width) : file.size
    }

    /// The file it came from, as long as it stands as that says.
    package var original: PictureFile? { pose == .upright ? file : nil }

    /// The MIME type that it keeps as it stands; nil if it can't be turned without becoming another kind of file.
    package var keptType: String? { original != nil || file.canBeTurned ? file.type : nil }

    /// The file as it stands, of the kind that it came as; nil if that can't be turned.
    var keptBytes: [UInt8]? {
        get async {
            if let original { return original.bytes }
            return await file.turned(to: pose)
        }
    }

    /// What Markdown has of the picture with a number among some.
    package static func markdown(of id: ID, among pictures: [NotePicture]) -> (caption: String, name: String)? {
        pictures.first { $0.id == id }.map { ($0.caption, $0.file.name) }
    }

    /// A region of it as a file of its own, in pixels as it is seen, made off the main thread, with a thumbnail. Throws
    /// `PictureError`, `PlatformError`, `CancellationError`.
    package func cropped(to region: ImageRegion) async throws -> LoadedPicture {
        let whole = ImageRegion(wholeOf: file.size)
        guard let region = pose.stored(region, of: whole).intersection(whole) else { throw PictureError.empty }
        return try await file.cropped(to: region)
    }

    /// Its pixels as it stands, decoded off the main thread, with a longest side in pixels, or all of them.
    @concurrent
    package func pixels(toFit longest: Int? = nil) async throws -> Pixels {
        try await file.pixels(toFit: longest).posed(pose)
    }

    /// The same on this thread.
    package func pixelsNow(toFit longest: Int?, cancellation: Cancellation) throws -> Pixels {
        try file.pixelsNow(toFit: longest, cancellation: cancellation).posed(pose)
    }
}
