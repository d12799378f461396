import CGtk

/// An animation that shows that something is in progress.
public final class Spinner: Widget {
    /// Makes a spinner that turns.
    public init() {
        super.init(sinking: gtk_spinner_new())
        gtk_spinner_start(opaque)
    }
}
