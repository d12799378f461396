/// What an element is known by in a style sheet.
struct CSSSubject: Sendable {
    let name: String
    let attributes: [String: String]
    let id: String?
    let classes: [Substring]
    /// Whether it is the first element of the one around it.
    let isFirstChild: Bool

    /// More of them no element needs.
    private static let mostClasses = 32

    init(_ name: String, _ attributes: [String: String], isFirstChild: Bool) {
        (self.name, self.attributes, self.isFirstChild) = (name, attributes, isFirstChild)
        id = attributes["id"]
        classes =
            attributes["class"].map { text in
                Array(text.split { $0.isWhitespace }.prefix(Self.mostClasses))
            } ?? []
    }
}
