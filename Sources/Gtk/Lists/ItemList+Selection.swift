import CGtk

extension ItemList {
    /// Whether items can be selected.
    public var isSelectable: Bool {
        switch kind {
        case .listBox: gtk_list_box_get_selection_mode(opaque) != GTK_SELECTION_NONE
        case .flowBox: gtk_flow_box_get_selection_mode(opaque) != GTK_SELECTION_NONE
        case .view: model?.isA(gtk_no_selection_get_type()) == false
        }
    }

    /// The positions of the selected items, in order.
    public var selectedIndices: [Int] {
        switch kind {
        case .listBox:
            let rows = gtk_list_box_get_selected_rows(opaque)
            defer { g_list_free(rows) }
            return elements(of: rows).map {
                Int(gtk_list_box_row_get_index($0.assumingMemoryBound(to: GtkListBoxRow.self)))
            }
        case .flowBox:
            let tiles = gtk_flow_box_get_selected_children(opaque)
            defer { g_list_free(tiles) }
            return elements(of: tiles).map {
                Int(gtk_flow_box_child_get_index($0.assumingMemoryBound(to: GtkFlowBoxChild.self)))
            }.sorted()
        case .view:
            guard let model, let selection = gtk_selection_model_get_selection(model.opaque) else { return [] }
            defer { gtk_bitset_unref(selection) }
            return (0..<guint(gtk_bitset_get_size(selection))).map { Int(gtk_bitset_get_nth(selection, $0)) }
        }
    }

    /// Selects one item and unselects all others.
    public func selectOnly(at index: Int) {
        switch kind {
        case .listBox:
            unselectAll()
            gtk_list_box_get_row_at_index(opaque, gint(index)).map { gtk_list_box_select_row(opaque, $0) }
        case .flowBox:
            unselectAll()
            gtk_flow_box_get_child_at_index(opaque, gint(index)).map { gtk_flow_box_select_child(opaque, $0) }
        case .view:
            if let model { gtk_selection_model_select_item(model.opaque, guint(index), 1) }
        }
    }

    /// Selects some items of a view and unselects all others.
    package func select(_ indices: [Int]) {
        guard let model else { return }
        let (selected, all) = (gtk_bitset_new_empty(), gtk_bitset_new_range(0, g_list_model_get_n_items(model.opaque)))
        for index in indices { gtk_bitset_add(selected, guint(index)) }
        gtk_selection_model_set_selection(model.opaque, selected, all)
        gtk_bitset_unref(selected)
        gtk_bitset_unref(all)
    }

    /// Selects all items.
    public func selectAll() {
        switch kind {
        case .listBox: gtk_list_box_select_all(opaque)
        case .flowBox: gtk_flow_box_select_all(opaque)
        case .view: if let model { gtk_selection_model_select_all(model.opaque) }
        }
    }

    /// Unselects all items.
    public func unselectAll() {
        switch kind {
        case .listBox: gtk_list_box_unselect_all(opaque)
        case .flowBox: gtk_flow_box_unselect_all(opaque)
        case .view: if let model { gtk_selection_model_unselect_all(model.opaque) }
        }
    }

    /// Calls a handler when the selection changes.
    @discardableResult
    public func onSelectionChange(_ handler: @escaping () -> Void) -> SignalConnection? {
        switch kind {
        case .listBox: connect("selected-rows-changed") { _ in handler() }
        case .flowBox: connect("selected-children-changed") { _ in handler() }
        case .view: model?.connect("selection-changed") { _ in handler() }
        }
    }

    /// The selection model of a view; nil for a box of widgets.
    var model: Object? { kind == .view ? object("model") : nil }
}
