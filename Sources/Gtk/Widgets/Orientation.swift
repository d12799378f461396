import CGtk

/// The direction in which a container lays out its children.
public enum Orientation: Sendable {
    /// Side by side.
    case horizontal
    /// From top to bottom.
    case vertical

    var gtk: GtkOrientation { self == .horizontal ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL }
}
