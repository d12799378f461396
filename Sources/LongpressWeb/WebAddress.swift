/// Checks the address of a link in a web page, which can't be trusted.
enum WebAddress {
    /// The schemes that may be opened: pages, mail and telephone numbers, not scripts, files or parts of a program.
    private static let schemes: Set<String> = ["http", "https", "mailto", "tel"]

    /// Returns whether it may be passed to another program.
    static func mayBeOpened(_ address: String) -> Bool {
        guard isPlain(address), let colon = address.firstIndex(of: ":") else { return false }
        return schemes.contains(address[..<colon].lowercased())
    }

    /// Returns whether it can be shown and copied: it has at most 8192 bytes and no control characters.
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
