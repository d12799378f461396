import CGtk

extension ItemList {
    /// Returns the object that stays with an item wherever it moves: in a box, the widget that the program added; in a view, the
    /// model's object, because a view reuses its rows for other items.
    package func element(at index: Int) -> Object? {
        switch kind {
        case .listBox:
            Widget.wrap(
                gtk_list_box_get_row_at_index(opaque, gint(index)).map {
                    UnsafeMutablePointer<GtkWidget>(OpaquePointer($0))
                })
        case .flowBox:
            Widget.wrap(gtk_flow_box_get_child_at_index(opaque, gint(index)).flatMap(gtk_flow_box_child_get_child))
        case .view:
            model.flatMap { g_list_model_get_object($0.opaque, guint(index)) }
                .map { Object(owning: UnsafeMutableRawPointer($0)) }
        }
    }

    /// Returns the positions of those of the given elements that still exist, in order.
    package func indices(of elements: [Object]) -> [Int] {
        guard kind == .view else { return elements.compactMap(row).compactMap(Self.index).sorted() }
        guard let model, !elements.isEmpty else { return [] }
        let wanted = Set(elements)
        return ownedElements(of: model.opaque).map(Object.init(owning:)).enumerated().filter { wanted.contains($1) }
            .map(\.offset)
    }

    /// Returns the row that shows an element; nil if there is none.
    package func row(of element: Object) -> Widget? {
        guard kind == .view else {
            return Widget(borrowing: element.raw).selfAndAncestors.prefix(2).first { $0.parent == self }
        }
        return surface.children.first { ListItem(of: $0)?.element == element }
    }

    /// Returns the row of the item at a position; nil if there is none.
    package func row(at index: Int) -> Widget? { element(at: index).flatMap(row) }

    /// Returns the frame of the row that shows an element, in the list's coordinates; nil if there is none.
    package func frame(of element: Object) -> Rectangle? { row(of: element)?.bounds(in: self) }

    /// Returns the position of the item whose row, including its padding, is at a point in the list; without a point, that of the
    /// row with the focus. Nil if there is none.
    package func index(at point: Point?) -> Int? {
        guard let point else { return surface.children.first(where: \.containsFocus).flatMap(Self.index) }
        // Insensitive rows are items, too.
        let flags = GtkPickFlags(GTK_PICK_INSENSITIVE.rawValue | GTK_PICK_NON_TARGETABLE.rawValue)
        let pressed = Widget.wrap(gtk_widget_pick(widget, point.x, point.y, flags))
        return pressed?.selfAndAncestors.first { $0.parent == surface }.flatMap(Self.index)
    }

    /// The widget directly around the rows: in a column view, the list below the titles.
    package var surface: Widget {
        isA(gtk_column_view_get_type()) ? children.first { $0.isA(gtk_list_view_get_type()) } ?? self : self
    }

    static func index(of row: Widget) -> Int? {
        if row.isA(gtk_list_box_row_get_type()) { return Int(gtk_list_box_row_get_index(row.typed())) }
        if row.isA(gtk_flow_box_child_get_type()) { return Int(gtk_flow_box_child_get_index(row.typed())) }
        return ListItem(of: row)?.position
    }

    /// Calls a handler when items are added, removed or moved, until the result is released.
    package func onItemsChange(_ handler: @escaping () -> Void) -> ItemChanges {
        ItemChanges(
            of: model ?? Object(owning: UnsafeMutableRawPointer(gtk_widget_observe_children(widget))), handler)
    }
}
