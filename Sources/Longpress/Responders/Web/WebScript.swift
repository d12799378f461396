/// What runs in a web page, in a world of its own that the page's scripts don't see: it finds what was pressed, selects, and
/// tells where that is. All lengths are in the page's pixels before zooming.
enum WebScript {
    /// A script that answers with `call`, of what is defined once for each page.
    static func calling(_ call: String) -> String { "\(text)\nlongpress.\(call)" }

    private static let text = [places, selection, telling, asking].joined(separator: "\n")
}
