import Gtk

/// Whether keys open the menu of a widget: the keyboard has to get to it first.
extension Widget {
    /// Lets the keyboard go to the widget, unless it can go to something in it.
    func makeFocusable() {
        guard canFocus, !takesKeyboard else { return }
        isFocusable = true
        attach(MadeFocusable(), as: MadeFocusable.name)
    }

    /// Whether the widget, or something in it, may have the keyboard focus.
    var takesKeyboard: Bool { canFocus && (isFocusable || hasFocusableContent) }

    /// Whether a person without a pointer can get to the widget.
    package var isReachedByKeyboard: Bool { isReachedItself || isReachedFromAnother }

    private var isReachedItself: Bool { takesKeyboard && (hasFocusableContent || takesFocusByKeys) }

    private var hasFocusableContent: Bool { children.contains(where: \.takesKeyboard) }

    /// GTK lets nothing but a press give the focus to most containers and to labels that can't be selected. A container that the
    /// program itself has made focusable may have keys of the program's own that lead to it.
    private var takesFocusByKeys: Bool {
        if let label = Label(self) { return label.isSelectable }
        let made: MadeFocusable? = attached(MadeFocusable.name)
        return made == nil || !passesFocusOver
    }

    /// Whether the keyboard goes to the widget by way of another one beside it: one of its kind, from which arrow keys lead on,
    /// as in a grid; or one of the same responder that it stands for, as a caption does for its picture.
    private var isReachedFromAnother: Bool {
        guard let others = parent?.children else { return false }
        return others.contains { other in
            guard other != self, other.menu != nil, other.isReachedItself else { return false }
            return other.typeName == typeName || other.responder.map { $0 === responder } ?? false
        }
    }
}

/// Marks a widget that is focusable because it has a menu.
private final class MadeFocusable {
    static let name: StaticString = "longpress-made-focusable"
}
