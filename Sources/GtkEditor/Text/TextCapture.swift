import CGtk
import Gtk

/// A snapshot of a range of a text, read in steps between other events, so that a long text doesn't block the program.
///
/// A short range is read at once. If the text is about to change, the rest is read before.
@MainActor package final class TextCapture {
    private let buffer: TextBuffer
    private var rest: Range<Int>
    private var pieces: [RichText] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watches: [SignalConnection] = []
    private var reading: Timer?

    /// The length read at a time, in Unicode scalars.
    private static let length = 1 << 16
    /// The maximum time for which reading blocks the main thread, in milliseconds: well under a frame.
    private static let slice = 8

    /// Starts to read a range of a text in its current state.
    package init(of range: Range<Int>, in buffer: TextBuffer) {
        self.buffer = buffer
        rest = range
        read(upTo: Self.slice)
        guard !rest.isEmpty else { return }
        for signal in ["insert-text", "insert-paintable", "insert-child-anchor", "delete-range"] {
            watches.append(buffer.connect(signal) { [weak self] _ in self?.read() })
        }
        for signal in ["apply-tag", "remove-tag"] {
            watches.append(
                buffer.connect(signal) { [weak self] arguments in
                    // Tags for misspelt words aren't part of the content.
                    guard let self, let tag = arguments.pointer(0), self.buffer.mark(of: tag) != nil else { return }
                    read()
                })
        }
        captureNext()
    }

    isolated deinit {
        reading?.cancel()
        for watch in watches { watch.disconnect() }
    }

    /// The captured text, once it has been read.
    package var text: RichText {
        get async {
            if !rest.isEmpty { await withCheckedContinuation { waiting.append($0) } }
            return await Self.joined(pieces)
        }
    }

    private func captureNext() {
        reading = MainLoop.after(milliseconds: 1) { [weak self] in
            guard let self else { return }
            read(upTo: Self.slice)
            if !rest.isEmpty { captureNext() }
        }
    }

    private func read(upTo milliseconds: Int = .max) {
        let start = Clock.milliseconds
        while !rest.isEmpty, Clock.milliseconds - start < milliseconds {
            let end = min(rest.lowerBound + Self.length, rest.upperBound)
            pieces.append(buffer.richText(in: rest.lowerBound..<end))
            rest = end..<rest.upperBound
        }
        guard rest.isEmpty else { return }
        for watch in watches { watch.disconnect() }
        for continuation in waiting { continuation.resume() }
        (watches, waiting) = ([], [])
    }

    @concurrent
    private static func joined(_ pieces: [RichText]) async -> RichText {
        var text = RichText()
        for piece in pieces { text.append(piece) }
        return text
    }
}
