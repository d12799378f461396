import Gtk
import Longpress

/// A note that can be opened again. It has its own command, which never opens another note when the list changes.
struct RecentNote {
    let file: File
    /// A number that no other note has.
    let number: Int

    var command: Command { Command(Command.ID(rawValue: "open-recent-\(number)"), title: file.name) }
}
