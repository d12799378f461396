import Geometry
import Pictures
import Platform

/// A picture in a note. It is cheap to copy: the bytes of its file are shared, and it has no pixels.
package nonisolated struct NotePicture: Identifiable, Sendable {
    package let id: Int
    /// The file that was added, or the result of cropping it. Turning doesn't change it.
    package internal(set) var file: PictureFile
    /// The number of the file among the note's files. Cropping gives it a new one.
    package internal(set) var fileID: Int
    /// The text below the picture; empty for none.
    package var caption: String
    /// How the picture has been turned.
    package var pose = Pose.upright

    package init(id: Int, file: PictureFile, caption: String) {
        (self.id, fileID, self.file, self.caption) = (id, id, file, caption)
    }

    /// The name under which the picture was added, without the ending.
    package var name: String { file.baseName }

    /// The size in pixels, as the picture is turned.
    package var size: Size {
        pose.swapsSides ? Size(width: file.size.height, height: file.size.width) : file.size
    }

    /// The file, if the picture isn't turned.
    package var original: PictureFile? { pose == .upright ? file : nil }

    /// The MIME type that the picture keeps as it is turned; `nil` if its kind of file can't be turned.
    package var storedType: String? { original != nil || file.canBeTurned ? file.type : nil }

    /// The bytes of the file as it is turned, of the same kind; `nil` if that kind can't be turned.
    var storedBytes: [UInt8]? {
        get async {
            if let original { return original.bytes }
            return await file.turned(to: pose)
        }
    }

    /// Returns the parts of a picture that Markdown contains, for the picture with a number.
    package static func markdown(of id: ID, among pictures: [NotePicture]) -> (caption: String, name: String)? {
        pictures.first { $0.id == id }.map { ($0.caption, $0.file.name) }
    }

    /// Returns a region, in pixels of the picture as it is turned, as a file of its own with a thumbnail. Works off the main
    /// thread. Throws `PictureError`, `PlatformError`, `CancellationError`.
    package func cropped(to region: ImageRegion) async throws -> LoadedPicture {
        let whole = ImageRegion(wholeOf: file.size)
        guard let region = pose.stored(region, of: whole).intersection(whole) else { throw PictureError.empty }
        return try await file.cropped(to: region)
    }

    /// Returns the picture's pixels as it is turned, decoded off the main thread, scaled to a longest side in pixels if that is
    /// given.
    @concurrent
    package func pixels(toFit longest: Int? = nil) async throws -> Pixels {
        try await file.pixels(toFit: longest).posed(pose)
    }

    /// Like `pixels(toFit:)`, but on this thread.
    package func pixelsNow(toFit longest: Int?, cancellation: Cancellation) throws -> Pixels {
        try file.pixelsNow(toFit: longest, cancellation: cancellation).posed(pose)
    }
}
