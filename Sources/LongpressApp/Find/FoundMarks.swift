import Gtk
import Notes

/// Highlights the matches in the visible part of a text, and updates them as it scrolls. Matches elsewhere aren't marked, however
/// many there are.
final class FoundMarks {
    private let view: TextView
    private var search: TextSearch?
    private var pending: Timer?

    /// The longest text, in Unicode scalars, that is searched at once: a paragraph may extend far beyond the screen.
    private static let most = 200_000

    init(_ view: TextView) {
        self.view = view
        view.onScroll { [weak self] in self?.setNeedsUpdate() }
        view.buffer.onChangeExtent { [weak self] _ in self?.setNeedsUpdate() }
    }

    isolated deinit { pending?.cancel() }

    /// Marks the matches of a search; nil removes the marks.
    func show(_ search: TextSearch?) {
        view.buffer.setHighlights(.found, [], in: 0..<view.buffer.count)
        shown = nil
        self.search = search
        update()
    }

    /// The current match, which is marked differently from the others.
    var shown: Range<Int>? {
        didSet { view.buffer.setHighlights(.shown, shown.map { [$0] } ?? [], in: 0..<view.buffer.count) }
    }

    private func setNeedsUpdate() {
        guard search != nil, pending?.isPending != true else { return }
        pending = MainLoop.beforeDrawing { [weak self] in self?.update() }
    }

    /// Marks the matches in the visible text.
    private func update() {
        guard let search else { return }
        let part = Self.paragraphs(around: view.visibleRange, in: view.buffer)
        view.buffer.setHighlights(.found, Self.joined(Self.matches(of: search, in: part, of: view.buffer)), in: part)
    }

    /// Returns matches with adjacent ones joined into one.
    private static func joined(_ matches: [Range<Int>]) -> [Range<Int>] {
        matches.reduce(into: []) { joined, match in
            if let last = joined.last, last.upperBound == match.lowerBound {
                joined[joined.count - 1] = last.lowerBound..<match.upperBound
            } else {
                joined.append(match)
            }
        }
    }

    /// Returns the range of the whole paragraphs around a range: no match extends beyond a paragraph.
    static func paragraphs(around range: Range<Int>, in buffer: TextBuffer) -> Range<Int> {
        let start = buffer.paragraphRange(at: range.lowerBound).lowerBound
        let whole = start..<max(start, buffer.paragraphRange(at: range.upperBound).upperBound)
        return whole.count <= most ? whole : range.clamped(to: range.lowerBound..<range.lowerBound + most)
    }

    /// Returns the matches in a part of a text.
    static func matches(of search: TextSearch, in part: Range<Int>, of buffer: TextBuffer) -> [Range<Int>] {
        search.matches(in: buffer.richText(in: part).text).map {
            $0.lowerBound + part.lowerBound..<$0.upperBound + part.lowerBound
        }
    }
}
