import CGtk

/// A change of a text buffer, or the bounds of an action, told as it happens.
package enum TextBufferEvent {
    /// Something that a person does begins: what changes until its end belongs together.
    case actionBegins
    /// Something has changed, whoever did it.
    case change(TextChange)
    /// The person's action ends.
    case actionEnds
    /// GTK pasted the last change from a clipboard: a click with the middle button.
    case pasted
}
