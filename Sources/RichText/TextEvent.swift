/// A change of a text, or the beginning or end of an action, reported as it happens.
package enum TextEvent {
    /// A user action begins. The changes until its end belong together.
    case actionBegins
    /// The text has changed, whatever changed it.
    case change(TextChange)
    /// The user action ends.
    case actionEnds
    /// The last change was pasted from a clipboard by the view itself: in GTK, by a click with the middle button.
    case pasted
}
