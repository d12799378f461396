import Gtk

/// Hides the edit menu of a region, or of a selection with handles, while that is scrolled, and reopens it afterwards (E6).
final class MenuReturn {
    private let handles: SelectionHandles
    private let regions: RegionInteraction
    private var widget: WeakObject<Widget>?
    private var selection: Selection?
    private var timer: Timer?
    /// Whether a finger or button that may scroll is down.
    private var isPressed = false
    private var hasScrolled = false

    /// What the menu was for. It returns only for the same selection.
    private enum Selection: Equatable {
        case text(Range<Int>)
        case region(ImageRegion)
    }

    /// How long the text has to stay still before the menu returns, in milliseconds.
    private static let pause = 200

    init(_ handles: SelectionHandles, _ regions: RegionInteraction) {
        (self.handles, self.regions) = (handles, regions)
        handles.onScroll = { [weak self] in self?.scrolled() }
        regions.onScroll = { [weak self] in self?.scrolled() }
    }

    /// Returns the selection of a widget, with handles or as a region.
    private func selection(in widget: Widget) -> Selection? {
        if handles.owner == widget { return handles.target.map { .text($0.selectedRange) } }
        guard widget.native == regions.window.value else { return nil }
        return (widget.nearestResponder as? any RegionTarget)?.selectedRegion.map { .region($0) }
    }

    /// Call this when what follows may scroll. If the selection's menu is open, it closes until the text stays still.
    func closeMenu() {
        guard MenuPresenter.shared.openKind == .edit, let owner = MenuPresenter.shared.owner,
            let selection = selection(in: owner)
        else { return }
        (widget, self.selection) = (WeakObject(owner), selection)
        MenuPresenter.shared.close()
    }

    /// Handles scrolling with a wheel or touchpad.
    func wheelTurned() {
        closeMenu()
        hasScrolled = true
        wait()
    }

    /// Handles a press outside the menu. What a finger touches may scroll before it is lifted.
    func pressBegan(touched: Widget?) {
        if touched == nil || touched != widget?.value { forget() }
        closeMenu()
        isPressed = true
    }

    /// Handles the release. If nothing was scrolled, the press was a tap, which closes the menu for good.
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
        // The menu doesn't open while the selection is scrolled out of view; it does as soon as the selection is scrolled back.
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
