import CGtk
import Glibc
import Gtk

/// A program of the machine that is started for one reply: it gets some bytes as input, and its output is the reply.
///
/// If it stalls, or its output doesn't end, it is killed together with its child processes.
nonisolated struct HelperProgram: Sendable {
    private let path: String

    /// The maximum time without reading, writing or using the processor, in milliseconds.
    static let timeLimit = 2000
    /// The maximum running time, in milliseconds.
    static let longest = 30_000
    /// The maximum length of a reply, in bytes.
    static let longestAnswer = 1 << 20
    /// The interval between two checks, in milliseconds.
    private static let interval: CInt = 50

    /// Finds a program in the search path; nil if there is none.
    init?(named name: String, _ cancellation: Cancellation) {
        guard !cancellation.isCancelled, let path = String(freeing: g_find_program_in_path(name)) else { return nil }
        self.path = path
    }

    /// Starts the program, and returns its reply. It may take long: call it off the main thread. Throws `PlatformError` if the
    /// program can't be started, fails or outputs too much, `TimeLimitReached`, or `CancellationError`.
    func answer(_ arguments: [String], to input: [UInt8] = [], _ cancellation: Cancellation) throws -> [UInt8] {
        let toProgram = try Pipe()
        let fromProgram = try Pipe()
        let process = try HelperProcess(
            path, arguments, reading: toProgram.reading.value, writing: fromProgram.writing.value)
        toProgram.reading.close()
        fromProgram.writing.close()
        defer { process.end() }
        var exchange = Exchange(input: input, to: toProgram.writing, from: fromProgram.reading)
        let start = Self.now
        var (last, work) = (start, 0)
        while true {
            try cancellation.check()
            let (hasMoved, exit) = (try exchange.transfer(upTo: Self.interval), process.exitStatus)
            if let exit, exchange.isOver || !hasMoved {
                guard exit == 0 else { throw Self.senseless }
                return exchange.answer
            }
            if exchange.answer.count > Self.longestAnswer { throw Self.senseless }
            let done = process.workDone
            if hasMoved || done != work { (last, work) = (Self.now, done) }
            if Self.now - last > Self.timeLimit || Self.now - start > Self.longest { throw TimeLimitReached() }
        }
    }

    private static var now: Int { Int(g_get_monotonic_time() / 1000) }

    /// The error that the program doesn't behave as expected.
    static var senseless: PlatformError {
        PlatformError(localized("The program that reads the text sent an unexpected reply."))
    }
}

/// Both ends of a pipe, which are closed when this ends at the latest.
private nonisolated struct Pipe {
    let reading: Descriptor
    let writing: Descriptor

    init() throws {
        var ends: [CInt] = [-1, -1]
        _ = try throwing { g_unix_open_pipe(&ends, FD_CLOEXEC, $0) }
        (reading, writing) = (Descriptor(ends[0]), Descriptor(ends[1]))
    }
}

/// A file descriptor, which is closed when this ends at the latest.
private nonisolated final class Descriptor {
    private(set) var value: CInt

    init(_ value: CInt) { self.value = value }

    func close() {
        if value >= 0 { _ = Glibc.close(value) }
        value = -1
    }

    deinit { close() }
}

/// The data exchange with a program: writes and reads whenever the program is ready for it.
private nonisolated struct Exchange {
    private let input: [UInt8]
    private var written = 0
    private let output: Descriptor
    private let source: Descriptor
    private(set) var answer: [UInt8] = []

    init(input: [UInt8], to output: Descriptor, from source: Descriptor) {
        (self.input, self.output, self.source) = (input, output, source)
        for end in [output, source] { g_unix_set_fd_nonblocking(end.value, 1, nil) }
        if input.isEmpty { output.close() }
    }

    /// Whether all output has been read.
    var isOver: Bool { source.value < 0 }

    /// Waits for at most some milliseconds until data can be written or read, and transfers it; returns false if there was none.
    mutating func transfer(upTo milliseconds: CInt) throws -> Bool {
        // A closed descriptor is negative, which poll ignores.
        var ends = [
            pollfd(fd: output.value, events: Int16(POLLOUT), revents: 0),
            pollfd(fd: source.value, events: Int16(POLLIN), revents: 0),
        ]
        guard poll(&ends, 2, milliseconds) > 0 else { return false }
        if ends[0].revents != 0 { write() }
        if ends[1].revents != 0 { read() }
        return true
    }

    private mutating func write() {
        let count = input[written...].withUnsafeBytes {
            Glibc.write(output.value, $0.baseAddress, min($0.count, 1 << 16))
        }
        if count > 0 { written += count }
        // The program reads no more, or all input has been written.
        if written == input.count || (count < 0 && errno != EAGAIN) { output.close() }
    }

    private mutating func read() {
        var count = 0
        let piece = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
            count = Glibc.read(source.value, buffer.baseAddress, buffer.count)
            filled = max(count, 0)
        }
        answer += piece
        if count == 0 || (count < 0 && errno != EAGAIN) { source.close() }
    }
}
