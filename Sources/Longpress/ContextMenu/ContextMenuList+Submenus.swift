import Gtk

extension ContextMenuList {
    /// The parent widget of the submenus' popovers: the list or, for a menu of something in a popover, that popover.
    ///
    /// A popover with a pointer grab closes on any press except one on a popover directly above it (GTK 4.8, gdksurface.c,
    /// `check_autohide`).
    var submenuParent: Widget { popoverBelow ?? widget }

    /// The list's origin in the coordinates of ``submenuParent``.
    var originForSubmenus: Point {
        guard let popoverBelow, let menu = widget.native, let origin = menu.origin(in: popoverBelow),
            let inside = widget.convert(Point(x: 0, y: 0), to: menu)
        else { return Point(x: 0, y: 0) }
        return Point(x: origin.x + inside.x, y: origin.y + inside.y)
    }

    /// The popover that the menu's own popover belongs to.
    private var popoverBelow: Popover? {
        guard let parent = widget.native?.parent, parent.isPopover else { return nil }
        return parent.native as? Popover
    }
}
