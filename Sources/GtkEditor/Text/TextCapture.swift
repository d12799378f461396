import CGtk
import Gtk

/// A part of a text as it is at one moment, read bit by bit beside everything else: a long one doesn't hold up the program.
///
/// A short part is read at once. If the text is about to change, the rest is read first.
@MainActor package final class TextCapture {
    private let buffer: TextBuffer
    private var rest: Range<Int>
    private var pieces: [RichText] = []
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var watches: [SignalConnection] = []
    private var reading: Timer?

    /// The length read at a time, in Unicode scalars.
    private static let length = 1 << 16
    /// The maximum time for which the main thread is held at a time, in milliseconds: well under a frame.
    private static let slice = 8

    /// Takes a part of a text as it is now.
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
                    // Marks for misspelt words are no part of it.
                    guard let self, let tag = arguments.pointer(0), self.buffer.mark(of: tag) != nil else { return }
                    read()
                })
        }
        goOn()
    }

    isolated deinit {
        reading?.cancel()
        for watch in watches { watch.disconnect() }
    }

    /// The text as it was, once it has been read.
    package var text: RichText {
        get async {
            if !rest.isEmpty { await withCheckedContinuation { waiting.append($0) } }
            return await Self.joined(pieces)
        }
    }

    private func goOn() {
        reading = MainLoop.after(milliseconds: 1) { [weak self] in
            guard let self else { return }
            read(upTo: Self.slice)
            if !rest.isEmpty { goOn() }
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
