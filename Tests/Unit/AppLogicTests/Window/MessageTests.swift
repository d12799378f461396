import Testing

@testable import LongpressApp

/// A message is never longer than can be shown at once (R28).
@Suite("Messages")
struct MessageTests {
    private func lines(_ numbers: ClosedRange<Int>) -> String { numbers.map { "line \($0)" }.joined(separator: "\n") }

    @Test("Short messages are unchanged")
    func short() {
        for text in ["", "one", "one\n\ntwo", lines(1...8)] { #expect(MessageBar.shortened(text) == text) }
    }

    @Test("Of many lines, the first are shown with the number of the others")
    func long() {
        #expect(MessageBar.shortened(lines(1...9)) == lines(1...7) + "\n… and 2 more.")
        #expect(MessageBar.shortened(lines(1...100_000)) == lines(1...7) + "\n… and 99993 more.")
    }

    @Test("An endless line is cut")
    func line() {
        #expect(MessageBar.shortened(String(repeating: "ü", count: 10_000)) == String(repeating: "ü", count: 500) + "…")
    }
}
