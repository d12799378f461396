import Markup

/// Prevents libxml2 from following rules of HTML 4 that no browser applies: it ends bold where a paragraph begins, although many
/// programs write `<b><p>`, ends a list where one of another kind begins in it, and drops a page's `<body>` if anything precedes
/// it. It leaves elements alone whose names it doesn't know, so these elements are renamed.
enum FormattingTags {
    private static let prefix = "x-"
    private static let names: Set<String> = [
        "b", "i", "u", "big", "small", "font", "html", "head", "body", "ul", "ol", "menu", "dir",
    ]
    private static let longestName = 5
    /// Elements that continue after `/>`, whatever LibreOffice and others mean by that. libxml2 would end them there.
    private static let goingOn: Set<String> = ["li", "p", "div", "span", "td", "th", "tr"]
    /// The maximum length of such a tag, in bytes.
    private static let longestTag = 1024

    /// Returns the document with these elements renamed, and without the parts that Word writes between `<![` and `>`.
    static func renamed(in text: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        var copied = 0
        var position = 0
        while let found = ByteSearch.first(0x3C, in: text, from: position) {
            let next = text[min(found + 1, text.count)...]
            if next.starts(with: "!--".utf8) {
                position = ByteSearch.first(Array("-->".utf8), in: text, from: found + 2) ?? text.count
            } else if next.starts(with: "![".utf8) {
                result += text[copied..<found]
                copied = ByteSearch.first(0x3E, in: text, from: found).map { $0 + 1 } ?? text.count
                position = copied
            } else {
                let start = next.first == 0x2F ? found + 2 : found + 1
                let end = nameEnd(in: text, from: start)
                position = end
                guard end < text.count, text[end].endsName else { continue }
                let name = String(decoding: text[start..<end], as: UTF8.self).lowercased()
                if goingOn.contains(name), let slash = slash(behind: end, in: text) {
                    result += text[copied..<slash]
                    copied = slash + 1
                }
                guard names.contains(name) else { continue }
                if result.isEmpty { result.reserveCapacity(text.count + text.count / 8) }
                result += text[copied..<start]
                result += prefix.utf8
                copied = start
            }
        }
        guard copied > 0 else { return text }
        result += text[copied...]
        return result
    }

    /// Returns the name that an element had in the document.
    static func original(_ name: String) -> String {
        guard name.hasPrefix(prefix) else { return name }
        let original = String(name.dropFirst(prefix.count))
        return names.contains(original) ? original : name
    }

    private static func nameEnd(in text: [UInt8], from start: Int) -> Int {
        var end = min(start, text.count)
        while end < text.count, end - start <= longestName, text[end].isLetter { end += 1 }
        return end
    }

    /// Returns the position of the slash at the end of a tag, after the element's name; `nil` if there is none.
    private static func slash(behind end: Int, in text: [UInt8]) -> Int? {
        guard let last = text[end...].prefix(longestTag).firstIndex(where: { $0 == 0x3E || $0 == 0x3C }),
            text[last] == 0x3E, last > end, text[last - 1] == 0x2F
        else { return nil }
        // It may also belong to an address without quotation marks.
        let isOfValue = text[end..<last - 1].contains(0x3D) && ![0x20, 0x22, 0x27].contains(text[last - 2])
        return isOfValue ? nil : last - 1
    }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }

    fileprivate var endsName: Bool { self <= 0x20 || self == 0x2F || self == 0x3E }
}
