import Gtk

/// The contents of an edit menu: as many of its commands as fit in a row. They are kept with their popover and reused while the
/// commands stay the same.
final class EditMenuContents {
    let commands: [Command]
    let items = MenuItems()
    let row: EditMenuRow

    init(_ commands: [Command]) {
        self.commands = commands
        row = EditMenuRow(commands, items: items)
    }

    /// Returns the contents of a popover for commands, within a width in points. Reuses the current contents if they match.
    static func of(_ commands: [Command], in popover: MenuPopover, room: Double) -> EditMenuContents {
        if let kept = popover.contents as? EditMenuContents, kept.commands == commands, kept.row.stillFits(in: room) {
            kept.items.leave()
            return kept
        }
        let new = EditMenuContents(commands)
        popover.contents = new
        popover.popover.child = new.row.widget
        new.row.fit(in: room)
        return new
    }
}
