import Glibc

/// Texts that are difficult to show: the longest time that the main loop is busy while the program opens one and the user types
/// into it.
struct TryingText {
    /// What is difficult about the text.
    let name: String
    /// The longest time that the main loop was busy, in milliseconds.
    let pause: Double

    /// The tested texts with their names.
    static let all: [(name: String, text: @Sendable () -> String)] = [
        ("10 MB in one line", { String(repeating: "word ", count: 2_000_000) }),
        ("4 MB of combining marks", { "a" + String(repeating: "\u{301}", count: 2_000_000) }),
        ("100 kB of misspelt words in a paragraph", { String(repeating: "wrnog mispelt ", count: 7_000) }),
    ]

    /// Opens a file with a text, and types into it.
    init(_ name: String, _ path: String, program: String, in session: Session) throws {
        self.name = name
        let (launch, area, pinging, hand) = try session.start(
            Program(name: "longpress", path: program, arguments: [path]))
        let screen = session.screen
        var longest = try pinging.untilNothingChanges(on: screen).pause
        hand.focus(area.window)
        hand.click(.primary, x: area.x + area.width / 4, y: area.y + 120)
        for key in ["a", "space", "b", "Return", "BackSpace", "End", "Home"] {
            hand.press(key)
            longest = max(longest, try NoteMeasurement.rest(pinging))
        }
        pause = longest
        withExtendedLifetime(launch) {}
    }
}
