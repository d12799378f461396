import Markup

/// Turns a drawing by a transform around it: what it has stays as it is written (SVG 1.1, sections 7.4 and 7.9).
nonisolated enum SVGTurning {
    /// The drawing in another one that turns it.
    ///
    /// - Parameter size: Its size in pixels as it is seen.
    /// - Returns: Nil if it isn't UTF-8, or has no element that is a drawing.
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
        // Within another drawing it takes all the room that there is, unless it has a size of its own.
        let tag = root.tag(withSize: size)
        var result = Array(plain[..<root.tagStart])
        result += Array(start.utf8)
        result += tag
        result += plain[root.tagEnd..<root.end]
        result += Array("</g></svg>".utf8)
        result += plain[root.end...]
        return result
    }

    /// As `matrix(a b c d e f)`: x to ax + cy + e, y to bx + dy + f.
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

/// The outermost element of an XML document, found without reading what is in it.
nonisolated struct XMLRoot {
    /// The name as it is written.
    let name: String
    /// Where its first tag begins and ends, and where the element ends.
    let tagStart: Int
    let tagEnd: Int
    let end: Int
    private let bytes: [UInt8]
    private let attributes: [(name: String, value: String, range: Range<Int>)]
    private let nameEnd: Int

    /// Nil if there is none.
    init?(_ bytes: [UInt8]) {
        var place = 0
        while let found = ByteSearch.first(0x3C, in: bytes, from: place) {
            guard found + 1 < bytes.count else { return nil }
            if ByteSearch.has(Array("<!--".utf8), in: bytes, at: found) {
                guard let end = ByteSearch.first(Array("-->".utf8), in: bytes, from: found + 4) else { return nil }
                place = end + 3
            } else if bytes[found + 1] == UInt8(ascii: "?") {
                guard let end = ByteSearch.first(Array("?>".utf8), in: bytes, from: found) else { return nil }
                place = end + 2
            } else if bytes[found + 1] == UInt8(ascii: "!") {
                guard let end = Self.endOfDoctype(in: bytes, from: found) else { return nil }
                place = end
            } else {
                place = found
                break
            }
        }
        guard place < bytes.count, bytes[place] == 0x3C, let tag = Self.tag(in: bytes, from: place) else { return nil }
        (tagStart, tagEnd, name, nameEnd, attributes) = (place, tag.end, tag.name, tag.nameEnd, tag.attributes)
        self.bytes = bytes
        if tag.isEmpty {
            end = tag.end
        } else {
            let closing = Array("</\(tag.name)".utf8)
            var last: Int?
            var next = tag.end
            while let found = ByteSearch.first(closing, in: bytes, from: next) {
                last = found
                next = found + closing.count
            }
            guard let last, let close = ByteSearch.first(0x3E, in: bytes, from: last) else { return nil }
            end = close + 1
        }
    }

    /// The first tag with a size in pixels, unless it has one that isn't a part of what is around it.
    func tag(withSize size: (width: Int, height: Int)) -> [UInt8] {
        var result = Array(bytes[tagStart..<nameEnd])
        var copied = nameEnd
        var missing = ["width": size.width, "height": size.height]
        for attribute in attributes {
            // A place means something only within another drawing.
            let isPlace = ["x", "y"].contains(attribute.name)
            guard isPlace || missing[attribute.name] != nil else { continue }
            if isPlace || attribute.value.contains("%") || attribute.value == "auto" {
                result += bytes[copied..<attribute.range.lowerBound]
                copied = attribute.range.upperBound
            } else {
                missing[attribute.name] = nil
            }
        }
        let sizes = missing.sorted { $0.key < $1.key }.map { " \($0.key)=\"\($0.value)\"" }.joined()
        result.insert(contentsOf: Array(sizes.utf8), at: nameEnd - tagStart)
        return result + bytes[copied..<tagEnd]
    }

    private static func endOfDoctype(in bytes: [UInt8], from start: Int) -> Int? {
        var place = start
        var (quote, isInside): (UInt8?, Bool) = (nil, false)
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case 0x22, 0x27: quote = byte
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case 0x3E where !isInside: return place
            default: break
            }
        }
        return nil
    }

    private typealias Tag = (
        name: String, nameEnd: Int, attributes: [(name: String, value: String, range: Range<Int>)], end: Int,
        isEmpty: Bool
    )

    private static func tag(in bytes: [UInt8], from start: Int) -> Tag? {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        func word(from start: Int) -> Int {
            var end = start
            while end < bytes.count, !isSpace(bytes[end]), !"/>=".utf8.contains(bytes[end]) { end += 1 }
            return end
        }
        let nameEnd = word(from: start + 1)
        let name = String(decoding: bytes[(start + 1)..<nameEnd], as: UTF8.self)
        guard !name.isEmpty else { return nil }
        var attributes: [(name: String, value: String, range: Range<Int>)] = []
        var place = nameEnd
        while place < bytes.count {
            let before = place
            while place < bytes.count, isSpace(bytes[place]) { place += 1 }
            guard place < bytes.count else { return nil }
            if bytes[place] == 0x3E { return (name, nameEnd, attributes, place + 1, false) }
            if bytes[place] == 0x2F {
                guard place + 1 < bytes.count, bytes[place + 1] == 0x3E else { return nil }
                return (name, nameEnd, attributes, place + 2, true)
            }
            let end = word(from: place)
            let attribute = String(decoding: bytes[place..<end], as: UTF8.self)
            place = end
            while place < bytes.count, isSpace(bytes[place]) || bytes[place] == UInt8(ascii: "=") { place += 1 }
            guard place < bytes.count, case let quote = bytes[place], quote == 0x22 || quote == 0x27,
                let close = ByteSearch.first(quote, in: bytes, from: place + 1)
            else { return nil }
            let value = String(decoding: bytes[(place + 1)..<close], as: UTF8.self)
            place = close + 1
            attributes.append((attribute, value, before..<place))
        }
        return nil
    }
}
