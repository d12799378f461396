import Markup

/// Turns a drawing by enclosing it in a transform, and keeps its content as written (SVG 1.1, sections 7.4 and 7.9).
nonisolated enum SVGTurning {
    /// Returns the drawing enclosed in another one that turns it, by its displayed size in pixels; nil if it isn't UTF-8 or an
    /// SVG.
    static func turned(_ bytes: [UInt8], size: (width: Int, height: Int), by pose: Pose) -> [UInt8]? {
        let plain = bytes.starts(with: [0x1F, 0x8B]) ? Deflate.inflated(bytes, format: .gzip, limit: 1 << 28) : bytes
        guard let plain, TextConverter.isUTF8(plain), let root = XMLRoot(plain),
            root.name == "svg" || root.name.hasSuffix(":svg")
        else { return nil }
        let (width, height) = pose.swapsSides ? (size.height, size.width) : size
        let start = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">\
            <g transform="\(transform(pose, size))">
            """
        // A nested drawing without a size of its own fills the outer one.
        let tag = root.tag(withSize: size)
        var result = Array(plain[..<root.tagStart])
        result += Array(start.utf8)
        result += tag
        result += plain[root.tagEnd..<root.end]
        result += Array("</g></svg>".utf8)
        result += plain[root.end...]
        return result
    }

    /// Returns the transform as `matrix(a b c d e f)`: x becomes ax + cy + e, y becomes bx + dy + f.
    private static func transform(_ pose: Pose, _ size: (width: Int, height: Int)) -> String {
        let (width, height) = size
        let matrix =
            switch (pose.isMirrored, pose.quarters) {
            case (false, 1): [0, 1, -1, 0, height, 0]
            case (false, 2): [-1, 0, 0, -1, width, height]
            case (false, 3): [0, -1, 1, 0, 0, width]
            case (true, 0): [-1, 0, 0, 1, width, 0]
            case (true, 1): [0, -1, -1, 0, height, width]
            case (true, 2): [1, 0, 0, -1, 0, height]
            case (true, 3): [0, 1, 1, 0, 0, 0]
            default: [1, 0, 0, 1, 0, 0]
            }
        return "matrix(\(matrix.map { "\($0)" }.joined(separator: " ")))"
    }
}
