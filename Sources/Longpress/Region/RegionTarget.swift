public import Gtk

/// A picture of which a person selects a region with finger, pointer or keys, for its edit menu.
///
/// A responder that conforms gets all that as soon as its widget has an edit menu; ``ImageRegionResponder`` conforms already.
///
/// - A double tap or double click selects what ``EditMenuTarget/selectForDoubleTap(at:)`` says: the whole picture.
/// - Dragging with the mouse selects. A region's corners and edges can be dragged, and within it all of it moves.
/// - A finger's drag moves a picture that is larger than its view; of another it selects. Held first, it always selects. The
///   mouse moves a picture by what its view has for that, such as the wheel.
/// - A tap or click beside the region selects nothing any more; a tap on it brings its menu back.
///
/// The menu hides while a region is dragged or the picture is moved, and returns after.
public protocol RegionTarget: EditMenuTarget {
    /// All of the picture, in its pixels as it is seen.
    var wholeRegion: ImageRegion { get }

    /// The picture's frame in the widget's coordinates; it may go beyond what is to be seen.
    var pictureFrame: Rectangle { get }

    /// The selected region, in pixels of the picture as it is seen; nil for none.
    var selectedRegion: ImageRegion? { get set }

    /// Whether a drag moves the picture, unless it begins with a hold or on a corner or edge of the region.
    func scrollsByDrag(isTouch: Bool) -> Bool

    /// Moves what is to be seen of a picture that is larger than its view by so many points to the right and downwards, as
    /// far as there is more of it.
    func scroll(x: Double, y: Double)

    /// Says that a person has selected another region, by a gesture that is over.
    func regionChosen()
}

extension RegionTarget {
    /// Does nothing: the view shows the whole picture.
    public func scroll(x: Double, y: Double) {}

    /// Does nothing.
    public func regionChosen() {}
}

extension RegionTarget {
    /// The position of the region in a widget; nil if nothing is selected or to be seen.
    func geometry(in widget: Widget) -> RegionGeometry? {
        guard let region = selectedRegion, let visible = widget.visiblePart else { return nil }
        return RegionGeometry(region, of: wholeRegion, in: pictureFrame, visible: visible)
    }

    /// The position in the picture, in its pixels, of a point of the widget.
    func pixel(at point: Point) -> Point { RegionGeometry.pixel(at: point, of: wholeRegion, in: pictureFrame) }
}
