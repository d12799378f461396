import Gtk

/// The contents of an action sheet: its title, a row for each target, and Cancel.
final class SheetList {
    let widget = Box(.vertical, role: .dialog)
    /// Called with the chosen target.
    var onChoose: (ActionSheet.Target) -> Void = { _ in }
    var onCancel: () -> Void = {}
    private var buttons: [Button] = []
    private let rows = Box(.vertical)
    private let scrolled: ScrolledWindow

    /// The width of a sheet where there is room for it, in points (360, like GNOME's narrow sheets).
    private static let width = 360.0
    /// The approximate number of characters that fit into the width.
    private static let longestLine = 36
    /// The space on both sides of the sheet, in points.
    static let margin = 12.0
    /// The size of a program's icon, in points.
    private static let programIcon = 24

    init(_ sheet: ActionSheet) {
        scrolled = ScrolledWindow(rows, horizontalBar: false)
        widget.addStyle(SheetStyle.sheet)
        widget.setAccessibleName(sheet.title)
        widget.setAccessibleModal()
        let title = Label(line: sheet.title)
        title.addStyle(SheetStyle.title)
        Self.fold(title)
        widget.append(title)
        if let text = sheet.message {
            let message = Label(lines: text)
            message.addStyle(SheetStyle.message)
            Self.fold(message)
            widget.setAccessibleDescription(text)
            widget.append(message)
        }

        for target in sheet.targets {
            let button = Button(Self.content(of: target), role: .button)
            button.setAccessibleName(target.name)
            if target.isDestructive {
                button.addStyle(SheetStyle.destructive)
                button.setAccessibleDescription(libraryText("Destructive"))
            }
            button.onClick { [weak self] in self?.onChoose(target) }
            add(button, to: rows)
        }
        scrolled.isFocusable = false
        widget.append(scrolled)

        widget.append(Separator(.horizontal))
        let cancel = Button(label: sheet.cancelTitle ?? libraryText("Cancel"))
        cancel.onClick { [weak self] in self?.onCancel() }
        add(cancel, to: widget)
    }

    /// Makes a text wrap instead of widening the sheet.
    private static func fold(_ label: Label) {
        label.wraps = true
        label.limitWidth(characters: longestLine)
        label.isCentered = true
    }

    private func add(_ button: Button, to box: Box) {
        button.hasFrame = false
        box.append(button)
        buttons.append(button)
    }

    private static func content(of target: ActionSheet.Target) -> Widget {
        let row = Box(.horizontal, spacing: 12)
        switch target.icon {
        case .named(let name): row.append(Icon(name))
        case .program(let program): row.append(Icon(program, size: programIcon))
        case nil: break
        }
        let label = Label(line: target.name)
        label.horizontalAlignment = 0
        label.expandsHorizontally = true
        label.ellipsize(maximumCharacters: 60)
        row.append(label)
        return row
    }

    /// Limits the sheet's width to the given room, in points, and makes its rows scroll if they don't fit its height.
    func fit(in room: Size) {
        widget.setMinimumSize(width: Int(min(Self.width, max(room.width - 2 * Self.margin, 0))))
        scrolled.fitHeightToChild(upTo: nil)
        let rest = widget.naturalSize.height - rows.naturalSize.height
        scrolled.fitHeightToChild(upTo: Int(max(room.height - rest, buttons[0].naturalSize.height)))
    }

    /// Moves the keyboard focus by a step, wrapping around at the ends.
    func focus(_ step: MenuNavigation.Step) {
        var navigation = MenuNavigation(titles: buttons.map { _ in "" })
        if let current = buttons.firstIndex(where: \.containsFocus) { navigation.move(to: current) }
        navigation.move(step)
        if let next = navigation.current { buttons[next].grabFocus() }
    }
}
