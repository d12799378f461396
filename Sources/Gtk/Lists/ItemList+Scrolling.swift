import CGtk

extension ItemList {
    /// Scrolls just far enough to make an item visible.
    public func scroll(to index: Int) {
        switch kind {
        case .view:
            gtk_widget_activate_action_variant(
                surface.widget, "list.scroll-to-item", g_variant_new_uint32(guint32(index)))
        case .listBox, .flowBox:
            guard
                let view = gtk_widget_get_ancestor(widget, gtk_scrolled_window_get_type()).flatMap({ Widget.wrap($0) }),
                let frame = row(at: index)?.bounds(in: view)
            else { return }
            if frame.minY < 0 || frame.height > view.size.height {
                scrollSurroundings(by: frame.minY)
            } else if frame.maxY > view.size.height {
                scrollSurroundings(by: frame.maxY - view.size.height)
            }
        }
    }
}
