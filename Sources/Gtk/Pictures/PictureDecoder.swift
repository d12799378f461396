import CGtk

/// What a picture file holds, once decoded.
public nonisolated struct DecodedPicture: Sendable {
    /// The pixels, upright: an orientation tag in the file has been followed.
    public let pixels: Pixels
    /// The MIME type of the file's content, such as `image/png`, whatever its name says.
    public let type: String
    /// The width in pixels of the whole picture, upright; ``pixels`` may be fewer if they were asked for smaller.
    public let width: Int
    /// The height in pixels of the whole picture, upright.
    public let height: Int
}

/// Why a file is no usable picture.
public nonisolated enum PictureError: Error, Hashable, Sendable {
    /// There are no bytes.
    case empty
    /// The content is none of the formats that the platform can read.
    case notAPicture
    /// The content ends too early or is broken.
    case damaged
    /// The picture has more pixels than the limit.
    case tooLarge(width: Int, height: Int)
}

/// Turns files of any picture format that GdkPixbuf can read into pixels.
public nonisolated enum PictureDecoder {
    /// Decodes a picture. It may take long: call it off the main thread.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - pixelLimit: The most pixels; more are refused before any memory is taken for them.
    ///   - longest: The most pixels that the longer side shall have; nil for all that there are. A JPEG is then decoded
    ///     at about that size, in a fraction of the time and memory.
    /// - Throws: `PictureError`.
    public static func decode(
        _ bytes: [UInt8], pixelLimit: Int, toFit longest: Int? = nil
    ) throws(PictureError) -> DecodedPicture {
        guard !bytes.isEmpty else { throw .empty }
        if WebPHeader.isWebP(bytes) {
            // Its decoder would also take what the header says no size of.
            guard let size = WebPHeader.size(of: bytes) else { throw .damaged }
            guard size.width * size.height <= pixelLimit else {
                throw .tooLarge(width: size.width, height: size.height)
            }
        }
        let loader = gdk_pixbuf_loader_new()!
        defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
        let check = SizeCheck(limit: pixelLimit, longest: longest)
        let connection = check.watch(loader)
        defer { g_signal_handler_disconnect(UnsafeMutableRawPointer(loader), connection) }

        var failure: UnsafeMutablePointer<GError>?
        let isWritten = gdk_pixbuf_loader_write(loader, bytes, gsize(bytes.count), &failure) != 0
        let isClosed = failure == nil && gdk_pixbuf_loader_close(loader, &failure) != 0
        if !isWritten { gdk_pixbuf_loader_close(loader, nil) }
        if let size = check.refused {
            if let failure { g_error_free(failure) }
            throw .tooLarge(width: size.width, height: size.height)
        }
        if let failure {
            let error = PlatformError(consuming: failure)
            let isUnknown =
                error.domain == "gdk-pixbuf-error-quark" && error.code == Int(GDK_PIXBUF_ERROR_UNKNOWN_TYPE.rawValue)
            throw isUnknown ? .notAPicture : .damaged
        }
        guard isWritten, isClosed, PictureEnding.isComplete(bytes), let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
            let upright = gdk_pixbuf_apply_embedded_orientation(pixbuf)
        else { throw .damaged }
        let pixels = Pixels(owning: upright)
        var (width, height) = check.size ?? (pixels.width, pixels.height)
        // From 5 on the tag turns it by a quarter.
        if let tag = gdk_pixbuf_get_option(pixbuf, "orientation"), let number = Int(String(cString: tag)), number > 4 {
            swap(&width, &height)
        }
        return DecodedPicture(
            pixels: longest.map(pixels.scaled(toFit:)) ?? pixels, type: type(of: loader), width: width, height: height)
    }

    private static func type(of loader: UnsafeMutablePointer<GdkPixbufLoader>) -> String {
        guard let format = gdk_pixbuf_loader_get_format(loader), let types = gdk_pixbuf_format_get_mime_types(format)
        else { return "application/octet-stream" }
        defer { g_strfreev(types) }
        return types[0].map { String(cString: $0) } ?? "application/octet-stream"
    }
}

/// Stops a decoder as soon as it knows the size, if that is too large, or asks it for a smaller one.
private nonisolated final class SizeCheck {
    private let limit: Int
    private let longest: Int?
    private(set) var refused: (width: Int, height: Int)?
    /// The size of the whole picture as it is stored.
    private(set) var size: (width: Int, height: Int)?

    init(limit: Int, longest: Int?) {
        (self.limit, self.longest) = (limit, longest)
    }

    func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) -> gulong {
        let handler:
            @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, UnsafeMutableRawPointer?) -> Void = {
                loader, width, height, data in
                let check = Unmanaged<SizeCheck>.fromOpaque(data!).takeUnretainedValue()
                check.size = (Int(width), Int(height))
                guard Int(width) * Int(height) <= check.limit else {
                    check.refused = (Int(width), Int(height))
                    return gdk_pixbuf_loader_set_size(loader, 0, 0)
                }
                guard let longest = check.longest, max(width, height) > longest else { return }
                // The others decode the whole of it anyway, and scale worse than is done afterwards.
                guard let format = gdk_pixbuf_loader_get_format(loader), isJPEG(format) else { return }
                let scale = Double(longest) / Double(max(width, height))
                gdk_pixbuf_loader_set_size(
                    loader, max(1, gint((Double(width) * scale).rounded())),
                    max(1, gint((Double(height) * scale).rounded())))
            }
        return g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }
}

private nonisolated func isJPEG(_ format: OpaquePointer) -> Bool {
    guard let name = gdk_pixbuf_format_get_name(format) else { return false }
    defer { g_free(name) }
    return strcmp(name, "jpeg") == 0
}
