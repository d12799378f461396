import Foundation

/// A workaround for a bug in GTK, as described in the first comment of a file in a folder `Quirks` of `Sources`: a sentence or
/// two on how the library handles it, then five points in this order.
struct Quirk {
    static let points = ["Symptom", "Versions", "Source", "Test", "Remove when"]

    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../..").standardized

    /// The name of the file, without its ending.
    let name: String
    /// How the library handles the bug.
    let summary: String
    /// The comment's text for each point.
    let told: [(point: String, text: String)]

    /// Returns all quirks, by name.
    static func all() throws -> [Quirk] {
        let files = try ["Gtk", "GtkEditor"].flatMap { module in
            let folder = root.appendingPathComponent("Sources/\(module)/Quirks")
            return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }
        return try files.filter { $0.pathExtension == "swift" }
            .map {
                Quirk(
                    name: $0.deletingPathExtension().lastPathComponent,
                    source: try String(contentsOf: $0, encoding: .utf8))
            }
            .sorted { $0.name < $1.name }
    }

    /// Reads the first documentation comment of a file.
    init(name: String, source: String) {
        self.name = name
        let comment = source.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }
            .map { $0.dropFirst(3).trimmingCharacters(in: .whitespaces) }
        summary = comment.prefix { !$0.isEmpty }.joined(separator: " ")
        var told: [(point: String, text: String)] = []
        for line in comment.drop(while: { !$0.isEmpty }) where !line.isEmpty {
            if line.hasPrefix("- "), let colon = line.firstRange(of: ": ") {
                told.append((String(line[..<colon.lowerBound].dropFirst(2)), String(line[colon.upperBound...])))
            } else if !told.isEmpty {
                told[told.count - 1].text += " " + line
            }
        }
        self.told = told
    }

    /// The tests for the workaround, as `Class` or `Class.method`.
    var tests: [String] {
        let text = told.first { $0.point == "Test" }?.text ?? ""
        return text.matches(of: #/`([^`]+)`/#).map { String($0.1) }
    }
}
