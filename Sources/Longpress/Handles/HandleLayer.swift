/// Draws the handles of a selection, clipped like its text. A text view contains them. For other widgets they are overlaid on the
/// window.
protocol HandleLayer: AnyObject {
    /// Shows or moves both handles, in a colour that is visible on a light or dark background. The geometry is in the widget's
    /// coordinates.
    func show(_ geometry: HandleGeometry, onDark: Bool)
    func hide()
}
