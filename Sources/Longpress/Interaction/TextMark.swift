import Gtk

/// A marked part of a text, such as a misspelt word with a line below it.
struct TextMark {
    /// The range in the text, in the text's own unit.
    var range: Range<Int>
    /// The rectangle in the widget's coordinates. The mark's menu points at it.
    var rectangle: Rectangle
    /// The menu of what can be done about the mark.
    var menu: EditMenu
}
