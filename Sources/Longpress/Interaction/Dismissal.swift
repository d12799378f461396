import Gtk

/// Closes the open menu of a window on a press outside it, on scrolling, and when the window is deactivated or resized.
final class Dismissal {
    private let window: WeakObject<Native>
    private let handles: SelectionHandles
    private let menuReturn: MenuReturn
    private let scroll = ScrollController(phase: .capture)

    private var presenter: MenuPresenter { .shared }

    init(in window: Native, handles: SelectionHandles, regions: RegionInteraction) {
        self.window = WeakObject(window)
        self.handles = handles
        menuReturn = MenuReturn(handles, regions)
        scroll.onScroll { [weak self] in
            self?.scrolled()
            return false
        }
        window.add(scroll)
        window.onActivityChange { [weak self] in
            guard let self, let window = self.window.value else { return }
            if window.window?.isActive == false { presenter.close(in: window) }
            self.handles.update()
        }
        (window as? Window)?.onResize { [weak self] in
            guard let window = self?.window.value else { return }
            MenuPresenter.shared.close(in: window)
        }
    }

    /// Handles the beginning of a press on the window. Returns true if it only closes a menu.
    func pressBegan(_ press: PressEvent) -> Bool {
        guard let window = window.value else { return false }
        // A menu's preview is part of the menu (C22).
        if press.isPrimary, PreviewPresentation.of(window)?.contains(press.point) == true { return false }
        // A press outside a context menu only closes it; one outside an edit menu also reaches the text.
        let isContextMenu = presenter.openKind == .context
        menuReturn.pressBegan(touched: press.isTouch ? PressTarget(at: press.point, in: window)?.widget : nil)
        presenter.close()
        // The mouse selects without handles, unless it grabs one of them.
        if !press.isTouch, handles.handle(at: press.point, isTouch: false) == nil { handles.deactivate() }
        return isContextMenu && press.isPrimary
    }

    /// Call this when no button or finger is down any more.
    func pressEnded() { menuReturn.pressEnded() }

    private func scrolled() {
        guard let window = window.value, scroll.currentEvent?.isOn(window) ?? true else { return }
        // In a sheet only the rows scroll, not what is beneath it.
        if MenuSheetView.of(window) != nil { return }
        menuReturn.wheelTurned()
        presenter.close()
    }
}
