import Foundation
import Testing

/// An article of the documentation that is made from the code.
struct Article {
    /// Its name.
    let name: String
    /// All of its text, as the code makes it.
    let text: String

    private var file: URL { Quirk.root.appendingPathComponent("Sources/Longpress/Longpress.docc/\(name).md") }

    /// How to make it anew.
    private var command: String { "LONGPRESS_ARTICLES=write Tests/run build pure --only \(name)Article" }

    /// Expects the file to have this text, or writes it if it is to be made anew.
    func expectWritten(sourceLocation: SourceLocation = #_sourceLocation) throws {
        if ProcessInfo.processInfo.environment["LONGPRESS_ARTICLES"] == "write" {
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        let difference = Self.difference(try String(contentsOf: file, encoding: .utf8), text)
        #expect(
            difference == nil,
            """
            \(name).md says “\(difference?.one ?? "")” instead of “\(difference?.other ?? "")”. Make it anew: \(command)
            """,
            sourceLocation: sourceLocation)
    }

    /// The first line in which two texts differ, as it is in both; nil if they are the same.
    static func difference(_ one: String, _ other: String) -> (one: String, other: String)? {
        guard one != other else { return nil }
        let (lines, others) = (one.split(separator: "\n"), other.split(separator: "\n"))
        let first = zip(lines, others).prefix { $0 == $1 }.count
        func line(_ lines: [Substring]) -> String { first < lines.count ? String(lines[first]) : "(its end)" }
        return (line(lines), line(others))
    }
}
