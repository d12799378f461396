import CGtk
import Platform

/// Decodes files of any picture format that GdkPixbuf can read.
package nonisolated enum PictureDecoder {
    /// Decodes a picture. It may take long: call it off the main thread. Of an animation it decodes the first frame.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - pixelLimit: The maximum number of pixels; larger pictures are rejected before memory is allocated for them.
    ///   - longest: The maximum number of pixels of the longer side; nil for the full size. A JPEG and a drawing are then
    ///     decoded at about that size, in a fraction of the time and memory.
    ///   - cancellation: Ends the decoding of formats that are read incrementally. A drawing is always completed.
    /// - Throws: `PictureError` or `CancellationError`.
    package static func decode(
        _ bytes: [UInt8], pixelLimit: Int, toFit longest: Int? = nil, cancellation: Cancellation? = nil
    ) throws -> DecodedPicture {
        guard !bytes.isEmpty else { throw PictureError.empty }
        let stated = PictureSize.stated(in: bytes)
        // Its decoder would also accept a file whose header states no size.
        if stated == nil, WebPHeader.isWebP(bytes) { throw PictureError.damaged }
        if let stated, PictureSize.isMore(stated, than: pixelLimit) {
            throw PictureError.tooLarge(width: stated.width, height: stated.height)
        }
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let check = SizeCheck(limit: pixelLimit, longest: longest)
        let connection = check.watch(loader)
        defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(loader), connection) }

        var failure: UnsafeMutablePointer<GError>?
        let isWritten = try write(used(of: bytes), to: loader, cancellation, &failure)
        let isClosed = failure == nil && gdk_pixbuf_loader_close(loader, &failure) != 0
        if !isWritten { gdk_pixbuf_loader_close(loader, nil) }
        if let size = check.refused {
            if let failure { g_error_free(failure) }
            throw PictureError.tooLarge(width: size.width, height: size.height)
        }
        if let failure { throw isUnknownType(failure) ? PictureError.notAPicture : .damaged }
        guard isWritten, isClosed, PictureEnding.isComplete(bytes), let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
            let pixels = Pixels.upright(pixbuf)
        else { throw PictureError.damaged }
        var (width, height) = check.size ?? (pixels.width, pixels.height)
        // Tags from 5 on turn the picture by a quarter.
        if let tag = gdk_pixbuf_get_option(pixbuf, "orientation"), let number = Int(String(cString: tag)), number > 4 {
            swap(&width, &height)
        }
        return DecodedPicture(
            pixels: longest.map(pixels.scaled(toFit:)) ?? pixels, type: type(of: loader), width: width, height: height)
    }

    /// Returns whether the first bytes of a file are those of a picture, as far as they show.
    package static func isPicture(_ start: [UInt8]) -> Bool {
        guard let loader = gdk_pixbuf_loader_new() else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        // A limit of 0 prevents any decoding.
        let check = SizeCheck(limit: 0, longest: nil)
        let connection = check.watch(loader)
        defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(loader), connection) }
        let start = Array(used(of: start).prefix(sniffedCount))
        var failure: UnsafeMutablePointer<GError>?
        if gdk_pixbuf_loader_write(loader, start, gsize(start.count), &failure) != 0 {
            gdk_pixbuf_loader_close(loader, &failure)
        } else {
            gdk_pixbuf_loader_close(loader, nil)
        }
        return failure.map { !isUnknownType($0) } ?? true
    }

    /// The number of bytes by which GdkPixbuf detects a format (gdk-pixbuf-loader.c).
    private static let sniffedCount = 4096
    /// The number of bytes decoded between two checks for cancellation.
    private static let pieceLength = 1 << 16

    private static func write(
        _ bytes: ArraySlice<UInt8>, to loader: UnsafeMutablePointer<GdkPixbufLoader>, _ cancellation: Cancellation?,
        _ failure: inout UnsafeMutablePointer<GError>?
    ) throws -> Bool {
        var offset = 0
        while offset < bytes.count {
            let piece = bytes[offset..<min(offset + pieceLength, bytes.count)]
            let isWritten = piece.withUnsafeBufferPointer {
                gdk_pixbuf_loader_write(loader, $0.baseAddress, gsize($0.count), &failure) != 0
            }
            guard isWritten else { return false }
            offset += piece.count
            if cancellation?.isCancelled == true {
                gdk_pixbuf_loader_close(loader, nil)
                throw CancellationError()
            }
        }
        return true
    }

    /// Returns the part of a file for the decoder, because the one for GIF would decode all frames, however many there are.
    private static func used(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        if let mark = MovingPNG.mark(in: bytes) { return bytes[..<mark.lowerBound] + bytes[mark.upperBound...] }
        guard GIFFrames.isGIF(bytes), let end = GIFFrames(bytes).firstEnd else { return bytes[...] }
        return bytes[..<end] + [GIFFrames.endMark]
    }

    /// Returns whether an error means that the content is in no known format, and frees the error.
    private static func isUnknownType(_ failure: UnsafeMutablePointer<GError>) -> Bool {
        let error = PlatformError(consuming: failure)
        return error.domain == "gdk-pixbuf-error-quark" && error.code == Int(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
    }

    private static func type(of loader: UnsafeMutablePointer<GdkPixbufLoader>) -> String {
        guard let format = gdk_pixbuf_loader_get_format(loader), let types = gdk_pixbuf_format_get_mime_types(format)
        else { return "application/octet-stream" }
        defer { g_strfreev(types) }
        return types[0].map { String(cString: $0) } ?? "application/octet-stream"
    }
}
