import RichText

/// The text of a note, which the view that shows it stores. The note reads, changes and observes it through this protocol.
///
/// The note has no copy of its own that a view would mirror. A text view stores its text in its own form anyway, and input
/// methods change it in steps that are visible only there. Two copies would take twice the memory and could differ.
///
/// Positions are counted in Unicode scalars from the start.
package protocol NoteText: AnyObject {
    /// The number of Unicode scalars.
    var count: Int { get }
    /// Returns a part of the text.
    func text(in range: Range<Int>) -> String
    /// Returns the position of a picture; `nil` if it isn't in the text.
    func offset(ofPicture id: Int) -> Int?
    /// Returns the picture at a position; `nil` if there is text, or if it is at the end or beyond.
    func picture(at offset: Int) -> TextPicture?
    /// Returns a part of the text with its styles and directions.
    func richText(in range: Range<Int>) -> RichText

    /// The end where the selection began; the insertion point if there is no selection.
    var selectionAnchor: Int { get }
    /// The position where typed text is inserted. Setting it removes the selection.
    var insertionPoint: Int { get set }
    /// Selects the text between two positions, with the insertion point at the second one.
    func select(from anchor: Int, to insertionPoint: Int)

    /// Inserts text at the end, with exactly its own styles and directions, as one change.
    func append(_ text: RichText)
    /// Makes a change, or repeats it.
    func apply(_ change: TextChange)
    /// Removes all text.
    func removeAll()

    /// Calls a handler after every change, whatever makes it.
    func onEvent(_ handler: @escaping (TextEvent) -> Void)
    /// Calls a handler after the selection or the insertion point has moved.
    func onSelectionMove(_ handler: @escaping () -> Void)
}
