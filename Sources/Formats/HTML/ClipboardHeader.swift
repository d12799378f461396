import Markup

/// The lines with which Windows marks the position of a page on its clipboard. Programs ported from Windows leave them in.
enum ClipboardHeader {
    /// Returns the page without them.
    static func removed(from text: [UInt8]) -> [UInt8] {
        guard text.starts(with: "Version:".utf8), let start = ByteSearch.first(0x3C, in: text), start <= longest,
            let position = ByteSearch.first(Array("StartHTML:".utf8), in: text), position < start
        else { return text }
        return Array(text[start...])
    }

    private static let longest = 1024
}
