extension AccessibleNode {
    /// Returns the first descendant with this role and name (either may be omitted); `nil` if there is none.
    public func find(role: String? = nil, name: String? = nil) throws -> AccessibleNode? {
        try first { node in
            try (role == nil || node.role == role) && (name == nil || node.name == name)
        }
    }

    /// Returns every descendant with this role and name (either may be omitted).
    public func findAll(role: String? = nil, name: String? = nil) throws -> [AccessibleNode] {
        var found: [AccessibleNode] = []
        _ = try first { node in
            if try (role == nil || node.role == role) && (name == nil || node.name == name) { found.append(node) }
            return false
        }
        return found
    }

    /// Returns the first descendant, in reading order, that passes a test.
    ///
    /// Objects that disappear during the search are skipped.
    public func first(where test: (AccessibleNode) throws -> Bool) throws -> AccessibleNode? {
        try app.look { try firstPresent(where: test) }
    }

    private func firstPresent(where test: (AccessibleNode) throws -> Bool) throws -> AccessibleNode? {
        for child in try presentChildren {
            do {
                if try test(child) { return child }
            } catch let error as DBusError where error.isAbsence {
                continue
            }
            if let found = try child.firstPresent(where: test) { return found }
        }
        return nil
    }

    private var presentChildren: [AccessibleNode] {
        get throws {
            do {
                return try children
            } catch let error as DBusError where error.isAbsence {
                return []
            }
        }
    }

    /// The role, name, description, notable states and text, in one line.
    public var summary: String {
        let reported: Set<String> = [
            "focused", "selected", "checked", "pressed", "expanded", "active", "modal", "expandable",
        ]
        var line = (try? role) ?? "(gone)"
        if let name = try? name, !name.isEmpty { line += " \"\(name)\"" }
        if let description = try? description, !description.isEmpty { line += " (\(description))" }
        if let states = try? states {
            var words = states.intersection(reported).sorted()
            if !states.contains("sensitive") { words.append("insensitive") }
            if states.isDisjoint(with: ["visible", "showing"]) { words.append("hidden") }
            if !words.isEmpty { line += " [" + words.joined(separator: " ") + "]" }
        }
        if let text = try? text, !text.isEmpty, text != (try? name) { line += " text: \"\(text.prefix(60))\"" }
        return line
    }

    /// The object and its descendants, one indented line each, for the messages of failed tests.
    public var outline: String {
        app.look { lines(indent: "").joined(separator: "\n") }
    }

    private func lines(indent: String) -> [String] {
        let inner = (try? children) ?? []
        return [indent + summary] + inner.flatMap { $0.lines(indent: indent + "  ") }
    }
}
