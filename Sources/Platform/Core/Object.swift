import CGtk

/// A GObject with one strong reference, held until this Swift object ends and the last C call that its pointer was read for
/// has returned.
///
/// Two wrappers of one GObject are equal. A wrapper holds no state of its own, so a new one can be made at any time. A signal
/// handler must not hold a wrapper of its own object strongly: the object would then keep itself alive.
open class Object {
    package nonisolated(unsafe) let raw: UnsafeMutableRawPointer

    /// Takes ownership of a reference that the caller owns (a `transfer full` result).
    package init(owning pointer: UnsafeMutableRawPointer) {
        raw = pointer
    }

    /// Adds a reference (for a `transfer none` result).
    package init(borrowing pointer: UnsafeMutableRawPointer) {
        raw = g_object_ref(pointer)
    }

    /// Takes the floating reference of a new widget, or adds a reference.
    package init(sinking pointer: UnsafeMutableRawPointer) {
        raw = g_object_ref_sink(pointer)
    }

    deinit {
        giveBack(object: raw)
    }

    /// Returns the object as a C type whose fields GTK declares.
    package func typed<T>() -> UnsafeMutablePointer<T> {
        raw.assumingMemoryBound(to: T.self)
    }

    /// The object as a C type that GTK leaves opaque.
    package var opaque: OpaquePointer {
        OpaquePointer(raw)
    }

    /// The name of the GObject's class, such as `GtkLabel`, for messages and tests.
    package var typeName: String {
        String(cString: lp_type_name(raw))
    }

    package func isA(_ type: GType) -> Bool {
        lp_is_a(raw, type) != 0
    }
}

extension Object: Hashable {
    /// Whether both wrap the same GObject.
    public nonisolated static func == (left: Object, right: Object) -> Bool {
        left.raw == right.raw
    }

    /// Hashes the GObject's identity.
    public nonisolated func hash(into hasher: inout Hasher) {
        hasher.combine(raw)
    }
}
