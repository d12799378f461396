import CGtk

extension SignalArguments {
    /// Returns the two arguments from an index on as a point.
    func point(_ index: Int) -> Point { Point(x: double(index), y: double(index + 1)) }

    /// Returns the text position of an argument that is a text iterator.
    package func textOffset(_ index: Int) -> Int {
        guard let iterator = boxed(index) else { return 0 }
        return Int(gtk_text_iter_get_offset(iterator.assumingMemoryBound(to: GtkTextIter.self)))
    }
}
