extension TextAddress {
    /// Creates the address of a link; `nil` if it is none of the kinds, such as a script.
    package init?(link: String, range: Range<Int>) {
        let schemes: KeyValuePairs<String, Kind> = [
            "https:": .web, "http:": .web, "mailto:": .mail, "tel:": .telephone,
        ]
        guard let kind = schemes.first(where: { link.prefix($0.key.count).lowercased() == $0.key })?.value else {
            return nil
        }
        self.init(kind: kind, range: range, uri: link)
    }

    /// Returns the address that makes up all of a typed text, with a missing scheme added; `nil` if the text isn't an address.
    package static func typed(_ text: String) -> String? {
        let text = text.wordsOnOneLine
        guard !text.isEmpty, text.unicodeScalars.count <= longest else { return nil }
        let whole = 0..<text.unicodeScalars.count
        if let found = all(in: text).first, found.range == whole { return found.uri }
        // Where only an address is expected, a host name counts even if it isn't recognised in running text.
        let page = "https://" + text
        guard !text.contains(":"), text.contains("."), let found = all(in: page).first, found.uri.hasPrefix("https://"),
            found.range == 0..<page.unicodeScalars.count
        else { return nil }
        return found.uri
    }
}
