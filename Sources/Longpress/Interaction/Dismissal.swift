import Gtk

/// Closes the menu that is open in a window: upon a press beside it, scrolling, a change of window or of size.
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

    /// Deals with a press on the window as it begins; true if it did no more than close a menu.
    func pressBegan(_ press: PressEvent) -> Bool {
        guard let window = window.value else { return false }
        // The preview of a menu is part of it (C22).
        if press.isPrimary, PreviewPresentation.of(window)?.contains(press.point) == true { return false }
        // A press beside a context menu only closes it; one beside an edit menu also goes to the text.
        let isContextMenu = presenter.openKind == .context
        menuReturn.pressBegan(touched: press.isTouch ? PressTarget(at: press.point, in: window)?.widget : nil)
        presenter.close()
        // The mouse selects without handles, unless it is one of them that it takes hold of.
        if !press.isTouch, handles.handle(at: press.point, isTouch: false) == nil { handles.deactivate() }
        return isContextMenu && press.isPrimary
    }

    /// Says that no button and no finger is down any more.
    func pressEnded() { menuReturn.pressEnded() }

    private func scrolled() {
        guard let window = window.value, scroll.currentEvent?.isOn(window) ?? true else { return }
        // In a sheet it is the rows that scroll; what is beneath doesn't.
        if MenuSheetView.of(window) != nil { return }
        menuReturn.wheelTurned()
        presenter.close()
    }
}
