import Gtk

/// What closes the menu that is open in a window: a press beside it, scrolling, another window, another size.
final class Dismissal {
    private let window: WeakObject<Window>
    private let handles: SelectionHandles
    private let menuReturn: MenuReturn
    private let press = ClickGesture(button: .any, phase: .capture)
    private let scroll = ScrollController(phase: .capture)

    private var presenter: MenuPresenter { .shared }

    init(in window: Window, handles: SelectionHandles) {
        self.window = WeakObject(window)
        self.handles = handles
        menuReturn = MenuReturn(handles)
        press.onPressed { [weak self] x, y in self?.pressed(x, y) }
        window.add(press)
        scroll.onScroll { [weak self] in
            self?.scrolled()
            return false
        }
        window.add(scroll)
        window.onActiveChange { [weak self] in
            guard let self, let window = self.window.value else { return }
            if !window.isActive { presenter.close(in: window) }
            self.handles.update()
        }
        window.onResize { [weak self] in
            guard let window = self?.window.value else { return }
            MenuPresenter.shared.close(in: window)
        }
    }

    private func pressed(_ x: Double, _ y: Double) {
        let event = press.currentEvent
        guard let window = window.value, event?.isOn(window) ?? true else { return }
        let isTouch = event?.isTouch == true
        // The preview of a menu is part of it (C22).
        if press.button == .primary, PreviewPresentation.of(window)?.contains(x, y) == true { return }
        // A press beside a context menu only closes it; one beside an edit menu also goes to the text.
        let isContextMenu = presenter.openKind == .context
        menuReturn.pressBegan()
        presenter.close()
        if isContextMenu, press.button == .primary { press.claim() }
        // The mouse selects without handles, unless it is one of them that it takes hold of.
        if !isTouch, handles.handle(at: Point(x: x, y: y), isTouch: false) == nil { handles.deactivate() }
    }

    /// Says that no button and no finger is down any more.
    func pressEnded() { menuReturn.pressEnded() }

    private func scrolled() {
        guard let window = window.value, scroll.currentEvent?.isOn(window) ?? true else { return }
        menuReturn.wheelTurned()
        presenter.close()
    }
}
