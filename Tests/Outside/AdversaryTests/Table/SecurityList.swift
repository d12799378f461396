import Foundation

/// The list of attacks in SECURITY.md.
enum SecurityList {
    /// The package's folder.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../..")
        .standardized
    static let file = root.appendingPathComponent(".github/SECURITY.md")
    /// The heading above the list.
    private static let heading = "## Tested attacks\n"

    /// The list with its heading, made from the table of attacks.
    static var text: String {
        let sections = Attack.Source.allCases.map { source in
            let rows = Attack.all.filter { $0.source == source }.map {
                row([$0.what.capitalizedFirst, $0.outcome, $0.tests.map { "`\($0)`" }.joined(separator: ", ")])
            }
            return "### \(source.title)\n\n"
                + ([row(["Attack", "Expected result", "Test"]), row(["---", "---", "---"])] + rows).joined()
        }
        return "\(heading)\n\(opening)\n" + sections.joined(separator: "\n")
    }

    private static let opening = """
        This list is generated from the tables that the tests use (`Tests/Outside/AdversaryTests/Table`): it contains exactly what is
        tested.

        """

    /// Returns the range of the list in a text, with its heading; `nil` if there is none.
    static func range(in text: String) -> Range<String.Index>? {
        guard let start = text.firstRange(of: heading)?.lowerBound else { return nil }
        let end = text[start...].dropFirst().firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
        return start..<end
    }

    /// Returns a row of a Markdown table, with the characters that Markdown would interpret escaped.
    private static func row(_ cells: [String]) -> String {
        "| " + cells.map { $0.replacing("|", with: "\\|").replacing("*", with: "\\*") }.joined(separator: " | ")
            + " |\n"
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
