/// The address of a link in a web page, of which nothing is taken on trust.
enum WebAddress {
    /// The schemes of what may be opened: pages, mail and telephone numbers, not scripts, files or parts of a program.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Whether it may be handed to another program.
    static func mayBeOpened(_ address: String) -> Bool {
        guard isPlain(address), let colon = address.firstIndex(of: ":") else { return false }
        return schemes.contains(address[..<colon].lowercased())
    }

    /// Whether it can be shown and copied: it is neither endless nor has control characters.
    static func isPlain(_ address: String) -> Bool {
        !address.isEmpty && address.utf8.count <= 8192
            && address.unicodeScalars.allSatisfy { scalar in
                switch scalar.properties.generalCategory {
                case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: false
                default: true
                }
            }
    }
}
