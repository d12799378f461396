/// Where a person is in a note: what a change begins from, and what it leaves.
struct NotePlace: Hashable {
    /// Where the selection in the text was begun; the insertion point with nothing selected.
    var selectionAnchor = 0
    /// Where typing goes.
    var insertionPoint = 0
    /// The selected pictures, in order.
    var pictures: [NotePicture.ID] = []

    /// Whether any text is selected.
    var hasSelection: Bool { selectionAnchor != insertionPoint }
}
