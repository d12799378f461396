import CGtk

/// Compresses and decompresses bytes as in PNG files and compressed drawings, with GIO.
nonisolated enum Deflate {
    /// The container of the compressed bytes.
    enum Format {
        case zlib, gzip

        fileprivate var gio: GZlibCompressorFormat {
            self == .zlib ? G_ZLIB_COMPRESSOR_FORMAT_ZLIB : G_ZLIB_COMPRESSOR_FORMAT_GZIP
        }
    }

    /// Returns decompressed bytes; nil if they are damaged, or more than a limit.
    static func inflated(_ bytes: [UInt8], format: Format, limit: Int) -> [UInt8]? {
        guard let converter = g_zlib_decompressor_new(format.gio) else { return nil }
        return converted(bytes, by: converter, limit: limit)
    }

    /// Returns compressed bytes; nil if there isn't enough memory.
    static func deflated(_ bytes: [UInt8]) -> [UInt8]? {
        guard let converter = g_zlib_compressor_new(Format.zlib.gio, -1) else { return nil }
        return converted(bytes, by: converter, limit: .max)
    }

    private static let pieceLength = 1 << 18

    private static func converted(_ bytes: [UInt8], by converter: OpaquePointer, limit: Int) -> [UInt8]? {
        defer { g_object_unref(UnsafeMutableRawPointer(converter)) }
        var result: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: pieceLength)
        var offset = 0
        while true {
            var (read, written): (gsize, gsize) = (0, 0)
            let outcome = bytes.withUnsafeBytes { source in
                g_converter_convert(
                    converter, source.baseAddress.map { $0 + offset }, gsize(bytes.count - offset), &piece,
                    gsize(piece.count),
                    G_CONVERTER_INPUT_AT_END, &read, &written, nil)
            }
            guard outcome != G_CONVERTER_ERROR else { return nil }
            offset += Int(read)
            result += piece[..<Int(written)]
            guard result.count <= limit else { return nil }
            if outcome == G_CONVERTER_FINISHED { return result }
            if read == 0, written == 0 { return nil }
        }
    }
}
