import Testing

@testable import LongpressApp

/// A message is never longer than can be shown at once (R28).
@Suite("Messages")
struct MessageTests {
    private func lines(_ numbers: ClosedRange<Int>) -> String { numbers.map { "line \($0)" }.joined(separator: "\n") }

    @Test("Short ones stay as they are")
    func short() {
        for text in ["", "one", "one\n\ntwo", lines(1...8)] { #expect(MessageBar.shortened(text) == text) }
    }

    @Test("Of many lines the first are shown, and how many more there are")
    func long() {
        #expect(MessageBar.shortened(lines(1...9)) == lines(1...7) + "\n… and 2 more.")
        #expect(MessageBar.shortened(lines(1...100_000)) == lines(1...7) + "\n… and 99993 more.")
    }

    @Test("A line without end ends")
    func line() {
        #expect(MessageBar.shortened(String(repeating: "ü", count: 10_000)) == String(repeating: "ü", count: 500) + "…")
    }
}
