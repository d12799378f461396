import CGtk

/// A value that says its type (`GVariant`): what comes over a bus, what an action is handed, an attribute of a menu.
package nonisolated final class Variant {
    package let pointer: OpaquePointer

    /// Takes over a reference.
    package init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    package init(_ pointer: OpaquePointer) {
        self.pointer = g_variant_ref(pointer)
    }

    deinit {
        giveBack(pointer) { g_variant_unref(OpaquePointer($0)) }
    }

    /// The signature of its type, such as `s`.
    package var type: String { String(cString: g_variant_get_type_string(pointer)) }

    /// One of the values in it; nil if there aren't as many.
    package func child(_ index: Int) -> Variant? {
        guard g_variant_is_container(pointer) != 0, index < Int(g_variant_n_children(pointer)) else { return nil }
        return Variant(owning: g_variant_get_child_value(pointer, gsize(index)))
    }

    /// The values in a dictionary by their names.
    package var entries: [(name: String, value: Variant)] {
        guard type.hasPrefix("a{s") else { return [] }
        return (0..<Int(g_variant_n_children(pointer))).compactMap { index in
            guard let entry = child(index), let name = entry.child(0)?.text, let value = entry.child(1) else {
                return nil
            }
            return (name, value)
        }
    }

    /// The value in a dictionary of a name; nil if there is none.
    package func entry(_ name: String) -> Variant? { entries.first { $0.name == name }?.value }

    /// Its text; nil if it is none.
    package var text: String? { type == "s" ? String(cString: g_variant_get_string(pointer, nil)) : nil }

    /// Whether it is true; nil if it is neither true nor false.
    package var bool: Bool? { type == "b" ? g_variant_get_boolean(pointer) != 0 : nil }

    /// Its number without a sign; nil if it is none.
    package var unsigned: UInt32? { type == "u" ? g_variant_get_uint32(pointer) : nil }

    /// Its number; nil if it is none.
    package var double: Double? { type == "d" ? g_variant_get_double(pointer) : nil }
}
