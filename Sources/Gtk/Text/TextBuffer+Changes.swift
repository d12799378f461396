import CGtk

extension TextBuffer {
    /// Calls a handler after every change of the text, its styles or its directions, however it is made.
    package func onEvent(_ handler: @escaping (TextEvent) -> Void) {
        if let listeners { return listeners.handlers.append(handler) }
        let listeners = Listeners(handler)
        attach(listeners, as: Self.listenersName)
        connect("begin-user-action") { [weak listeners] _ in listeners?.notify(.actionBegins) }
        connect("end-user-action", after: true) { [weak listeners] _ in listeners?.notify(.actionEnds) }
        connect("paste-done", after: true) { [weak listeners] _ in listeners?.notify(.pasted) }
        watchInsertions(listeners)
        watchDeletions(listeners)
        watchMarks(listeners)
    }

    private static let listenersName: StaticString = "gtk-text-buffer-listeners"
    private var listeners: Listeners? { attached(Self.listenersName) }

    /// Changes the text in a body, and reports the single change that results, which the caller knows.
    func reportOnce(_ change: TextChange, of body: () -> Void) {
        guard let listeners else { return body() }
        listeners.isMuted = true
        body()
        listeners.isMuted = false
        listeners.notify(.change(change))
    }

    private final class Listeners {
        var handlers: [(TextEvent) -> Void]
        /// Whether changes are reported later, by the code that makes them.
        var isMuted = false

        init(_ handler: @escaping (TextEvent) -> Void) { handlers = [handler] }

        func notify(_ event: TextEvent) {
            if !isMuted { handlers.forEach { $0(event) } }
        }
    }

    // GTK reports positions as iterators before a change, which are invalid after it. They are kept as offsets in the meantime.

    private func watchInsertions(_ listeners: Listeners) {
        for signal in ["insert-text", "insert-paintable", "insert-child-anchor"] {
            var pending: (offset: Int, count: Int)?
            connect(signal) { [weak listeners] arguments in
                guard listeners?.isMuted == false else { return }
                pending = (arguments.textOffset(0), arguments.buffer.count)
            }
            connect(signal, after: true) { [weak listeners] arguments in
                guard let (offset, before) = pending else { return }
                pending = nil
                let buffer = arguments.buffer
                let range = offset..<offset + buffer.count - before
                // Including the styles that it took from its surroundings.
                if !range.isEmpty { listeners?.notify(.change(.insertion(buffer.richText(in: range), at: offset))) }
            }
        }
    }

    private func watchDeletions(_ listeners: Listeners) {
        var pending: (offset: Int, text: RichText)?
        connect("delete-range") { [weak listeners] arguments in
            guard listeners?.isMuted == false else { return }
            let range = arguments.textOffset(0)..<arguments.textOffset(1)
            pending = (range.lowerBound, arguments.buffer.richText(in: range))
        }
        connect("delete-range", after: true) { [weak listeners] _ in
            guard let (offset, text) = pending, !text.isEmpty else { return }
            pending = nil
            listeners?.notify(.change(.deletion(text, at: offset)))
        }
    }

    private func watchMarks(_ listeners: Listeners) {
        for (signal, isOn) in [("apply-tag", true), ("remove-tag", false)] {
            var pending: (mark: TextMark, ranges: [Range<Int>])?
            connect(signal) { [weak listeners] arguments in
                guard listeners?.isMuted == false else { return }
                let buffer = arguments.buffer
                // A foreign tag, such as a mark for misspelt words, isn't part of the text.
                guard let tag = arguments.pointer(0), let mark = buffer.mark(of: tag) else { return }
                let range = arguments.textOffset(1)..<arguments.textOffset(2)
                pending = (mark, buffer.ranges(of: mark, areOn: !isOn, in: range))
            }
            connect(signal, after: true) { [weak listeners] _ in
                guard let (mark, ranges) = pending, !ranges.isEmpty else { return }
                pending = nil
                listeners?.notify(.change(.marking(mark, isOn: isOn, ranges)))
            }
        }
    }

    /// Returns the mark that a tag represents; nil for a foreign tag.
    package func mark(of tag: UnsafeMutableRawPointer) -> TextMark? {
        let name = Object(borrowing: tag).string("name")
        guard let name, self.tag(name).map(UnsafeMutableRawPointer.init) == tag else { return nil }
        return TextMark(tagName: name)
    }

    /// Returns the stretches of a part that have a mark, or those that lack it.
    private func ranges(of mark: TextMark, areOn: Bool, in range: Range<Int>) -> [Range<Int>] {
        guard let tag = tag(mark.tagName) else { return [] }
        var ranges: [Range<Int>] = []
        var start = range.lowerBound
        while start < range.upperBound {
            var iterator = iterator(at: start)
            let isOn = gtk_text_iter_has_tag(&iterator, tag) != 0
            var end = range.upperBound
            if gtk_text_iter_forward_to_tag_toggle(&iterator, tag) != 0 {
                end = min(end, Int(gtk_text_iter_get_offset(&iterator)))
            }
            if isOn == areOn { ranges.append(start..<end) }
            start = end
        }
        return ranges
    }
}

extension SignalArguments {
    @MainActor fileprivate var buffer: TextBuffer { TextBuffer(borrowing: emitter) }
}
