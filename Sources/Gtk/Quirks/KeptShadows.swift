/// Draws shadows with corners of whole radii only.
///
/// - Symptom: The memory that a program uses grows by more than 6 kB with each frame of a preview that grows out of its image, or
///   goes back. Without OpenGL, GTK blurs the corner of a shadow once for each radius that it is drawn with, and keeps every one
///   until the program ends.
/// - Versions: seen with 4.8.
/// - Source: gskrendernodeimpl.c, `draw_shadow_corner`.
/// - Test: `ShadowTests`, `PreviewDrawingTests.testItsWayLeavesNothingInTheMemory`.
/// - Remove when: GTK frees the corners that it no longer draws.
enum KeptShadows {
    /// Returns the radii of the corners of the shadow, in points, of something with corners of its own. They are never smaller, which
    /// would leave a gap between the two, unless that is round all over.
    static func corner(for corner: Size, of rect: Rectangle) -> Size {
        Size(
            width: min(corner.width.rounded(.up), (rect.width / 2).rounded(.down)),
            height: min(corner.height.rounded(.up), (rect.height / 2).rounded(.down)))
    }
}
