import Glibc

/// The benchmark's own X server, and its screen as seen from outside the programs that draw on it.
final class Screen {
    /// The display's name for programs, such as ":1".
    let name: String

    /// The screen's width in pixels.
    private let width: Int32
    private static let height: Int32 = 800

    /// The background colour of the screen, which no program under test shows at the centre of its window.
    private static let empty: UInt = 0xFF00FF
    /// The minimum side of a program's window, in pixels: smaller windows are helpers of its toolkit.
    private static let smallestSide: UInt32 = 200

    private let x: Xlib
    private let server: Child
    private let display: Xlib.Display
    private let root: Xlib.Window

    /// Starts the server with a screen of the given width in pixels. The server ends when this program's connection to it
    /// closes, and so when this program ends in any way.
    init(width: Int32) throws(Failure) {
        self.width = width
        x = try Xlib()
        let answer = try Pipe()
        let null = open("/dev/null", O_WRONLY | O_CLOEXEC)
        defer { close(null) }
        server = try Child(
            "Xvfb",
            ["-displayfd", "3", "-screen", "0", "\(width)x\(Self.height)x24", "-nolisten", "tcp", "-terminate"],
            files: [answer.writing: 3, null: STDERR_FILENO])
        answer.closeWriting()
        guard let number = answer.readLine(seconds: 10) else {
            throw Failure("Xvfb named no display within 10 s (\(server.ending ?? "it still runs"))")
        }
        name = ":\(number)"
        display = try x.openDisplay(name)
        root = x.defaultRootWindow(display)
        // A window may disappear between two requests about it, which must not end this program.
        _ = x.setErrorHandler { _, _ in 0 }
        _ = x.setWindowBackground(display, root, Self.empty)
        _ = x.clearWindow(display, root)
        _ = x.sync(display, 0)
    }

    /// Whether the screen has no program's window.
    var isEmpty: Bool { windows.allSatisfy { centre(of: $0) == nil } }

    /// The windows of programs.
    var programs: Set<Xlib.Window> { Set(windows.filter { area(of: $0) != nil }) }

    /// Returns whether there is a program's window, other than the known ones, with content at its centre.
    func showsFrame(besides known: Set<Xlib.Window>) -> Bool {
        for window in windows where !known.contains(window) {
            guard let (column, row) = centre(of: window), let colour = colour(column, row) else { continue }
            if colour != Self.empty { return true }
        }
        return false
    }

    /// The program's window and its area; `nil` if there is none.
    var program: (window: Xlib.Window, x: Int32, y: Int32, width: Int32, height: Int32)? {
        for window in windows {
            guard let area = area(of: window) else { continue }
            return (window, area.x, area.y, area.width, area.height)
        }
        return nil
    }

    /// A hash of the program's window content; `nil` if there is none.
    var look: UInt64? {
        guard let area = program else { return nil }
        return look(
            at: (area.x, area.y, min(area.width, self.width - area.x), min(area.height, Self.height - area.y)))?.hash
    }

    /// Returns a hash of the content of a part of the screen, and whether that is a single colour.
    func look(at place: (x: Int32, y: Int32, width: Int32, height: Int32)) -> (hash: UInt64, isBlank: Bool)? {
        let (allPlanes, zPixmap): (UInt, Int32) = (.max, 2)
        let (width, height) = (UInt32(place.width), UInt32(place.height))
        guard let image = x.getImage(display, root, place.x, place.y, width, height, allPlanes, zPixmap) else {
            return nil
        }
        defer { _ = x.destroyImage(image) }
        // XImage: four numbers, the pixels, five numbers, the bytes per row.
        let fields = UnsafeRawPointer(image)
        let row = Int(fields.load(fromByteOffset: 44, as: Int32.self))
        guard let pixels = fields.load(fromByteOffset: 16, as: UnsafeRawPointer?.self) else { return nil }
        let words = UnsafeRawBufferPointer(start: pixels, count: row * Int(height)).bindMemory(to: UInt64.self)
        let hash = words.reduce(14_695_981_039_346_656_037) { ($0 ^ $1) &* 1_099_511_628_211 }
        return (hash, words.allSatisfy { $0 == words[0] })
    }

    /// Whether a popover is on the screen: an override-redirect window that is large enough for content.
    var showsPopover: Bool {
        windows.contains { window in
            // XWindowAttributes: place, size, …, map state (2: viewable), …, override-redirect.
            var attributes = [UInt8](repeating: 0, count: 136)
            guard x.getAttributes(display, window, &attributes) != 0 else { return false }
            func number(_ offset: Int) -> Int32 {
                attributes.withUnsafeBytes { $0.load(fromByteOffset: offset, as: Int32.self) }
            }
            return number(92) == 2 && number(120) != 0 && number(8) > 40 && number(12) > 24
        }
    }

    private var windows: [Xlib.Window] {
        var rootOut: Xlib.Window = 0
        var parent: Xlib.Window = 0
        var children: UnsafeMutablePointer<Xlib.Window>?
        var count: UInt32 = 0
        guard x.queryTree(display, root, &rootOut, &parent, &children, &count) != 0, let children else { return [] }
        defer { _ = x.free(children) }
        return Array(UnsafeBufferPointer(start: children, count: Int(count)))
    }

    /// Returns the centre of a window that is large enough to be a program's own.
    private func centre(of window: Xlib.Window) -> (column: Int32, row: Int32)? {
        area(of: window).map { ($0.x + $0.width / 2, $0.y + $0.height / 2) }
    }

    /// Moves a window's upper left corner to a place, and waits until it is there.
    func move(_ window: Xlib.Window, x left: Int32, y top: Int32) {
        _ = x.moveWindow(display, window, left, top)
        _ = x.sync(display, 0)
    }

    /// Returns the area of a window that is large enough to be a program's own; otherwise `nil`.
    func area(of window: Xlib.Window) -> (x: Int32, y: Int32, width: Int32, height: Int32)? {
        var rootOut: Xlib.Window = 0
        var left: Int32 = 0
        var top: Int32 = 0
        var width: UInt32 = 0
        var height: UInt32 = 0
        var border: UInt32 = 0
        var depth: UInt32 = 0
        guard x.getGeometry(display, window, &rootOut, &left, &top, &width, &height, &border, &depth) != 0,
            width > Self.smallestSide, height > Self.smallestSide
        else { return nil }
        return (left, top, Int32(width), Int32(height))
    }

    /// Returns the colour of one pixel of the screen.
    private func colour(_ column: Int32, _ row: Int32) -> UInt? {
        let allPlanes = UInt.max
        let zPixmap: Int32 = 2
        guard let image = x.getImage(display, root, column, row, 1, 1, allPlanes, zPixmap) else { return nil }
        defer { _ = x.destroyImage(image) }
        return x.getPixel(image, 0, 0) & 0xFFFFFF
    }

    deinit {
        // The order matters: Xlib ends a program whose server goes away.
        _ = x.closeDisplay(display)
        server.stop()
    }
}
