import Gtk

/// A popover that a menu is shown in, and what every menu does with it.
final class MenuPopover {
    let popover: Popover
    private let window: WeakObject<Window>
    private let responder: any Responder
    private let focus: WeakObject<Widget>?

    /// Makes a popover in the subject's window, not yet shown, so that it can be measured.
    init(named name: String, style: String, content: Widget, hasArrow: Bool, for subject: MenuSubject) {
        popover = Popover(role: .menu)
        window = subject.window
        responder = subject.responder
        focus = subject.window.value?.focus.map { WeakObject($0) }
        popover.addStyle(style)
        popover.hasArrow = hasArrow
        popover.setAccessibleName(name)
        popover.child = content
        popover.handsKeysToPresenter()
        if subject.window.value?.hasLightText == true { popover.addStyle(MenuStyle.onDark) }
    }

    /// Hides the popover at once.
    func hide() {
        returnFocus()
        popover.close()
    }

    /// Takes the popover out of its window. It can't be shown again.
    func remove() {
        hide()
        popover.unparent()
    }

    /// Puts the focus back on what the menu is about, if the menu has it.
    private func returnFocus() {
        guard popover.containsFocus else { return }
        responder.becomeFirstResponder()
        // A responder that takes no focus itself leaves it where it was; in the popover it would be lost with it.
        if popover.containsFocus { window.value?.focus = focus?.value }
    }
}

extension Popover {
    /// Has keys typed while the focus is in this popover dealt with by the menu: they don't pass by the window, whose
    /// controllers see only keys for its own surface.
    func handsKeysToPresenter() {
        let keys = KeyController(phase: .capture)
        keys.onKey { key in SpentKey.isSpent(key) || (!key.isModifier && MenuPresenter.shared.handle(key)) }
        add(keys)
    }
}

extension Window {
    /// The room that a menu in this window has: all of it below the title bar, in its coordinates.
    var menuBounds: Rectangle {
        let content = child
        // A title bar that the window draws itself is a child beside the content.
        let bars = children.filter { $0 != content && $0.isMapped && !$0.isPopover && !WindowLayer.isLayer($0) }
        let top = bars.compactMap { $0.bounds(in: self) }.map { $0.y + $0.height }.max() ?? 0
        return Rectangle(x: 0, y: top, width: size.width, height: max(size.height - top, 0))
    }
}
