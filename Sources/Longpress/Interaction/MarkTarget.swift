import Gtk

/// A part of a text that is marked, such as a misspelt word, which has a line below it.
struct TextMark {
    /// Its place in the text, in the unit in which the text counts.
    var range: Range<Int>
    /// Its rectangle in the widget's coordinates: what its menu points at.
    var rectangle: Rectangle
    /// What can be done about it.
    var menu: EditMenu
}

/// A responder that marks parts of a text. A tap or click on one opens a menu for it alone, as on phones.
protocol MarkTarget: Responder {
    /// Returns what is marked under a point, in the coordinates of the text's widget; nil if nothing is.
    func mark(at point: Point) -> TextMark?
}

extension Responder {
    /// The first responder in the chain that marks parts of its text; nil if none does.
    var marks: (any MarkTarget)? {
        ResponderChain(first: self).responders.lazy.compactMap { $0 as? any MarkTarget }.first
    }
}
