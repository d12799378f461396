import Markup
import Testing

@testable import Formats

/// How far a document is read.
@Suite("The HTML parser")
struct HTMLParserTests {
    private final class Counter: HTMLHandler {
        private(set) var open = 0

        func start(_ name: String, _ attributes: [String: String]) { open += 1 }
        func end(_ name: String) { open -= 1 }
        func text(_ text: String) {}
        func comment(_ text: String) {}
    }

    @Test(
        "Any number of consecutive elements doesn't count as nesting",
        arguments: [
            "<br>", "<br/>", "<img src=a>", "<b>a</b>", "<b></b>", "<p>", "</p>", "<p></p></p>", "<li>", "<option>",
            "<td>",
        ])
    func flat(_ piece: String) {
        // If each were nested in the one before, they would be too deep.
        let html = String(repeating: piece, count: 70_000)
        let counter = Counter()
        #expect(HTMLParser.parse(Array(html.utf8), handler: counter) == .complete)
        #expect(counter.open == 0)
    }
}
