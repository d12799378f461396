import Gtk

/// A small program with menus: its widget, and a log of what its menus did.
protocol MenuProgram: AnyObject {
    init()
    var widget: Widget { get }
    var log: [String] { get }
}
