import Glibc

/// The time to paste a text file's content from another program's clipboard.
struct PasteMeasurement {
    /// The time from the key press until the window no longer changes, in milliseconds.
    let time: Double
    /// The longest time that the main loop was busy meanwhile, in milliseconds.
    let pause: Double

    /// Starts the program with one file, and pastes the content of another.
    init(of path: String, into note: String, program: String, in session: Session) throws {
        let (launch, area, pinging, hand) = try session.start(
            Program(name: "longpress", path: program, arguments: [note]))
        let screen = session.screen
        hand.focus(area.window)
        hand.click(.primary, x: area.x + area.width / 4, y: area.y + 120)
        let owner = try Child(
            "xclip", ["-display", screen.name, "-selection", "clipboard", "-quiet", "-in", path],
            files: [STDOUT_FILENO: STDERR_FILENO])
        defer { owner.stop() }
        // Waits until xclip has read the file, and the program knows what is on the clipboard.
        let settling = now()
        try pinging.ping { milliseconds(since: settling) < 3000 }

        hand.press("Control_L", "v")
        (time, pause) = try pinging.untilNothingChanges(on: screen)
        guard time > 0 else { throw Failure("nothing was pasted") }
        withExtendedLifetime(launch) {}
    }
}
