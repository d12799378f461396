/// A change of a text, or the bounds of an action, told as it happens.
package enum TextEvent {
    /// Something that a person does begins: what changes until its end belongs together.
    case actionBegins
    /// Something has changed, whoever did it.
    case change(TextChange)
    /// The person's action ends.
    case actionEnds
    /// The last change was pasted from a clipboard by whoever shows the text: in GTK, by a click with the middle button.
    case pasted
}
