/// Draws shadows only with integral corner radii.
///
/// - Symptom: The program's memory grows by more than 6 kB with each frame of a preview that grows out of its image or shrinks
///   back. Without OpenGL, GTK blurs the corner of a shadow once for each radius, and keeps every result until the program ends.
/// - Versions: seen with 4.8.
/// - Source: gskrendernodeimpl.c, `draw_shadow_corner`.
/// - Test: `ShadowTests`, `PreviewDrawingTests.testAnimatingThePreviewDoesNotLeak`.
/// - Remove when: GTK frees the corners that it no longer draws.
enum KeptShadows {
    /// Returns the corner radii of the shadow of a rectangle with rounded corners, in points. They are never smaller than the
    /// rectangle's own radii, which would leave a gap between the two, unless the rectangle is completely round.
    static func corner(for corner: Size, of rect: Rectangle) -> Size {
        Size(
            width: min(corner.width.rounded(.up), (rect.width / 2).rounded(.down)),
            height: min(corner.height.rounded(.up), (rect.height / 2).rounded(.down)))
    }
}
