import Glibc

/// Asks a program again and again whether it is there, as a window manager does (_NET_WM_PING): its main loop answers,
/// so the longest time to an answer is the longest that a person would have waited for anything.
final class Pinging {
    private typealias Display = OpaquePointer
    private let openDisplay: @convention(c) (UnsafePointer<CChar>?) -> Display?
    private let rootWindow: @convention(c) (Display) -> UInt
    private let internAtom: @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
    private let selectInput: @convention(c) (Display, UInt, Int) -> Int32
    private let sendEvent: @convention(c) (Display, UInt, Int32, Int, UnsafeMutablePointer<Int>) -> Int32
    private let flush: @convention(c) (Display) -> Int32
    private let checkEvent: @convention(c) (Display, Int32, UnsafeMutablePointer<Int>) -> Int32
    private let fakeMotion: @convention(c) (Display, Int32, Int32, Int32, UInt) -> Int32
    private let fakeButton: @convention(c) (Display, UInt32, Int32, UInt) -> Int32

    private let display: Display
    private let window: UInt
    private var number = 0
    /// The times to the answers, in milliseconds.
    private(set) var answers: [Double] = []

    private static let clientMessage: Int32 = 33
    /// SubstructureNotify: what clients send to the root window.
    private static let notifications = 1 << 19

    /// Pings a window of a display.
    init(_ window: UInt, on name: String) throws(Failure) {
        func library(_ file: String) throws(Failure) -> UnsafeMutableRawPointer {
            guard let library = dlopen(file, RTLD_NOW) else { throw Failure("\(file) is missing") }
            return library
        }
        func find<Function>(_ name: String, _ library: UnsafeMutableRawPointer) throws(Failure) -> Function {
            guard let symbol = dlsym(library, name) else { throw Failure("there is no \(name)") }
            return unsafeBitCast(symbol, to: Function.self)
        }
        let (x, test) = (try library("libX11.so.6"), try library("libXtst.so.6"))
        openDisplay = try find("XOpenDisplay", x)
        rootWindow = try find("XDefaultRootWindow", x)
        internAtom = try find("XInternAtom", x)
        selectInput = try find("XSelectInput", x)
        sendEvent = try find("XSendEvent", x)
        flush = try find("XFlush", x)
        checkEvent = try find("XCheckTypedEvent", x)
        fakeMotion = try find("XTestFakeMotionEvent", test)
        fakeButton = try find("XTestFakeButtonEvent", test)
        guard let display = openDisplay(name) else { throw Failure("can't connect to the X server at \(name)") }
        self.display = display
        self.window = window
        _ = selectInput(display, rootWindow(display), Self.notifications)
    }

    /// Pings once and waits for the answer, at most 10 seconds.
    func ping() throws(Failure) {
        number += 1
        // XClientMessageEvent: type, serial, from whom, display, window, what, format, five numbers.
        var event = [Int](repeating: 0, count: 24)
        event[0] = Int(Self.clientMessage)
        event[4] = Int(window)
        event[5] = Int(internAtom(display, "WM_PROTOCOLS", 0))
        event[6] = 32
        event[7] = Int(internAtom(display, "_NET_WM_PING", 0))
        event[8] = number
        event[9] = Int(window)
        let start = now()
        _ = sendEvent(display, window, 0, 0, &event)
        _ = flush(display)
        let answered = repeatedly(seconds: 10, every: 100) { () -> Bool? in
            var answer = [Int](repeating: 0, count: 24)
            while checkEvent(display, Self.clientMessage, &answer) != 0 {
                if answer[8] == number { return true }
            }
            return nil
        }
        if answered == nil { throw Failure("the program doesn't answer") }
        answers.append(milliseconds(since: start))
    }

    /// Turns the wheel by a step at a place of the screen.
    func turnWheel(down: Bool, x: Int32, y: Int32) {
        _ = fakeMotion(display, -1, x, y, 0)
        for isPress in [1, 0] as [Int32] { _ = fakeButton(display, down ? 5 : 4, isPress, 0) }
        _ = flush(display)
    }
}
