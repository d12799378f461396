import Markup

/// The root element of an XML document, found without parsing its content.
nonisolated struct XMLRoot {
    /// The name as written.
    let name: String
    /// The start and end of the opening tag, and the end of the element, as offsets in bytes.
    let tagStart: Int
    let tagEnd: Int
    let end: Int
    private let bytes: [UInt8]
    private let attributes: [(name: String, value: String, range: Range<Int>)]
    private let nameEnd: Int

    /// Finds the root element; nil if there is none.
    init?(_ bytes: [UInt8]) {
        var offset = 0
        while let found = ByteSearch.first(0x3C, in: bytes, from: offset) {
            guard found + 1 < bytes.count else { return nil }
            if ByteSearch.has(Array("<!--".utf8), in: bytes, at: found) {
                guard let end = ByteSearch.first(Array("-->".utf8), in: bytes, from: found + 4) else { return nil }
                offset = end + 3
            } else if bytes[found + 1] == UInt8(ascii: "?") {
                guard let end = ByteSearch.first(Array("?>".utf8), in: bytes, from: found) else { return nil }
                offset = end + 2
            } else if bytes[found + 1] == UInt8(ascii: "!") {
                guard let end = Self.doctypeEnd(in: bytes, from: found) else { return nil }
                offset = end
            } else {
                offset = found
                break
            }
        }
        guard offset < bytes.count, bytes[offset] == 0x3C, let tag = Self.tag(in: bytes, from: offset) else {
            return nil
        }
        (tagStart, tagEnd, name, nameEnd, attributes) = (offset, tag.end, tag.name, tag.nameEnd, tag.attributes)
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

    /// Returns the opening tag with a size in pixels, unless it has a size that isn't relative to its surroundings.
    func tag(withSize size: (width: Int, height: Int)) -> [UInt8] {
        var result = Array(bytes[tagStart..<nameEnd])
        var copied = nameEnd
        var missing = ["width": size.width, "height": size.height]
        for attribute in attributes {
            // A position has an effect only in a nested drawing.
            let isPosition = ["x", "y"].contains(attribute.name)
            guard isPosition || missing[attribute.name] != nil else { continue }
            if isPosition || attribute.value.contains("%") || attribute.value == "auto" {
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

    private static func doctypeEnd(in bytes: [UInt8], from start: Int) -> Int? {
        var offset = start
        var (quote, isInside): (UInt8?, Bool) = (nil, false)
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case 0x22, 0x27: quote = byte
            case UInt8(ascii: "["): isInside = true
            case UInt8(ascii: "]"): isInside = false
            case 0x3E where !isInside: return offset
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
        var offset = nameEnd
        while offset < bytes.count {
            let before = offset
            while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
            guard offset < bytes.count else { return nil }
            if bytes[offset] == 0x3E { return (name, nameEnd, attributes, offset + 1, false) }
            if bytes[offset] == 0x2F {
                guard offset + 1 < bytes.count, bytes[offset + 1] == 0x3E else { return nil }
                return (name, nameEnd, attributes, offset + 2, true)
            }
            let end = word(from: offset)
            let attribute = String(decoding: bytes[offset..<end], as: UTF8.self)
            offset = end
            while offset < bytes.count, isSpace(bytes[offset]) || bytes[offset] == UInt8(ascii: "=") { offset += 1 }
            guard offset < bytes.count, case let quote = bytes[offset], quote == 0x22 || quote == 0x27,
                let close = ByteSearch.first(quote, in: bytes, from: offset + 1)
            else { return nil }
            let value = String(decoding: bytes[(offset + 1)..<close], as: UTF8.self)
            offset = close + 1
            attributes.append((attribute, value, before..<offset))
        }
        return nil
    }
}
