import CGtk

/// A sign that something is going on.
public final class Spinner: Widget {
    /// Makes a spinner that turns.
    public init() {
        super.init(sinking: gtk_spinner_new())
        gtk_spinner_start(opaque)
    }
}
