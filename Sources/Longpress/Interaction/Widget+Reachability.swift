import Gtk

/// Whether keys can open a widget's menu: the keyboard focus has to reach the widget first.
extension Widget {
    /// Makes the widget focusable, unless it or a descendant is already.
    func makeFocusable() {
        guard canFocus, !acceptsKeyboardFocus else { return }
        isFocusable = true
        attach(FocusableMark(), as: FocusableMark.name)
    }

    /// Whether the widget or a descendant can have the keyboard focus.
    var acceptsKeyboardFocus: Bool { canFocus && (isFocusable || hasFocusableContent) }

    /// Whether the user can reach the widget without a pointer.
    package var isReachedByKeyboard: Bool { isReachedItself || isReachedFromAnother }

    private var isReachedItself: Bool { acceptsKeyboardFocus && (hasFocusableContent || acceptsFocusByKeys) }

    private var hasFocusableContent: Bool { children.contains(where: \.acceptsKeyboardFocus) }

    /// Whether keys can move the focus to the widget itself. GTK gives the focus to most containers, and to labels that aren't
    /// selectable, only on a press. A container that the program itself has made focusable may have keys of the program's own for
    /// it.
    private var acceptsFocusByKeys: Bool {
        if let label = Label(self) { return label.isSelectable }
        let made: FocusableMark? = attached(FocusableMark.name)
        return made == nil || !passesFocusOver
    }

    /// Whether the focus can reach the widget by way of a sibling: one of the same type, from which arrow keys lead on, as in a
    /// grid; or one with the same responder that stands for it, as a caption does for its picture.
    private var isReachedFromAnother: Bool {
        guard let others = parent?.children else { return false }
        return others.contains { other in
            guard other != self, other.menu != nil, other.isReachedItself else { return false }
            return other.typeName == typeName || other.responder.map { $0 === responder } ?? false
        }
    }
}

/// Marks a widget that is focusable because it has a menu.
private final class FocusableMark {
    static let name: StaticString = "longpress-made-focusable"
}
