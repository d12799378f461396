import Gtk

/// A small program with menus: what it shows, and what its menus did.
protocol MenuProgram: AnyObject {
    init()
    var widget: Widget { get }
    var log: [String] { get }
}
