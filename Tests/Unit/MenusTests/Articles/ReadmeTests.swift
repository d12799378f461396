import Foundation
import Testing

@Suite("The README")
struct ReadmeTests {
    @Test("shows the label example as it is built")
    func example() throws {
        func text(_ path: String) throws -> String {
            try String(contentsOf: Quirk.root.appendingPathComponent(path), encoding: .utf8)
        }
        let shown = try #require(try text("README.md").firstMatch(of: #/```swift\n(import Gtk\n(?s:.*?))```/#))
        let built = try text("Sources/Examples/Label/main.swift").split(
            separator: "\n", omittingEmptySubsequences: false
        )
        .drop { $0.hasPrefix("//") }.joined(separator: "\n")
        #expect(String(shown.1) == built)
    }
}
