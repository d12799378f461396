import Glibc

/// Pings a program repeatedly, as a window manager does (`_NET_WM_PING`). The program's main loop answers, so the longest time
/// to an answer is the longest time that a user would have waited for any reaction.
final class Pinging {
    private typealias Display = OpaquePointer
    private let rootWindow: @convention(c) (Display) -> UInt
    private let internAtom: @convention(c) (Display, UnsafePointer<CChar>, Int32) -> UInt
    private let selectInput: @convention(c) (Display, UInt, Int) -> Int32
    private let sendEvent: @convention(c) (Display, UInt, Int32, Int, UnsafeMutablePointer<Int>) -> Int32
    private let flush: @convention(c) (Display) -> Int32
    private let checkEvent: @convention(c) (Display, Int32, UnsafeMutablePointer<Int>) -> Int32

    private let display: Display
    private let window: UInt
    private var number = 0
    /// The times to the answers, in milliseconds.
    private(set) var answers: [Double] = []

    private static let clientMessage: Int32 = 33
    /// The maximum time for the program to become idle, in milliseconds.
    private static let longest = 180_000.0
    /// SubstructureNotify: the messages that clients send to the root window.
    private static let notifications = 1 << 19

    /// Creates a pinger of a window on a display.
    init(_ window: UInt, on name: String) throws(Failure) {
        let x = try Library("libX11.so.6")
        rootWindow = try x.find("XDefaultRootWindow")
        internAtom = try x.find("XInternAtom")
        selectInput = try x.find("XSelectInput")
        sendEvent = try x.find("XSendEvent")
        flush = try x.find("XFlush")
        checkEvent = try x.find("XCheckTypedEvent")
        display = try x.openDisplay(name)
        self.window = window
        _ = selectInput(display, rootWindow(display), Self.notifications)
    }

    /// Pings once, and waits at most 10 seconds for the answer. Returns the time that it took, in milliseconds.
    @discardableResult
    func ping() throws(Failure) -> Double {
        number += 1
        // XClientMessageEvent: type, serial, sender, display, window, message type, format, five numbers.
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
        return answers[answers.count - 1]
    }

    /// Pings while `isBusy` returns true. Returns the longest time to an answer, in milliseconds.
    ///
    /// - Throws: `Failure` after three minutes: every ping is work for the program, which may therefore never appear idle.
    @discardableResult
    func ping(every interval: UInt32 = 3000, while isBusy: () throws(Failure) -> Bool) throws(Failure) -> Double {
        let (first, start) = (answers.count, now())
        repeat {
            if milliseconds(since: start) > Self.longest {
                throw Failure("the program still works after three minutes, and has answered all the while")
            }
            try ping()
            usleep(interval)
        } while try isBusy()
        return answers[first...].max() ?? 0
    }
}
