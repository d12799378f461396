import Glibc

/// Asks a program again and again whether it is there, as a window manager does (_NET_WM_PING): its main loop answers,
/// so the longest time to an answer is the longest that a person would have waited for anything.
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
    /// How long it may take until the program has done what it does, in milliseconds.
    private static let longest = 180_000.0
    /// SubstructureNotify: what clients send to the root window.
    private static let notifications = 1 << 19

    /// Pings a window of a display.
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

    /// Pings once and waits for the answer, at most 10 seconds; tells how long it took, in milliseconds.
    @discardableResult
    func ping() throws(Failure) -> Double {
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
        return answers[answers.count - 1]
    }

    /// Pings for as long as something takes; answers the longest time to an answer, in milliseconds.
    ///
    /// - Throws: `Failure` if it takes longer than three minutes: every ping is work for the program, which may never look
    ///   idle.
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
