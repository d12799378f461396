import Gtk
import Notes

/// Makes the addresses in the visible part of a text look like links, because they can be opened like links.
final class AddressMarks {
    private let view: WeakObject<TextView>
    private var pending: Timer?

    /// The longest text, in Unicode scalars, that is searched beyond the visible text.
    private static let most = 20_000

    init(_ view: TextView) {
        self.view = WeakObject(view)
        view.onScroll { [weak self] in self?.setNeedsUpdate() }
        view.buffer.onChangeExtent { [weak self] _ in self?.setNeedsUpdate() }
        setNeedsUpdate()
    }

    isolated deinit { pending?.cancel() }

    private func setNeedsUpdate() {
        guard pending?.isPending != true else { return }
        pending = MainLoop.beforeDrawing { [weak self] in self?.update() }
    }

    private func update() {
        guard let view = view.value else { return }
        let (buffer, visible) = (view.buffer, view.visibleRange)
        let whole = FoundMarks.paragraphs(around: visible, in: buffer)
        let part = whole.count <= max(Self.most, visible.count) ? whole : visible
        let addresses = TextAddress.all(in: buffer.text(in: part)).map {
            $0.range.lowerBound + part.lowerBound..<$0.range.upperBound + part.lowerBound
        }
        buffer.setHighlights(.address, addresses, in: part)
    }
}
