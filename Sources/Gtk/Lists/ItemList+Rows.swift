import CGtk

extension ItemList {
    /// What stays with an item wherever it moves: the widget that the program put into a box; what the model of a view has for it,
    /// for a view's rows come to show other items.
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

    /// The positions of those of some elements that are still there, in order.
    package func indices(of elements: [Object]) -> [Int] {
        guard kind == .view else { return elements.compactMap(row).compactMap(Self.index).sorted() }
        guard let model, !elements.isEmpty else { return [] }
        let wanted = Set(elements)
        return ownedElements(of: model.opaque).map(Object.init(owning:)).enumerated().filter { wanted.contains($1) }
            .map(\.offset)
    }

    /// The row that shows an element; nil while there is none.
    package func row(of element: Object) -> Widget? {
        guard kind == .view else {
            return Widget(borrowing: element.raw).selfAndAncestors.prefix(2).first { $0.parent == self }
        }
        return surface.children.first { ListPlace(of: $0)?.element == element }
    }

    /// The row of the item at a position; nil while there is none.
    package func row(at index: Int) -> Widget? { element(at: index).flatMap(row) }

    /// The frame of the row that shows an element, in the list's coordinates; nil while there is none.
    package func frame(of element: Object) -> Rectangle? { row(of: element)?.bounds(in: self) }

    /// The position of the item whose row is at a point in the list, its padding included; without a point, that of the row that
    /// has the focus. Nil if there is none.
    package func index(at point: Point?) -> Int? {
        guard let point else { return surface.children.first(where: \.containsFocus).flatMap(Self.index) }
        // Also what is dimmed is an item.
        let flags = GtkPickFlags(GTK_PICK_INSENSITIVE.rawValue | GTK_PICK_NON_TARGETABLE.rawValue)
        let pressed = Widget.wrap(gtk_widget_pick(widget, point.x, point.y, flags))
        return pressed?.selfAndAncestors.first { $0.parent == surface }.flatMap(Self.index)
    }

    /// The widget directly around the rows: for a view with columns, below their titles.
    package var surface: Widget {
        isA(gtk_column_view_get_type()) ? children.first { $0.isA(gtk_list_view_get_type()) } ?? self : self
    }

    static func index(of row: Widget) -> Int? {
        if row.isA(gtk_list_box_row_get_type()) { return Int(gtk_list_box_row_get_index(row.typed())) }
        if row.isA(gtk_flow_box_child_get_type()) { return Int(gtk_flow_box_child_get_index(row.typed())) }
        return ListPlace(of: row)?.position
    }

    /// Calls a handler when items have come, gone or moved, until the result goes.
    package func onItemsChange(_ handler: @escaping () -> Void) -> ItemChanges {
        ItemChanges(
            of: model ?? Object(owning: UnsafeMutableRawPointer(gtk_widget_observe_children(widget))), handler)
    }
}
