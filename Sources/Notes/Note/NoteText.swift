import RichText

/// The text of a note, which whoever shows it holds: a note reads it, changes it and follows it through this.
///
/// It isn't a value of the note's own, which a view would mirror: a text view keeps its text in a form of its own anyway, and
/// input methods change that in steps that nobody else knows. Two copies would take twice the memory and could differ.
///
/// Positions are counted in Unicode scalars from the start.
package protocol NoteText: AnyObject {
    /// The number of Unicode scalars.
    var count: Int { get }
    /// A part of it.
    func text(in range: Range<Int>) -> String
    /// The position of the picture with a number; nil if it doesn't stand in the text.
    func offset(ofPicture id: Int) -> Int?
    /// The picture that stands at a position; nil if it is text, its end, or beyond.
    func picture(at offset: Int) -> TextPicture?
    /// A part of it with its styles and directions.
    func richText(in range: Range<Int>) -> RichText

    /// The end of the selection at which it was begun; the insertion point if nothing is selected.
    var selectionAnchor: Int { get }
    /// The position where typing goes. Setting it selects nothing.
    var insertionPoint: Int { get set }
    /// Selects what is between two positions, with the insertion point at the second one.
    func select(from anchor: Int, to insertionPoint: Int)

    /// Puts text in at the end, with exactly its own styles and directions, as one change.
    func append(_ text: RichText)
    /// Makes a change, or makes it again.
    func apply(_ change: TextChange)
    /// Leaves nothing.
    func removeAll()

    /// Calls a handler for every change, whoever makes it, after it has happened.
    func onEvent(_ handler: @escaping (TextEvent) -> Void)
    /// Calls a handler after the selection or the insertion point has moved.
    func onSelectionMove(_ handler: @escaping () -> Void)
}
