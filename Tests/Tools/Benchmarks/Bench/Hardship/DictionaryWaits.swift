import Glibc

/// The longest time that the window is blocked by a dictionary's answer within the limit of a megabyte, compared with a usual
/// answer.
struct DictionaryWaits {
    let figures: [Hardship.Figure]

    /// The tested answers.
    private static let answers: [(name: String, texts: [String])] = [
        ("170,000 paragraphs", ["a\r\n\r\n".times(170_000)]),
        ("50 definitions of 20,000 letters", Array(repeating: "word ".times(4000), count: 50)),
        ("half a million accents on a letter", ["e" + "\u{301}".times(500_000)]),
        ("10,000 definitions", Array(repeating: "word", count: 10_000)),
    ]
    private static let usual = ["Lamp \\Lamp\\ (l[a^]mp), n.\r\n   1. A light that stands.\r\n   2. A thought."]

    init(program path: String) throws {
        let usual = try Self.longestWait(for: Self.usual, path)
        figures = try Self.answers.map { answer in
            .init(
                name: "longest wait for a definition: \(answer.name)", unit: "ms", without: usual,
                with: try Self.longestWait(for: answer.texts, path), aim: (1.5, 100))
        }
    }

    /// Returns the longest time to a ping's answer, in milliseconds, from choosing *Define* until the definition is shown and
    /// has been scrolled to its current end.
    private static func longestWait(for texts: [String], _ path: String) throws -> Double {
        let entries = texts.map { "151 \"lamp\" d \"D\"\r\n\($0)\r\n.\r\n" }.joined()
        let server = try DictionaryServer(
            answering: Array("150 \(texts.count) definitions\r\n\(entries)250 ok\r\n".utf8))
        let session = try Session()
        session.additions = ["LONGPRESS_DICTIONARY": "\(server.port)"]
        let note = try session.writeNote("lamp lamp lamp lamp lamp lamp")
        let (launch, area, pinging, hand) = try session.start(Program(name: "longpress", path: path, arguments: [note]))
        let screen = session.screen
        hand.focus(area.window)
        try NoteMeasurement.rest(pinging)
        hand.press("Control_L", "Home")
        hand.press("Control_L", "Shift_L", "Right")
        try NoteMeasurement.rest(pinging)
        // The first menu checks whether there is a dictionary.
        hand.press("Menu")
        try NoteMeasurement.rest(pinging)
        guard screen.showsPopover else { throw Failure("the menu doesn't open") }
        for letter in ["d", "e", "f"] { hand.press(letter) }
        try pinging.ping()
        hand.press("Return")
        let wait = try longestWait(in: launch.process, pinging)
        guard screen.showsPopover else { throw Failure("no definition is shown") }
        hand.press("End")
        defer { withExtendedLifetime(server) {} }
        return max(wait, try longestWait(in: launch.process, pinging))
    }

    private static func longestWait(in process: pid_t, _ pinging: Pinging) throws -> Double {
        var idleness = Idleness(of: process, lasting: 700)
        return try pinging.ping(every: 2000) { !idleness.hasLasted }
    }
}

extension String {
    fileprivate func times(_ count: Int) -> String { String(repeating: self, count: count) }
}
