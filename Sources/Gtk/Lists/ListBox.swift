import CGtk

/// A column of rows. The user moves through them with pointer and keyboard, and can select any number.
public final class ListBox: ItemList {
    /// Makes an empty list.
    ///
    /// - Parameters:
    ///   - name: The name for assistive technologies.
    ///   - isForReading: Whether rows can't be selected.
    public init(name: String, isForReading: Bool = false) {
        super.init(sinking: gtk_list_box_new(), name: name)
        gtk_list_box_set_selection_mode(opaque, isForReading ? GTK_SELECTION_NONE : GTK_SELECTION_MULTIPLE)
    }

    /// Adds a row at the end.
    public func append(_ row: ListRow) { gtk_list_box_append(opaque, row.widget) }

    /// Removes a row.
    public func remove(_ row: ListRow) { gtk_list_box_remove(opaque, row.widget) }

    /// Sets the heading above the first visible row of each group. The closure gets a row's position among all rows, from 0.
    package func setHeadings(_ heading: @escaping (_ row: Int) -> String) {
        gtk_list_box_set_header_func(
            opaque,
            { row, before, data in
                nonisolated(unsafe) let (row, before, data) = (row!, before, data!)
                MainActor.assumeIsolated {
                    setHeading(UserData<(Int) -> String>.value(of: data), above: row, before: before)
                }
            }, UserData.retained(heading), releaseUserData)
    }

    /// Updates the headings after rows have been added or removed.
    package func updateHeadings() { gtk_list_box_invalidate_headers(opaque) }

    /// Adds a row to the selection.
    public func select(_ row: ListRow) { gtk_list_box_select_row(opaque, row.typed()) }
}

/// Sets a row's heading above it, unless the previous visible row is in the same group.
@MainActor private func setHeading(
    _ heading: (Int) -> String, above row: UnsafeMutablePointer<GtkListBoxRow>,
    before: UnsafeMutablePointer<GtkListBoxRow>?
) {
    let text = heading(Int(gtk_list_box_row_get_index(row)))
    if let before, heading(Int(gtk_list_box_row_get_index(before))) == text {
        return gtk_list_box_row_set_header(row, nil)
    }
    guard gtk_list_box_row_get_header(row) == nil else { return }
    let label = Label(line: text)
    label.addStyle("heading")
    label.wraps = true
    label.horizontalAlignment = 0
    gtk_list_box_row_set_header(row, label.widget)
}
