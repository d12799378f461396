/// The properties of an element that selectors can refer to.
struct CSSSubject: Sendable {
    let name: String
    let attributes: [String: String]
    let id: String?
    let classes: [Substring]
    /// Whether the element is the first child of its parent.
    let isFirstChild: Bool

    /// The maximum number of classes that are considered.
    private static let maxClasses = 32

    init(_ name: String, _ attributes: [String: String], isFirstChild: Bool) {
        (self.name, self.attributes, self.isFirstChild) = (name, attributes, isFirstChild)
        id = attributes["id"]
        classes =
            attributes["class"].map { text in
                Array(text.split { $0.isWhitespace }.prefix(Self.maxClasses))
            } ?? []
    }
}
