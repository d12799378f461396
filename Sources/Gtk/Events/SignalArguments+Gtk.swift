import CGtk

extension SignalArguments {
    /// The two arguments from an index as a point.
    func point(_ index: Int) -> Point { Point(x: double(index), y: double(index + 1)) }

    /// The position in its text of an argument that is an iterator.
    package func textOffset(_ index: Int) -> Int {
        guard let iterator = boxed(index) else { return 0 }
        return Int(gtk_text_iter_get_offset(iterator.assumingMemoryBound(to: GtkTextIter.self)))
    }
}
