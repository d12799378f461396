import CGtk

/// Text that is dropped on a text view, before it is handled.
package struct TextDrop {
    /// The position in the text where it was dropped.
    package let offset: Int
    /// The text, without styles.
    package let text: String
    /// The text of this program that it was dragged from, with the part that is selected there; nil if it comes from another
    /// program or from something else.
    package let source: (buffer: TextBuffer, range: Range<Int>)?
}
