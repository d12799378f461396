import CGtk

/// All of GTK's popover menus (`GtkPopoverMenu`), whatever language the program that opens them is written in.
///
/// Each can be prevented from opening before GTK does anything with it. Hiding a menu when it is mapped is too late: by then it
/// has grabbed the input, and the window is inactive until the display has ended the grab (GTK 4.8, X11).
@MainActor package enum PopoverMenus {
    /// Decides about a popover menu that is about to open. True keeps it closed.
    package typealias Filter = (Widget) -> Bool

    private static var filter: Filter?
    /// GTK's own function that shows a popover menu.
    private static var show: (@convention(c) (UnsafeMutablePointer<GtkWidget>?) -> Void)?
    /// Calls a filter for each popover menu that is about to open from now on. The first filter that is set stays.
    package static func setFilter(_ filter: @escaping Filter) {
        guard self.filter == nil else { return }
        self.filter = filter
        // GTK's classes are never unloaded.
        let known = g_type_class_ref(gtk_popover_menu_get_type()).assumingMemoryBound(to: GtkWidgetClass.self)
        show = known.pointee.show
        known.pointee.show = { widget in
            nonisolated(unsafe) let widget = widget
            MainActor.assumeIsolated { PopoverMenus.handleShow(widget) }
        }
    }

    private static func handleShow(_ widget: UnsafeMutablePointer<GtkWidget>?) {
        guard let widget else { return }
        let pointer = UnsafeMutableRawPointer(widget)
        if filter?(Widget(borrowing: pointer)) != true { show?(widget) }
    }
}

extension Widget {
    /// The rectangle that a popover menu points at, in its parent's coordinates: the parent's own unless the program has set
    /// another.
    package var pointedAt: Rectangle? {
        guard let parent else { return nil }
        var target = GdkRectangle()
        guard gtk_popover_get_pointing_to(typed(), &target) != 0 else {
            return Rectangle(origin: Point(x: 0, y: 0), size: parent.size)
        }
        return Rectangle(target)
    }

    /// The model of a popover menu; nil if it has none.
    package var popoverMenuModel: MenuModel? {
        gtk_popover_menu_get_menu_model(opaque).map { MenuModel(borrowing: UnsafeMutableRawPointer($0)) }
    }

    /// Whether popover menus inside this widget belong to a button, a bar or another popover.
    package var holdsPopoverMenus: Bool {
        isPopover || isA(gtk_menu_button_get_type()) || isA(gtk_popover_menu_bar_get_type())
    }
}

extension MenuModel {
    /// Whether the program puts widgets of its own into the menu instead of items.
    package var hasWidgets: Bool {
        items.contains { $0.isWidget || ($0.section ?? $0.submenu)?.hasWidgets == true }
    }
}
