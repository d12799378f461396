public import Gtk

extension Widget {
    /// Gives the widget an edit menu of what is written out, in place of any menu that it has.
    ///
    ///     text.editMenu {
    ///         Standard()
    ///         Action("Quote") { quote() }
    ///     }
    ///
    /// A text view, a text field or a label without a ``responder`` gets the one of its kind, and a label's text can be
    /// selected from then on. ``Menus/Command/links`` among the commands open and copy the addresses that are written in a text
    /// view or a label. Any other widget needs a responder of the program's own.
    ///
    /// - Parameters:
    ///   - limit: The most of the program's own commands that show at a time; nil for all.
    ///   - preferredArrowDirection: Where the arrow had better point: up from a menu below, or down from one above.
    ///   - keepClear: What the menu should leave uncovered, in the widget's coordinates. It is asked for each time.
    ///   - content: The menu, asked for each time that it opens.
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

    /// The menu of the widget as it is now.
    package var currentMenu: WidgetMenu? {
        guard case .edit = menu, let written: WrittenEditMenu = attached(WrittenEditMenu.name) else { return menu }
        return .edit(written.content())
    }

    /// Forgets what was written out for an edit menu: the widget has another menu now.
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

/// What is written out for the edit menu of a widget.
private final class WrittenEditMenu {
    static let name: StaticString = "longpress-written-edit-menu"

    let content: () -> EditMenu

    init(_ content: @escaping () -> EditMenu) {
        self.content = content
    }
}
