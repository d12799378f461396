package import Geometry
import Platform

/// A part of a picture as a file of its own: of the same format if that can be written, otherwise a PNG.
package nonisolated struct CroppedFile: Sendable {
    /// A reason why a picture can't be cropped.
    package enum Refusal: Hashable, Sendable {
        /// It has several frames, of which only the first would be left.
        case animated
        /// It is a vector drawing, without pixels.
        case isDrawing
    }

    package let bytes: [UInt8]
    /// The MIME type of the content.
    package let type: String

    /// Returns the reason why a file can't be cropped; nil if it can.
    package static func refusal(of bytes: [UInt8], type: String) -> Refusal? {
        switch type {
        case "image/svg+xml": .isDrawing
        case "image/gif" where GIFFrames.isGIF(bytes) && GIFFrames(bytes).count > 1: .animated
        case "image/webp" where WebPHeader.isAnimated(bytes): .animated
        default: MovingPNG.mark(in: bytes) != nil ? .animated : nil
        }
    }

    /// Makes a file of a region, in pixels of the picture in the orientation that its file specifies. It may take long: call
    /// it off the main thread.
    ///
    /// A PNG loses nothing but the pixels outside; other formats are encoded again, with their colour profile.
    ///
    /// - Parameters:
    ///   - codec: GdkPixbuf's name for the format of the file.
    ///   - pixelLimit: The maximum number of pixels of the whole picture.
    /// - Throws: `PictureError`, `PlatformError`, or `CancellationError`.
    package init(
        _ region: ImageRegion, of bytes: [UInt8], type: String, codec: String?, pixelLimit: Int,
        cancellation: Cancellation? = nil
    ) throws {
        if type == "image/png", let cropped = PNGTurning.cropped(bytes, to: region) {
            (self.bytes, self.type) = (cropped, type)
            return
        }
        let whole = try PictureDecoder.decode(bytes, pixelLimit: pixelLimit, cancellation: cancellation).pixels
        guard let part = whole.cropped(to: region) else { throw PictureError.damaged }
        if let codec, codec != "gif", Pixels.writableFormats.contains(codec) {
            (self.bytes, self.type) = (try part.encoded(as: codec, profile: whole.profile), type)
        } else {
            (self.bytes, self.type) = (try part.encoded(as: "png", profile: whole.profile), "image/png")
        }
    }
}
