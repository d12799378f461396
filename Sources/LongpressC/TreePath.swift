import CGtk

/// Where a row of a `GtkTreeView` is in its model: its number among its siblings, from 0, after those of the rows that it is in.
struct TreePath: Hashable {
    let indices: [gint]

    init(_ path: OpaquePointer) {
        var depth: gint = 0
        let first = gtk_tree_path_get_indices_with_depth(path, &depth)
        indices = (0..<Int(depth)).compactMap { first?[$0] }
    }

    /// The same for a path that the caller was given to keep; nil for `NULL`.
    init?(owning path: OpaquePointer?) {
        guard let path else { return nil }
        self.init(path)
        gtk_tree_path_free(path)
    }

    /// Hands GTK a path for a call.
    func with<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        var indices = indices
        let path = gtk_tree_path_new_from_indicesv(&indices, gsize(indices.count))!
        defer { gtk_tree_path_free(path) }
        return body(path)
    }

    /// Whether this row is shown before another one, if both are shown; of a row and those in it, the row is.
    func comes(before other: TreePath) -> Bool { indices.lexicographicallyPrecedes(other.indices) }

    /// Whether another row is in this one.
    func contains(_ other: TreePath) -> Bool {
        other.indices.count > indices.count && other.indices.starts(with: indices)
    }
}
