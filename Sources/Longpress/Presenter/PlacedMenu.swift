import Gtk

/// A menu of which it is known where it goes.
protocol PlacedMenu {
    func show(for subject: MenuSubject, telling events: MenuEvents) -> any PresentedMenu
}
