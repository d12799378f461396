import CGtk
import Platform

/// A reference to a row of a model that follows the row when it moves.
final class TreeMark {
    private let reference: OpaquePointer

    init(owning reference: OpaquePointer) { self.reference = reference }

    isolated deinit {
        giveBack(reference) { gtk_tree_row_reference_free(OpaquePointer($0!)) }
    }

    /// The path of the row; nil after it has been removed.
    var row: TreePath? { TreePath(owning: gtk_tree_row_reference_get_path(reference)) }
}
