import CGtk
import Gtk
import Longpress

/// A context menu of GTK's own that a program has just opened.
struct OpenedPopoverMenu {
    private let popover: Widget
    private let owner: Widget
    private let model: MenuModel
    private let target: GdkRectangle

    /// Takes a popover menu that has come on the screen. Nil if it is none that stands for a context menu: it belongs to a
    /// button, a menu bar or another menu, or has widgets of the program's own in it.
    init?(_ popover: Widget) {
        var target = GdkRectangle()
        guard gtk_popover_get_has_arrow(popover.typed()) == 0,
            gtk_popover_get_pointing_to(popover.typed(), &target) != 0,
            let model = gtk_popover_menu_get_menu_model(popover.opaque), let owner = popover.parent,
            !owner.selfAndAncestors.contains(where: \.hasMenusOfItsOwn)
        else { return nil }
        (self.popover, self.owner, self.target) = (popover, owner, target)
        self.model = unsafe MenuModel(gMenuModel: UnsafeMutableRawPointer(model))
        guard !self.model.hasWidgets else { return nil }
    }

    /// Opens our menu in its place, unless that has nothing to show.
    func replace() {
        let (owner, popover, model) = (owner, popover, model)
        let point = Point(
            x: Double(target.x) + Double(target.width) / 2, y: Double(target.y) + Double(target.height) / 2)
        // Once GTK is done with its own, and before anything of it is drawn.
        MainLoop.soon {
            guard popover.isMapped, owner.isMapped else { return }
            // Its actions are found from the popover on, as long as the program leaves it where it is.
            popover.isVisible = false
            let source = popover.parent == nil ? owner : popover
            if !owner.openContextMenu(model, actionsOf: source, at: point, by: .secondaryClick) {
                popover.isVisible = true
            }
        }
    }
}

extension Widget {
    fileprivate var hasMenusOfItsOwn: Bool {
        isA(gtk_menu_button_get_type()) || isA(gtk_popover_menu_bar_get_type()) || isA(gtk_popover_menu_get_type())
    }
}

extension MenuModel {
    /// Whether the program puts widgets of its own in the place of items.
    fileprivate var hasWidgets: Bool {
        items.contains { $0.isWidget || ($0.section ?? $0.submenu)?.hasWidgets == true }
    }
}
