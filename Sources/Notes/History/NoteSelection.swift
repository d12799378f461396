/// What is selected in a note before or after a change.
package struct NoteSelection: Hashable {
    /// The end of the selection at which it was begun; the insertion point if there is no selection.
    package var selectionAnchor = 0
    /// The position where typing goes.
    package var insertionPoint = 0
    /// The selected pictures, in order.
    package var pictures: [NotePicture.ID] = []

    var hasSelection: Bool { selectionAnchor != insertionPoint }
}
