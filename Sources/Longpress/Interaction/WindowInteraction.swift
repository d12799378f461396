import Gtk

/// Listens to one window for all of its widgets' menus.
///
/// The gestures sit on the window, before everything in it, rather than on each widget: a widget's own gestures can't
/// claim a press away from those of a widget around it, so holding works on any widget, be it a selectable label that
/// claims every press for itself. It lives as long as its window.
final class WindowInteraction {
    private static let name: StaticString = "longpress-window-interaction"

    let window: WeakObject<Window>
    private let longPress = LongPressGesture(phase: .capture)
    private let secondaryClick = ClickGesture(button: .secondary, phase: .capture)
    private let primaryClick = ClickGesture(button: .primary, phase: .capture)
    private var held: (widget: Widget, point: Point)?
    private var doubleTapped: Widget?

    private var presenter: MenuPresenter { .shared }

    /// Listens to a window, unless it is listened to already.
    static func install(on window: Window) {
        guard window.attached(name, as: WindowInteraction.self) == nil else { return }
        window.attach(WindowInteraction(window), as: name)
    }

    private init(_ window: Window) {
        self.window = WeakObject(window)
        _ = FirstResponder.of(window)
        // The controller added last sees an event first: closing what is open comes before opening anything.
        followHold(in: window)
        followDoubleTap(in: window)
        followSecondaryClick(in: window)
        followDismissal(in: window)
        followKeys(in: window)
    }

    /// The widget with a menu at a point of the window; nil while the event is on a popover above the window.
    private func target(x: Double, y: Double, of gesture: Gesture) -> (widget: Widget, point: Point)? {
        guard let window = window.value, gesture.currentEvent?.isOn(window) ?? true,
            let widget = window.pick(x: x, y: y)?.nearestWithMenu,
            let point = window.convert(x: x, y: y, to: widget)
        else { return nil }
        return (widget, Point(x: point.x, y: point.y))
    }

    // MARK: Holding (E18, C2)

    private func followHold(in window: Window) {
        longPress.onBegin { [weak self] in
            guard let self, let point = longPress.point, target(x: point.x, y: point.y, of: longPress) != nil else {
                self?.longPress.deny()
                return
            }
        }
        longPress.onPressed { [weak self] x, y in
            guard let self, let target = target(x: x, y: y, of: longPress) else { return }
            longPress.claim()
            switch target.widget.menu {
            // An edit menu opens when the finger lifts (E4), a context menu while it is still held (C3).
            case .edit: held = target
            case .context: presenter.open(on: target.widget, by: .hold, at: target.point)
            case nil: break
            }
        }
        longPress.onCancel { [weak self] in self?.held = nil }
        longPress.onEnd { [weak self] in
            guard let self, let held else { return }
            self.held = nil
            presenter.open(on: held.widget, by: .hold, at: held.point)
        }
        window.add(longPress)
    }

    // MARK: Secondary click (C2)

    private func followSecondaryClick(in window: Window) {
        secondaryClick.onPressed { [weak self] _, x, y in
            guard let self, let target = target(x: x, y: y, of: secondaryClick) else { return }
            secondaryClick.claim()
            presenter.open(on: target.widget, by: .secondaryClick, at: target.point)
        }
        window.add(secondaryClick)
    }

    // MARK: Double tap and double click (E19)

    private func followDoubleTap(in window: Window) {
        primaryClick.onPressed { [weak self] count, x, y in
            guard let self else { return }
            doubleTapped = nil
            guard count == 2, let target = target(x: x, y: y, of: primaryClick), case .edit = target.widget.menu,
                let responder = target.widget.nearestResponder as? any EditMenuTarget
            else { return }
            doubleTapped = target.widget
            // A double click of the mouse is left to a widget that selects words itself: dragging on then selects by
            // words. A double tap is not: GTK's text view drops the word again as the finger lifts.
            if responder.selectsOnDoubleClick, primaryClick.currentEvent?.isTouch != true { return }
            primaryClick.claim()
            guard responder.canBecomeFirstResponder, responder.becomeFirstResponder() else { return }
            responder.selectForDoubleTap(at: target.point)
        }
        primaryClick.onReleased { [weak self] _, _, _ in
            guard let self, let widget = doubleTapped else { return }
            doubleTapped = nil
            // After the release has reached the widget itself, which may still change the selection.
            let weak = WeakObject(widget)
            MainLoop.whenIdle {
                if let widget = weak.value { MenuPresenter.shared.open(on: widget, by: .doubleTap, at: nil) }
            }
        }
        window.add(primaryClick)
    }

    // MARK: Closing what is open

    private func followDismissal(in window: Window) {
        let press = ClickGesture(button: .any, phase: .capture)
        press.onPressed { [weak self, unowned press] _, _, _ in
            guard let self, let window = self.window.value, press.currentEvent?.isOn(window) ?? true else { return }
            // A press beside a context menu only closes it; one beside an edit menu also goes to the text.
            let isContextMenu = presenter.openKind == .context
            presenter.close()
            if isContextMenu, press.button == .primary { press.claim() }
        }
        window.add(press)
        // The window owns the gesture, and with it the closure that refers back to it.
        gestures.append(press)

        let scroll = ScrollController(phase: .capture)
        scroll.onScroll { [weak self, unowned scroll] in
            guard let self, let window = self.window.value, scroll.currentEvent?.isOn(window) ?? true else {
                return false
            }
            presenter.close()
            return false
        }
        window.add(scroll)
        gestures.append(scroll)

        window.onActiveChange { [weak self] in
            guard let self, let window = self.window.value, !window.isActive else { return }
            presenter.close(in: window)
        }
        window.onResize { [weak self] in
            guard let window = self?.window.value else { return }
            MenuPresenter.shared.close(in: window)
        }
    }

    private var gestures: [EventController] = []

    // MARK: Keyboard

    private func followKeys(in window: Window) {
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in
            guard let self, let window = self.window.value else { return false }
            if presenter.isOpen(in: window), !key.isModifier { return presenter.handle(key) }
            guard key.opensMenu, let widget = window.focus?.nearestWithMenu else { return false }
            presenter.open(on: widget, by: .keyboard, at: nil)
            return true
        }
        window.add(keys)
    }
}

extension Key {
    /// Menu and Shift+F10, as everywhere on the desktop.
    fileprivate var opensMenu: Bool {
        (name == "Menu" && isPlain) || (name == "F10" && shift && !control && !alt)
    }
}
