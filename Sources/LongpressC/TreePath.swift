import CGtk

/// The path of a row of a `GtkTreeView` in its model: its index among its siblings, from 0, preceded by those of its ancestors.
struct TreePath: Hashable {
    let indices: [gint]

    init(_ path: OpaquePointer) {
        var depth: gint = 0
        let first = gtk_tree_path_get_indices_with_depth(path, &depth)
        indices = (0..<Int(depth)).compactMap { first?[$0] }
    }

    /// Creates it from a path that the caller owns, and frees that; nil for `NULL`.
    init?(owning path: OpaquePointer?) {
        guard let path else { return nil }
        self.init(path)
        gtk_tree_path_free(path)
    }

    /// Passes a GTK path to a closure.
    func with<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        var indices = indices
        let path = gtk_tree_path_new_from_indicesv(&indices, gsize(indices.count))!
        defer { gtk_tree_path_free(path) }
        return body(path)
    }

    /// Returns whether this row is above another one, if both are shown. A row is above its descendants.
    func comes(before other: TreePath) -> Bool { indices.lexicographicallyPrecedes(other.indices) }

    /// Returns whether another row is a descendant of this one.
    func contains(_ other: TreePath) -> Bool {
        other.indices.count > indices.count && other.indices.starts(with: indices)
    }
}
