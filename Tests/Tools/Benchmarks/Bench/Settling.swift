import Glibc

/// Whether memory use levels off: the program's memory after many pastes and undos of a large picture, and the memory left by
/// each window that was opened and closed.
struct Settling {
    /// The maximum growth between the end of the first quarter of the pastes and the end of all, in megabytes.
    static let growthAim = 10.0
    /// The maximum memory that a window may leave, in kilobytes.
    static let windowAim = 100.0
    private static let pastes = 200
    private static let windows = 40

    private var early = 0.0
    private var late = 0.0
    private var leftByWindow = 0.0

    /// Whether the aims are met.
    var met: Bool { late - early <= Self.growthAim && leftByWindow <= Self.windowAim }

    /// Repeatedly pastes a picture of several megabytes from another program and undoes it, then opens and closes windows.
    init(program path: String) throws {
        let session = try Session()
        let folder = try makeTemporaryFolder()
        defer { removeFolder(folder) }
        let picture = "\(folder)/picture.jpg"
        try GrainyPicture(width: 4000, height: 3000).write(to: picture)
        let (launch, area, pinging, hand) = try session.start(Program(name: "longpress", path: path, arguments: []))
        hand.focus(area.window)
        let owner = try Child(
            "xclip",
            ["-display", session.screen.name, "-selection", "clipboard", "-t", "image/jpeg", "-quiet", "-in", picture],
            files: [STDOUT_FILENO: STDERR_FILENO])
        defer { owner.stop() }
        // Waits until xclip has read the file, and the program knows what is on the clipboard.
        let settling = now()
        try pinging.ping { milliseconds(since: settling) < 2000 }
        // Focuses the picture pane.
        hand.click(.primary, x: area.x + area.width * 3 / 4, y: area.y + area.height / 2)

        func rest() throws -> Double {
            var idleness = Idleness(of: launch.process)
            try pinging.ping { !idleness.hasLasted }
            return Memory(of: launch.process)?.own ?? 0
        }
        for number in 1...Self.pastes {
            for key in ["v", "z"] {
                hand.press("Control_L", key)
                var idleness = Idleness(of: launch.process, lasting: 60)
                try pinging.ping { !idleness.hasLasted }
            }
            if number == Self.pastes / 4 { early = try rest() }
        }
        late = try rest()
        func openAndClose(_ count: Int) throws {
            for _ in 0..<count {
                for key in ["n", "w"] {
                    hand.press("Control_L", key)
                    var idleness = Idleness(of: launch.process, lasting: 100)
                    try pinging.ping { !idleness.hasLasted }
                }
            }
        }
        try openAndClose(5)
        let before = try rest()
        try openAndClose(Self.windows)
        leftByWindow = (try rest() - before) * 1000 / Double(Self.windows)
    }

    /// The report to print.
    var text: String {
        """
        private memory after \(Self.pastes / 4) pastes and undos of a picture of 12 megapixels: \(decimal(early, 1)) MB, \
        after \(Self.pastes): \(decimal(late, 1)) MB, aim at most \(decimal(Self.growthAim, 1)) more
        left by each window that was opened and closed: \(decimal(leftByWindow, 1)) kB, aim at most \
        \(decimal(Self.windowAim, 1))
        """
    }
}
