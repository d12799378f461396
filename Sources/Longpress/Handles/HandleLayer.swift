/// A place to draw the handles of a selection, where they are cut off as the text is. A text view takes them in; for any other
/// widget they are laid over its window.
protocol HandleLayer: AnyObject {
    /// Shows both handles, or moves them; the geometry is in the widget's coordinates.
    func show(_ geometry: HandleGeometry)
    func hide()
}
