public import Gtk

/// A picture in which the user selects a region with finger, pointer or keys, for its edit menu.
///
/// A responder that conforms gets this as soon as its widget has an edit menu. ``ImageRegionResponder`` conforms already.
///
/// - A double tap or double click selects what ``EditMenuTarget/selectForDoubleTap(at:)`` defines: the whole picture.
/// - Dragging with the mouse selects. Dragging a corner or edge resizes the region; dragging inside it moves it.
/// - Dragging with a finger moves a picture that is larger than its view, and selects in any other. After a hold it always
///   selects. The mouse moves a picture by the view's own means, such as the wheel.
/// - A tap or click outside the region deselects it; a tap inside opens its menu again.
///
/// The menu is hidden while a region is dragged or the picture is moved, and returns afterwards.
public protocol RegionTarget: EditMenuTarget {
    /// The whole picture, in pixels, as displayed.
    var wholeRegion: ImageRegion { get }

    /// The picture's frame in the widget's coordinates. It may extend beyond the visible area.
    var pictureFrame: Rectangle { get }

    /// The selected region, in pixels of the picture as displayed; nil for none.
    var selectedRegion: ImageRegion? { get set }

    /// Returns whether a drag moves the picture, unless it begins with a hold or on a corner or edge of the region.
    func scrollsByDrag(isTouch: Bool) -> Bool

    /// Scrolls a picture that is larger than its view by a distance in points to the right and down, as far as possible.
    func scroll(x: Double, y: Double)

    /// Called when the user has completed a gesture that selects a different region.
    func regionChosen()
}

extension RegionTarget {
    /// Does nothing: the view shows the whole picture.
    public func scroll(x: Double, y: Double) {}

    /// Does nothing.
    public func regionChosen() {}
}

extension RegionTarget {
    /// Returns the geometry of the region in a widget; nil if nothing is selected or visible.
    func geometry(in widget: Widget) -> RegionGeometry? {
        guard let region = selectedRegion, let visible = widget.visiblePart else { return nil }
        return RegionGeometry(region, of: wholeRegion, in: pictureFrame, visible: visible)
    }

    /// Converts a point of the widget to the picture's pixels.
    func pixel(at point: Point) -> Point { RegionGeometry.pixel(at: point, of: wholeRegion, in: pictureFrame) }
}
