import Gtk

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
