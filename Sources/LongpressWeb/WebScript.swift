/// What runs in a web page, in a world of its own that the page's scripts don't see: it finds what was pressed, selects, and
/// tells where that is. All lengths are in the page's pixels before zooming.
nonisolated enum WebScript {
    /// A script that answers with `call`, of what is defined once for each page.
    static func calling(_ call: String) -> String { "\(text)\nglobalThis[Symbol.for(\"longpress\")].\(call)" }

    /// What is said in terms of the page's objects, and reaches them by ``access`` alone.
    static let rest = [places, fields, selection, target, telling, asking]

    private static let text = ([access] + rest).joined(separator: "\n")
}
