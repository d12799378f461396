/// Draws shadows with corners of whole radii only.
///
/// - Symptom: The memory that a program uses grows by more than 6 kB with each frame of a preview that grows out of its image, or
///   goes back. Without OpenGL, GTK blurs the corner of a shadow once for each radius that it is drawn with, and keeps every one
///   until the program ends.
/// - Versions: seen with 4.8.
/// - Source: gskrendernodeimpl.c, `draw_shadow_corner`.
/// - Test: `ShadowTests`, `PreviewDrawingTests.testItsWayLeavesNothingInTheMemory`.
/// - Remove when: GTK gives up the corners that are drawn no more.
enum KeptShadows {
    /// The radius of the corners of a shadow, in points, for what has corners of a radius of its own. It isn't less than
    /// that: there would be a gap between them.
    static func cornerRadius(for radius: Double) -> Double { radius.rounded(.up) }
}
