import CGtk
import Platform

/// A row of a model, wherever it moves.
final class TreeMark {
    private let reference: OpaquePointer

    init(owning reference: OpaquePointer) { self.reference = reference }

    isolated deinit {
        giveBack(reference) { gtk_tree_row_reference_free(OpaquePointer($0!)) }
    }

    /// Where the row is; nil once it has gone.
    var row: TreePath? { TreePath(owning: gtk_tree_row_reference_get_path(reference)) }
}
