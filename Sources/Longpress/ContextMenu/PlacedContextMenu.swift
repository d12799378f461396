import Gtk

/// A context menu that is about to open at its place.
struct PlacedContextMenu: PlacedMenu {
    let configuration: ContextMenuConfiguration
    let layout: ContextMenuLayout

    func show(for subject: MenuSubject, telling events: MenuEvents) -> any PresentedMenu {
        ContextMenuPresentation(self, of: subject, telling: events)
    }
}
