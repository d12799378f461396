import Gtk

/// A part of a text that is marked, such as a misspelt word, which has a line below it.
struct TextMark {
    /// Its position in the text, in the unit in which the text counts.
    var range: Range<Int>
    /// Its rectangle in the widget's coordinates: what its menu points at.
    var rectangle: Rectangle
    /// What can be done about it.
    var menu: EditMenu
}
