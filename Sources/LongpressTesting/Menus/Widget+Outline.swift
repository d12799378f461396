package import Gtk

@MainActor extension Widget {
    /// It and all that is in it, a line each: for reading in what a failure leaves.
    package var outline: String { lines(indent: "").joined(separator: "\n") }

    private func lines(indent: String) -> [String] {
        let text = Label(self).map { " “\($0.text)”" } ?? ""
        let own = indent + typeName + text + (isMapped ? "" : " [hidden]") + (isSensitive ? "" : " [insensitive]")
        return [own] + (isMapped ? children : []).flatMap { $0.lines(indent: indent + "  ") }
    }
}
