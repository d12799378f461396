public import Gtk

extension Widget {
    /// Gives the widget an edit menu with the given content. It replaces any menu that the widget has.
    ///
    ///     text.editMenu {
    ///         Standard()
    ///         Action("Quote") { quote() }
    ///     }
    ///
    /// A text view, a text field or a label without a ``responder`` gets the responder of its kind, and a label becomes
    /// selectable. If the content includes ``Menus/Command/links``, these commands open and copy the addresses in a text view or
    /// a label. Any other widget needs a responder of the program's own.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of the program's own commands that are shown at a time; nil for all.
    ///   - preferredArrowDirection: The preferred direction of the arrow: up from a menu below, or down from one above.
    ///   - keepClear: Areas that the menu should not cover, in the widget's coordinates. Evaluated each time.
    ///   - content: The menu, evaluated each time it opens.
    public func editMenu(
        limit: Int? = nil, preferredArrowDirection: EditMenu.ArrowDirection = .automatic,
        keepClear: @autoclosure @escaping () -> [Rectangle] = [],
        @EditMenuBuilder _ content: @escaping () -> [Command]
    ) {
        if responder == nil { responder = textResponder }
        menu = .edit(EditMenu(commands: []))
        attach(
            WrittenEditMenu {
                var menu = EditMenu(commands: content())
                menu.customLimit = limit
                menu.preferredArrowDirection = preferredArrowDirection
                menu.keepClear = keepClear()
                return menu
            }, as: WrittenEditMenu.name)
    }

    /// The widget's menu with its current content.
    package var currentMenu: WidgetMenu? {
        guard case .edit = menu, let written: WrittenEditMenu = attached(WrittenEditMenu.name) else { return menu }
        return .edit(written.content())
    }

    /// Removes the content set with `editMenu`, because the widget gets a different menu.
    func forgetWrittenEditMenu() { attach(nil, as: WrittenEditMenu.name) }

    private var textResponder: (any Responder)? {
        if let view = TextView(self) {
            let responder = TextViewResponder(view)
            responder.next = LinkResponder(view)
            return responder
        }
        if let label = Label(self) {
            label.isSelectable = true
            let responder = LabelResponder(label)
            responder.next = LinkResponder(label)
            return responder
        }
        return Editable(self).map { EntryResponder($0) }
    }
}

/// The content set with `editMenu` for a widget.
private final class WrittenEditMenu {
    static let name: StaticString = "longpress-written-edit-menu"

    let content: () -> EditMenu

    init(_ content: @escaping () -> EditMenu) {
        self.content = content
    }
}
