import CGtk

/// Stops a decoder as soon as it reports a size that is too large, or requests a smaller size from it.
nonisolated final class SizeCheck {
    private let limit: Int
    private let longest: Int?
    private(set) var refused: (width: Int, height: Int)?
    /// The size of the whole picture as stored.
    private(set) var size: (width: Int, height: Int)?

    /// The longest side that Cairo can draw, in pixels. Glycin never responds to a request for a longer one.
    private static let longestDrawn = 32_767

    init(limit: Int, longest: Int?) {
        (self.limit, self.longest) = (limit, longest)
    }

    func watch(_ loader: UnsafeMutablePointer<GdkPixbufLoader>) -> gulong {
        let handler:
            @convention(c) (UnsafeMutablePointer<GdkPixbufLoader>?, gint, gint, UnsafeMutableRawPointer?) -> Void = {
                loader, width, height, data in
                let check = Unmanaged<SizeCheck>.fromOpaque(data!).takeUnretainedValue()
                let format = gdk_pixbuf_loader_get_format(loader).flatMap(name)
                guard let asked = check.sizeToAsk(width: Int(width), height: Int(height), format: format) else {
                    return
                }
                gdk_pixbuf_loader_set_size(loader, gint(asked.width), gint(asked.height))
            }
        return g_signal_connect_data(
            UnsafeMutableRawPointer(loader), "size-prepared", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    /// Returns the size to request from a decoder that reports a size; nil to leave it unchanged.
    private func sizeToAsk(width: Int, height: Int, format: String?) -> (width: Int, height: Int)? {
        size = (width, height)
        guard width * height <= limit else {
            refused = (width, height)
            // A size of 0 stops all decoders except glycin, which treats it as the full size. Both draw a single pixel of a
            // drawing quickly.
            return format == "svg" ? (1, 1) : (0, 0)
        }
        switch format {
        case "svg":
            return scaled(width: width, height: height, longest: min(longest ?? .max, Self.longestDrawn))
        case "jpeg": return longest.flatMap { scaled(width: width, height: height, longest: $0) }
        // The others decode the whole picture anyway, and scale worse than scaling it afterwards.
        default: return nil
        }
    }

    /// Returns a size scaled down so that the longer side has the wanted length; nil if it isn't longer than that.
    private func scaled(width: Int, height: Int, longest: Int) -> (width: Int, height: Int)? {
        let (short, long) = (Double(min(width, height)), Double(max(width, height)))
        guard max(width, height) > longest, short > 0 else { return nil }
        // Glycin rounds the shorter side too, and draws nothing if that becomes 0.
        let scale = max(Double(longest), min(long * 0.5 / short, Double(Self.longestDrawn))) / long
        func side(_ length: Int) -> Int { max(1, Int((Double(length) * scale).rounded())) }
        return scale < 1 ? (side(width), side(height)) : nil
    }
}

private nonisolated func name(of format: OpaquePointer) -> String? {
    guard let name = gdk_pixbuf_format_get_name(format) else { return nil }
    defer { g_free(name) }
    return String(cString: name)
}
