import Gtk

/// The contents of an edit menu: its commands in a row, as many as fit. They are kept with their popover, and shown again as
/// long as the commands are the same.
final class EditMenuContents {
    let commands: [Command]
    let items = MenuItems()
    let row: EditMenuRow

    init(_ commands: [Command]) {
        self.commands = commands
        row = EditMenuRow(commands, items: items)
    }

    /// The contents of a popover for some commands, within a width in points: what it shows already, if that will do.
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
