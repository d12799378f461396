public import Gtk

extension Window {
    /// The responder that is asked first for a command from the menu bar or a key: that of the focused widget.
    ///
    /// It doesn't change while the focus is in a menu or an action sheet, which act on what was focused before, or on something in a
    /// popover that has no responder.
    public var firstResponder: (any Responder)? {
        FirstResponder.of(self).current
    }

    /// The chain from the first responder up.
    public var responderChain: ResponderChain {
        ResponderChain(first: firstResponder)
    }

    /// Calls a handler when the focus moves to another responder.
    public func onFirstResponderChange(_ handler: @escaping () -> Void) {
        FirstResponder.of(self).observers.append(handler)
    }
}

/// The first responder of one window, which lives as long as it does.
final class FirstResponder {
    private static let name: StaticString = "longpress-first-responder"

    private weak var last: (any Responder)?
    private let window: WeakObject<Window>
    /// The widget that has, or had before a menu or sheet took it, the focus.
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
    /// Whether the widget is part of a popover, a menu bar or an action sheet, and nothing around it in there has a responder.
    fileprivate var isInMenu: Bool {
        for widget in selfAndAncestors {
            if widget.responder != nil, widget.native is Popover { return false }
            if widget.isPlainPopover || widget.isMenuBar || widget.hasStyle(SheetStyle.backdrop) { return true }
        }
        return false
    }
}
