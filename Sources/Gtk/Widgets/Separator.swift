import CGtk

/// A thin line between widgets.
public final class Separator: Widget {
    /// Makes a line.
    public init(_ orientation: Orientation) { super.init(sinking: gtk_separator_new(orientation.gtk)) }
}
