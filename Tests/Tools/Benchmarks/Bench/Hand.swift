import Glibc

/// Simulated input on a display: moves the pointer, and presses buttons and keys.
final class Hand {
    private typealias Display = OpaquePointer
    private let display: Display
    private let flush: @convention(c) (Display) -> Int32
    private let setFocus: @convention(c) (Display, UInt, Int32, UInt) -> Int32
    private let keysymNamed: @convention(c) (UnsafePointer<CChar>) -> UInt
    private let keycode: @convention(c) (Display, UInt) -> UInt8
    private let fakeMotion: @convention(c) (Display, Int32, Int32, Int32, UInt) -> Int32
    private let fakeButton: @convention(c) (Display, UInt32, Int32, UInt) -> Int32
    private let fakeKey: @convention(c) (Display, UInt32, Int32, UInt) -> Int32

    /// The mouse buttons by their numbers in X.
    enum Button: UInt32 {
        case primary = 1
        case secondary = 3
    }

    /// Connects to the display with this name.
    init(on name: String) throws(Failure) {
        let (x, test) = (try Library("libX11.so.6"), try Library("libXtst.so.6"))
        flush = try x.find("XFlush")
        setFocus = try x.find("XSetInputFocus")
        keysymNamed = try x.find("XStringToKeysym")
        keycode = try x.find("XKeysymToKeycode")
        fakeMotion = try test.find("XTestFakeMotionEvent")
        fakeButton = try test.find("XTestFakeButtonEvent")
        fakeKey = try test.find("XTestFakeKeyEvent")
        display = try x.openDisplay(name)
    }

    /// Gives a window the keyboard focus.
    func focus(_ window: UInt) {
        _ = setFocus(display, window, 1, 0)
        _ = flush(display)
    }

    /// Clicks at a place of the screen, once or several times.
    func click(_ button: Button, x: Int32, y: Int32, times: Int = 1) {
        _ = fakeMotion(display, -1, x, y, 0)
        for _ in 0..<times {
            for isPress in [1, 0] as [Int32] { _ = fakeButton(display, button.rawValue, isPress, 0) }
        }
        _ = flush(display)
    }

    /// Moves the pointer to a place of the screen.
    func move(x: Int32, y: Int32) {
        _ = fakeMotion(display, -1, x, y, 0)
        _ = flush(display)
    }

    /// Presses a button at the pointer's place, without releasing it.
    func hold(_ button: Button) {
        _ = fakeButton(display, button.rawValue, 1, 0)
        _ = flush(display)
    }

    /// Releases a button.
    func lift(_ button: Button) {
        _ = fakeButton(display, button.rawValue, 0, 0)
        _ = flush(display)
    }

    /// Turns the wheel by a step at a place of the screen.
    func turnWheel(down: Bool, x: Int32, y: Int32) {
        _ = fakeMotion(display, -1, x, y, 0)
        for isPress in [1, 0] as [Int32] { _ = fakeButton(display, down ? 5 : 4, isPress, 0) }
        _ = flush(display)
    }

    /// Presses keys together, by their names in X, such as `Control_L` and `b`.
    func press(_ names: String...) {
        let codes = names.map { UInt32(keycode(display, keysymNamed($0))) }
        for code in codes { _ = fakeKey(display, code, 1, 0) }
        for code in codes.reversed() { _ = fakeKey(display, code, 0, 0) }
        _ = flush(display)
    }
}
