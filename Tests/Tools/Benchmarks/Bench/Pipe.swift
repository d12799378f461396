import Glibc

/// A pipe whose ends other programs don't inherit. Both ends close when it is deinitialized.
final class Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws(Failure) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .system("can't make a pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = ends[0]
        writing = ends[1]
    }

    /// Closes this program's copy of the end that another program reads from.
    func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    /// Closes this program's copy of the end that another program writes to.
    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }

    /// Returns the next line, without its line break; `nil` after `seconds`, or if the pipe closes first.
    func readLine(seconds: Double) -> String? {
        var line: [UInt8] = []
        let start = now()
        while true {
            let left = seconds * 1000 - milliseconds(since: start)
            var state = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
            var byte: UInt8 = 0
            guard left > 0, poll(&state, 1, Int32(left) + 1) == 1, read(reading, &byte, 1) == 1 else { return nil }
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
    }

    deinit {
        closeReading()
        closeWriting()
    }
}
