import CGtk

extension Widget {
    /// The widget that contains this one.
    public var parent: Widget? { .wrap(gtk_widget_get_parent(widget)) }

    /// The window that this widget is in, if any.
    public var window: Window? {
        guard let root = gtk_widget_get_root(widget), lp_is_a(UnsafeMutableRawPointer(root), gtk_window_get_type()) != 0
        else { return nil }
        return Window(borrowing: UnsafeMutableRawPointer(root))
    }

    /// This widget and its ancestors, from the innermost.
    package var selfAndAncestors: some Sequence<Widget> {
        sequence(first: self) { $0.parent }
    }

    /// This widget and its ancestors up to its window or popover.
    package var selfAndAncestorsInNative: some Sequence<Widget> {
        sequence(first: self) { $0.isPopover ? nil : $0.parent }
    }

    /// The first child.
    package var firstChild: Widget? { .wrap(gtk_widget_get_first_child(widget)) }

    /// The children, in order.
    package var children: [Widget] {
        Array(
            sequence(first: .wrap(gtk_widget_get_first_child(widget))) {
                $0.map { .wrap(gtk_widget_get_next_sibling($0.widget)) }
            }
            .prefix { $0 != nil }
            .compactMap { $0 })
    }

    /// Returns the innermost widget that takes input at a point in this widget's coordinates.
    package func pick(_ point: Point) -> Widget? {
        .wrap(gtk_widget_pick(widget, point.x, point.y, GTK_PICK_DEFAULT))
    }

    /// Returns whether this widget is another one or is inside it.
    public func isInside(_ other: Widget) -> Bool {
        self == other || gtk_widget_is_ancestor(widget, other.widget) != 0
    }

    /// Calls a handler with each child that is added to this widget from now on, including those that GTK adds.
    func onNewChild(_ handler: @escaping (Widget) -> Void) -> ObservedChildren {
        ObservedChildren(of: self, added: handler)
    }
}
