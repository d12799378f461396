import Gtk

/// A responder that marks parts of a text. A tap or click on a mark opens a menu for that mark, as on phones.
protocol MarkTarget: Responder {
    /// Returns the mark at a point in the coordinates of the text's widget; nil if there is none.
    func mark(at point: Point) -> TextMark?
}

extension Responder {
    /// The first responder in the chain that marks parts of its text; nil if none does.
    var marks: (any MarkTarget)? {
        ResponderChain(first: self).responders.lazy.compactMap { $0 as? any MarkTarget }.first
    }
}
