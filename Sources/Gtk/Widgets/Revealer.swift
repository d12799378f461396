import CGtk

/// Slides its child in and out.
public final class Revealer: Widget {
    /// Makes a revealer that hides its child at first.
    public init(_ child: Widget) {
        super.init(sinking: gtk_revealer_new())
        setChild(child)
    }

    /// A widget that has just been made has no other owner: as an argument it stays until it has this one.
    private func setChild(_ child: Widget) { gtk_revealer_set_child(opaque, child.widget) }

    /// Makes an empty one, for what is seldom seen.
    public init() { super.init(sinking: gtk_revealer_new()) }

    /// Shows the child. The first time it is made, if there is none.
    public func reveal(making child: () -> Widget) {
        if gtk_revealer_get_child(opaque) == nil { setChild(child()) }
        isRevealed = true
    }

    /// Whether the child is, or is about to be, shown.
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }

    /// Has the child come up from below, in a time in milliseconds, where the desktop allows animation.
    public func slidesUp(milliseconds: Int) {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        gtk_revealer_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Has the child appear where it is, in a time in milliseconds, where the desktop allows animation.
    public func fades(milliseconds: Int) {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
        gtk_revealer_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Calls a handler when the child has wholly come or gone.
    @discardableResult
    package func onArrival(_ handler: @escaping () -> Void) -> SignalConnection {
        onChange(of: "child-revealed", handler)
    }
}
