import CGtk

/// A weak reference to a GObject, for handlers and attachments that must not own their widget.
public final class WeakObject<Wrapped: Object> {
    private nonisolated(unsafe) let reference: UnsafeMutablePointer<GWeakRef>
    private let wrap: (UnsafeMutableRawPointer) -> Wrapped

    package init(_ object: Wrapped, wrap: @escaping (UnsafeMutableRawPointer) -> Wrapped) {
        reference = lp_new_weak_ref()
        self.wrap = wrap
        g_weak_ref_set(reference, object.raw)
    }

    deinit {
        giveBack(reference) { lp_free_weak_ref($0) }
    }

    /// The object, or nil after it has ended.
    public var value: Wrapped? {
        g_weak_ref_get(reference).map(wrap)
    }
}
