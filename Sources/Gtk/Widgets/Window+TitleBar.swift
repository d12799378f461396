import CGtk

extension Window {
    /// The height of the title bar that the window draws itself, in points; 0 if it draws none.
    ///
    /// Such a bar is a child of the window beside its content. Menus read this property many times as they open.
    package var titleBarHeight: Double {
        let content = gtk_window_get_child(typed())
        var height = 0.0
        var next = gtk_widget_get_first_child(widget)
        while let child = next {
            next = gtk_widget_get_next_sibling(child)
            guard child != content, gtk_widget_get_mapped(child) != 0,
                lp_is_a(UnsafeMutableRawPointer(child), gtk_popover_get_type()) == 0
            else { continue }
            let bar = Widget(borrowing: UnsafeMutableRawPointer(child))
            guard !WindowLayer.isLayer(bar), let bounds = bar.bounds(in: self) else { continue }
            height = max(height, bounds.maxY)
        }
        return height
    }
}
