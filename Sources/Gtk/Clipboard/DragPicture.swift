import CGtk

/// The picture that follows the pointer during a drag.
package struct DragPicture {
    let size: Size
    let hotspot: Point
    let draw: (Snapshot) -> Void

    /// Makes a picture of a size in points. The hotspot is the pointer's position relative to its top left corner.
    package init(size: Size, hotspot: Point, _ draw: @escaping (Snapshot) -> Void) {
        (self.size, self.hotspot, self.draw) = (size, hotspot, draw)
    }

    /// The picture as a paintable; nil if nothing is drawn.
    var paintable: Object? {
        let snapshot = Snapshot()
        draw(snapshot)
        return snapshot.paintable(size)
    }
}
