package import Gtk

@MainActor extension Widget {
    /// The widget and its descendants, one per line, for the evidence of a failed test.
    package var outline: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        let text = Label(self).map { " “\($0.text)”" } ?? ""
        let own = indent + typeName + text + (isMapped ? "" : " [hidden]") + (isSensitive ? "" : " [insensitive]")
        return [own] + (isMapped ? children : []).flatMap { $0.lines(indent: indent + "  ") }
    }
}
