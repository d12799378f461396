import CGtk

/// How many items of a list can be selected at a time.
public enum SelectionMode: Sendable {
    /// None.
    case none
    /// One at most.
    case single
    /// Any number.
    case multiple

    var gtk: GtkSelectionMode {
        switch self {
        case .none: GTK_SELECTION_NONE
        case .single: GTK_SELECTION_SINGLE
        case .multiple: GTK_SELECTION_MULTIPLE
        }
    }

    /// Returns the selection model that a view shows: the items of a list model and which of them are selected.
    func selection(of store: Object) -> Object {
        let items = OpaquePointer(g_object_ref(store.raw)!)
        switch self {
        case .none: return Object(owning: UnsafeMutableRawPointer(gtk_no_selection_new(items)))
        case .single:
            let selection = gtk_single_selection_new(items)!
            gtk_single_selection_set_autoselect(selection, 0)
            gtk_single_selection_set_can_unselect(selection, 1)
            // By now, it has selected the first item.
            gtk_selection_model_unselect_all(selection)
            return Object(owning: UnsafeMutableRawPointer(selection))
        case .multiple: return Object(owning: UnsafeMutableRawPointer(gtk_multi_selection_new(items)))
        }
    }
}
