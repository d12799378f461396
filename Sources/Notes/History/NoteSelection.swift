/// The selection in a note before or after a change.
package struct NoteSelection: Hashable {
    /// The end where the selection began; the insertion point if there is no selection.
    package var selectionAnchor = 0
    /// The position where typed text is inserted.
    package var insertionPoint = 0
    /// The selected pictures, in order.
    package var pictures: [NotePicture.ID] = []

    var hasSelection: Bool { selectionAnchor != insertionPoint }
}
