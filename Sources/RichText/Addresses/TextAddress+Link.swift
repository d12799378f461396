extension TextAddress {
    /// The address of a link; nil if it is of none of the kinds, such as a script.
    package init?(link: String, range: Range<Int>) {
        let schemes: KeyValuePairs<String, Kind> = [
            "https:": .web, "http:": .web, "mailto:": .mail, "tel:": .telephone,
        ]
        guard let kind = schemes.first(where: { link.prefix($0.key.count).lowercased() == $0.key })?.value else {
            return nil
        }
        self.init(kind: kind, range: range, uri: link)
    }

    /// The address that is all of a text that somebody has typed, with the scheme that it lacks; nil if it is none.
    package static func typed(_ text: String) -> String? {
        let text = text.wordsOnOneLine
        guard !text.isEmpty, text.unicodeScalars.count <= longest else { return nil }
        let whole = 0..<text.unicodeScalars.count
        if let found = all(in: text).first, found.range == whole { return found.uri }
        // A name that isn't known for one in running text is one where nothing else is asked for.
        let page = "https://" + text
        guard !text.contains(":"), text.contains("."), let found = all(in: page).first, found.uri.hasPrefix("https://"),
            found.range == 0..<page.unicodeScalars.count
        else { return nil }
        return found.uri
    }
}
