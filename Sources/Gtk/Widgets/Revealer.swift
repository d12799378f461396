import CGtk

/// A container that slides or fades its child in and out.
public final class Revealer: Widget {
    /// Makes a revealer that hides its child initially.
    public init(_ child: Widget) {
        super.init(sinking: gtk_revealer_new())
        setChild(child)
    }

    /// A new widget has no other owner: as an argument, it stays alive until the revealer owns it.
    private func setChild(_ child: Widget) { gtk_revealer_set_child(opaque, child.widget) }

    /// Makes an empty revealer, for a child that is seldom shown.
    public init() { super.init(sinking: gtk_revealer_new()) }

    /// Shows the child, and makes it first if there is none.
    public func reveal(making child: () -> Widget) {
        if gtk_revealer_get_child(opaque) == nil { setChild(child()) }
        isRevealed = true
    }

    /// Whether the child is shown or about to be shown.
    public var isRevealed: Bool {
        get { gtk_revealer_get_reveal_child(opaque) != 0 }
        set { gtk_revealer_set_reveal_child(opaque, newValue ? 1 : 0) }
    }

    /// Makes the child slide up from below, within a time in milliseconds, if the desktop allows animation.
    public func slidesUp(milliseconds: Int) {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_SLIDE_UP)
        gtk_revealer_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Makes the child fade in and out in its place, within a time in milliseconds, if the desktop allows animation.
    public func fades(milliseconds: Int) {
        gtk_revealer_set_transition_type(opaque, GTK_REVEALER_TRANSITION_TYPE_CROSSFADE)
        gtk_revealer_set_transition_duration(opaque, guint(milliseconds))
    }

    /// Calls a handler when the child is fully shown or fully hidden.
    @discardableResult
    package func onArrival(_ handler: @escaping () -> Void) -> SignalConnection {
        onChange(of: "child-revealed", handler)
    }
}
