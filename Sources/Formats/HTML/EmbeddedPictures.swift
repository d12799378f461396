import Markup

/// The pictures that a document contains as `data:` addresses.
///
/// Large ones are cut out before the document is parsed, which then takes a tenth of the time and of the memory.
struct EmbeddedPictures {
    private var cut: [[UInt8]] = []

    /// The minimum size of a picture that is cut out, in bytes.
    private static let shortest = 1024
    /// The maximum distance between the start of the element and the content, in bytes.
    private static let longestStart = 4096
    private static let content = Array(";base64,".utf8)
    private static let element = Array("<img".utf8)

    init() {}

    /// Cuts the large pictures out of a document, and leaves their numbers in their places.
    init(cutFrom text: inout [UInt8]) {
        var rest: [UInt8] = []
        var copied = 0
        var position = 0
        while let found = ByteSearch.first(Self.content, in: text, from: position) {
            let start = found + Self.content.count
            position = start
            guard let quote = Self.quote(before: found, in: text),
                let end = ByteSearch.first(quote, in: text, from: start)
            else { continue }
            position = end
            guard end - start >= Self.shortest else { continue }
            rest += text[copied..<start]
            // Base64 has no number sign.
            rest += Array("#\(cut.count)".utf8)
            cut.append(Base64.decode(text[start..<end]))
            copied = end
        }
        guard !cut.isEmpty else { return }
        rest += text[copied...]
        text = rest
    }

    /// Returns the quotation mark at the start of an image's address, if the content at a position is in such an address.
    private static func quote(before position: Int, in text: [UInt8]) -> UInt8? {
        var index = position - 1
        let first = max(0, position - longestStart)
        var quote: UInt8?
        while index >= first {
            let byte = text[index]
            if byte == 0x3E { return nil }
            if quote == nil, byte == 0x22 || byte == 0x27 {
                guard text[(index + 1)...].prefix(5).elementsEqual("data:".utf8) else { return nil }
                quote = byte
            }
            if byte == 0x3C {
                return text[index...].prefix(4).map { $0 | ($0 >= 0x41 ? 0x20 : 0) } == element ? quote : nil
            }
            index -= 1
        }
        return nil
    }

    /// Returns the picture at an address and its MIME type; `nil` if it isn't embedded.
    func picture(at address: String) -> (bytes: [UInt8], type: String)? {
        guard let comma = address.firstIndex(of: ",") else { return nil }
        let head = address[..<comma].split(separator: ";", omittingEmptySubsequences: false)
        guard let start = head.first, start.lowercased().hasPrefix("data:") else { return nil }
        let type = start.dropFirst(5).lowercased().filter {
            $0.isASCII && ($0.isLetter || $0.isNumber || "/+-.".contains($0))
        }
        guard type.hasPrefix("image/") else { return nil }
        let content = address[address.index(after: comma)...]
        guard head.dropFirst().contains(where: { $0.lowercased() == "base64" }) else {
            return (Self.unescaped(content), type)
        }
        if content.first == "#" {
            guard let number = Int(content.dropFirst()), cut.indices.contains(number) else { return nil }
            return (cut[number], type)
        }
        return (Base64.decode(Self.unescaped(content)[...]), type)
    }

    /// Returns the bytes of a text, with escapes such as `%3C` decoded.
    private static func unescaped(_ text: Substring) -> [UInt8] {
        let bytes = Array(text.utf8)
        guard bytes.contains(0x25) else { return bytes }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, index + 2 < bytes.count,
                let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
            {
                result.append(byte)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}
