import Gtk

/// Listens to one window for all of its widgets' menus.
///
/// The gestures sit on the window, before everything in it, rather than on each widget: a widget's own gestures can't
/// claim a press away from those of a widget around it, so holding works on any widget, be it a selectable label that
/// claims every press for itself. It lives as long as its window.
final class WindowInteraction {
    private static let name: StaticString = "longpress-window-interaction"

    private let window: WeakObject<Window>
    let handles: SelectionHandles
    private let hold: HoldInteraction
    private let taps: TapInteraction
    private let handleDrag: HandleInteraction
    private let dismissal: Dismissal
    private let touches: TouchInteraction
    private let secondaryClick = ClickGesture(button: .secondary, phase: .capture)

    private var presenter: MenuPresenter { .shared }

    /// What listens to a window, if anything does.
    static func of(_ window: Window) -> WindowInteraction? { window.attached(name) }

    /// Listens to a window, unless it is listened to already.
    static func install(on window: Window) {
        guard of(window) == nil else { return }
        window.attach(WindowInteraction(window), as: name)
    }

    private init(_ window: Window) {
        self.window = WeakObject(window)
        _ = FirstResponder.of(window)
        // The controller added last sees an event first: closing what is open comes before opening anything, and
        // a second finger is noticed before a gesture makes something of it.
        handles = SelectionHandles(window)
        hold = HoldInteraction(in: window, handles: handles)
        window.add(secondaryClick)
        handleDrag = HandleInteraction(in: window, handles: handles)
        taps = TapInteraction(in: window)
        // The handles of a short word cover it for a finger, which may still be tapping it.
        handleDrag.isTap = { [taps] in taps.count > 1 }
        dismissal = Dismissal(in: window, handles: handles)
        touches = TouchInteraction(in: window, handles: handles)
        touches.onSecondFinger = { [hold, handleDrag] in
            // Two fingers don't hold, whatever they are on (C3).
            let isBusy = hold.isHolding || handleDrag.isDragging
            hold.cancel()
            guard isBusy else { return false }
            handleDrag.cancel()
            return true
        }
        touches.onAllUp = { [dismissal] in dismissal.pressEnded() }
        followSecondaryClick()
        followKeys(in: window)
    }

    // MARK: Secondary click (C2)

    private func followSecondaryClick() {
        secondaryClick.onPressed { [weak self] x, y in
            guard let self, let window = self.window.value,
                let target = PressTarget(x, y, of: secondaryClick, in: window)
            else { return }
            secondaryClick.claim()
            presenter.open(on: target.widget, by: .secondaryClick, at: target.point)
        }
    }

    // MARK: Keyboard

    private func followKeys(in window: Window) {
        let keys = KeyController(phase: .capture)
        keys.onKey { [weak self] key in
            guard let self, let window = self.window.value else { return false }
            if !key.isModifier { handles.deactivate() }
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
