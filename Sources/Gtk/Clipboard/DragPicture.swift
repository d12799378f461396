import CGtk

/// The picture that follows the pointer during a drag.
package struct DragPicture {
    let width: Double
    let height: Double
    let hotspot: (x: Double, y: Double)
    let draw: (Snapshot) -> Void

    /// Makes a picture of a size in points, with the pointer so far from its top left corner.
    package init(
        width: Double, height: Double, hotspot: (x: Double, y: Double), _ draw: @escaping (Snapshot) -> Void
    ) {
        self.width = width
        self.height = height
        self.hotspot = hotspot
        self.draw = draw
    }
}
