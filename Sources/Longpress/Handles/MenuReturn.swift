import Gtk

/// Has the edit menu of a selection with handles, or of a region, hide while that is scrolled, and return after (E6).
final class MenuReturn {
    private let handles: SelectionHandles
    private let regions: RegionInteraction
    private var widget: WeakObject<Widget>?
    private var selection: Selection?
    private var timer: Timer?
    /// Whether a finger or button that may scroll is down.
    private var isPressed = false
    private var hasScrolled = false

    /// What the menu was for: it returns for nothing else.
    private enum Selection: Equatable {
        case text(Range<Int>)
        case region(ImageRegion)
    }

    /// The time for which the text has to stand still before the menu is back, in milliseconds.
    private static let pause = 200

    init(_ handles: SelectionHandles, _ regions: RegionInteraction) {
        (self.handles, self.regions) = (handles, regions)
        handles.onScroll = { [weak self] in self?.scrolled() }
        regions.onScroll = { [weak self] in self?.scrolled() }
    }

    /// What is selected in a widget, with handles or as a region.
    private func selection(in widget: Widget) -> Selection? {
        if handles.owner == widget { return handles.target.map { .text($0.selectedRange) } }
        guard widget.native == regions.window.value else { return nil }
        return (widget.nearestResponder as? any RegionTarget)?.selectedRegion.map { .region($0) }
    }

    /// Says that what follows may scroll: if the selection's menu is open, it closes until the text stands still.
    func closeMenu() {
        guard MenuPresenter.shared.openKind == .edit, let owner = MenuPresenter.shared.owner,
            let selection = selection(in: owner)
        else { return }
        (widget, self.selection) = (WeakObject(owner), selection)
        MenuPresenter.shared.close()
    }

    /// Says that a wheel or touchpad scrolls.
    func wheelTurned() {
        closeMenu()
        hasScrolled = true
        wait()
    }

    /// Says that a finger or button goes down beside the menu. What a finger touches may scroll on before it rests.
    func pressBegan(touched: Widget?) {
        if touched == nil || touched != widget?.value { forget() }
        closeMenu()
        isPressed = true
    }

    /// Says that it is up again. If nothing was scrolled, it was a tap, which closes the menu for good.
    func pressEnded() {
        isPressed = false
        if hasScrolled { wait() } else { forget() }
    }

    private func scrolled() {
        closeMenu()
        guard widget != nil else { return }
        hasScrolled = true
        wait()
    }

    private func wait() {
        guard widget != nil else { return }
        timer?.cancel()
        timer = MainLoop.after(milliseconds: Self.pause) { [weak self] in self?.settled() }
    }

    private func settled() {
        guard !isPressed else { return }
        guard let widget = widget?.value, widget.isMapped, selection(in: widget) == selection,
            MenuPresenter.shared.openKind == nil
        else { return forget() }
        hasScrolled = false
        // Out of sight it has no menu; as soon as it is scrolled back, it has.
        guard isVisible(in: widget) else { return }
        forget()
        MenuPresenter.shared.open(on: widget, by: .program)
    }

    private func isVisible(in widget: Widget) -> Bool {
        guard let target = (widget.nearestResponder as? any EditMenuTarget)?.targetRectangle,
            let visible = widget.visiblePart
        else { return false }
        return target.visiblePart(in: visible) != nil
    }

    private func forget() {
        timer?.cancel()
        (timer, widget, selection, hasScrolled) = (nil, nil, nil, false)
    }
}
