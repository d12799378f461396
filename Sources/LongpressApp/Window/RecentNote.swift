import Gtk
import Longpress

/// A note that can be opened again. Its command is its own, so that it opens no other one if the list has changed.
struct RecentNote {
    let file: File
    /// No other note has it.
    let number: Int

    var command: Command { Command(Command.ID(rawValue: "open-recent-\(number)"), title: file.name) }
}
