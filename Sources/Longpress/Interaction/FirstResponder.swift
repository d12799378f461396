public import Gtk

extension Window {
    /// The responder that is asked first when a menu bar item or a key invokes a command: the focused widget's.
    ///
    /// It doesn't change while the focus is in a menu or an action sheet, which act on what was focused before, or on a widget in
    /// a popover without a responder.
    public var firstResponder: (any Responder)? {
        FirstResponder.of(self).current
    }

    /// The chain that begins with the first responder.
    public var responderChain: ResponderChain {
        ResponderChain(first: firstResponder)
    }

    /// Calls a handler when the focus moves to a different responder.
    public func onFirstResponderChange(_ handler: @escaping () -> Void) {
        FirstResponder.of(self).observers.append(handler)
    }
}

/// The first responder of one window. It lives as long as the window.
final class FirstResponder {
    private static let name: StaticString = "longpress-first-responder"

    private weak var last: (any Responder)?
    private let window: WeakObject<Window>
    /// The widget that has the focus, or had it before a menu or sheet took it.
    private(set) var focus: WeakObject<Widget>?
    var observers: [() -> Void] = []

    static func of(_ window: Window) -> FirstResponder { window.attached(name, or: FirstResponder(window)) }

    private init(_ window: Window) {
        self.window = WeakObject(window)
        window.onFocusChange { [weak self] in self?.focusMoved() }
        focusMoved()
    }

    var current: (any Responder)? {
        last ?? window.value?.nearestResponder
    }

    private func focusMoved() {
        guard let window = window.value, let focus = window.focus, !focus.isInMenu else { return }
        self.focus = WeakObject(focus)
        let responder = focus.nearestResponder
        guard responder !== last else { return }
        last = responder
        observers.forEach { $0() }
    }
}

extension Widget {
    /// Whether the widget is in a popover, a menu bar or an action sheet, and has no responder in there.
    fileprivate var isInMenu: Bool {
        for widget in selfAndAncestors {
            if widget.responder != nil, widget.native is Popover { return false }
            if widget.isPlainPopover || widget.isMenuBar || widget.hasStyle(SheetStyle.backdrop) { return true }
        }
        return false
    }
}
