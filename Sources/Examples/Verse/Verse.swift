import Gtk
import Longpress

/// Text that is drawn on a canvas and can be selected and copied.
final class Verse: SelectionTarget {
    private static let handlers = CommandHandlers<Verse>(
        editing: { $0.state },
        [
            .copy: { Clipboard.standard.offer([.text($0.selectedText)]) },
            .select: { $0.selectWord(at: $0.selectedRange.lowerBound) },
            .selectAll: { $0.selectedRange = $0.all },
        ])

    private let canvas: WeakObject<Canvas>
    private let layout: TextLayout
    /// Where the text begins on the canvas.
    private let origin = Point(x: 60, y: 90)

    /// The selected range, in Unicode scalars.
    var selectedRange = 0..<0 {
        didSet { show() }
    }

    init(_ text: String, on canvas: Canvas) {
        self.canvas = WeakObject(canvas)
        layout = TextLayout(text, on: canvas)
    }

    func draw(on snapshot: Snapshot) {
        guard let canvas = canvas.value else { return }
        for line in layout.rectangles(of: selectedRange) {
            snapshot.fill(onCanvas(line), with: Color(red: 0.2, green: 0.5, blue: 0.9, opacity: 0.3))
        }
        snapshot.draw(layout, at: origin, in: canvas.textColor)
    }

    /// Redraws the canvas, and makes the selected text the canvas's accessible description.
    private func show() {
        guard let canvas = canvas.value else { return }
        canvas.redraw()
        canvas.setAccessibleDescription(selectedText)
    }

    private var selectedText: String {
        String(String.UnicodeScalarView(Array(layout.text.unicodeScalars)[selectedRange]))
    }

    private var all: Range<Int> { 0..<layout.text.unicodeScalars.count }

    private func onCanvas(_ rectangle: Rectangle) -> Rectangle { rectangle.offset(x: origin.x, y: origin.y) }

    // MARK: What can be done

    var canBecomeFirstResponder: Bool { true }

    func becomeFirstResponder() -> Bool { canvas.value?.grabFocus() ?? false }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }

    private var state: EditingState {
        EditingState(hasSelection: !selectedRange.isEmpty, isAllSelected: selectedRange == all, isEditable: false)
    }

    // MARK: Positions

    func closestPosition(to point: Point) -> Int {
        layout.offset(at: Point(x: point.x - origin.x, y: point.y - origin.y))
    }

    func caretRectangle(at position: Int) -> Rectangle { onCanvas(layout.caret(at: position)) }

    /// Text that can't be edited has no insertion point: holding it selects a word.
    func selection(forHoldAt position: Int) -> Range<Int> {
        TextBuffer.wordRange(at: position, in: layout.text) ?? selectedRange
    }

    // MARK: The menu's target

    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let point else { return }
        let position = closestPosition(to: point)
        if !selectedRange.contains(position) { selectWord(at: position) }
    }

    func selectForDoubleTap(at point: Point) { selectWord(at: closestPosition(to: point)) }

    private func selectWord(at position: Int) { selectedRange = selection(forHoldAt: position) }

    var targetRectangle: Rectangle? {
        let lines = layout.rectangles(of: selectedRange)
        guard let first = lines.first else { return caretRectangle(at: selectedRange.lowerBound) }
        return onCanvas(lines.reduce(first) { $0.union($1) })
    }
}
