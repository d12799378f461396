import CGtk

/// A value with a type (`GVariant`): a D-Bus message's body, an action's parameter, a menu's attribute.
package nonisolated final class Variant {
    package let pointer: OpaquePointer

    /// Takes ownership of a reference.
    package init(owning pointer: OpaquePointer) {
        self.pointer = pointer
    }

    package init(_ pointer: OpaquePointer) {
        self.pointer = g_variant_ref(pointer)
    }

    deinit {
        giveBack(pointer) { g_variant_unref(OpaquePointer($0)) }
    }

    /// The signature of the type, such as `s`.
    package var type: String { String(cString: g_variant_get_type_string(pointer)) }

    /// Returns the child value at an index; nil if there is none.
    package func child(_ index: Int) -> Variant? {
        guard g_variant_is_container(pointer) != 0, index < Int(g_variant_n_children(pointer)) else { return nil }
        return Variant(owning: g_variant_get_child_value(pointer, gsize(index)))
    }

    /// The values of a dictionary with their names.
    package var entries: [(name: String, value: Variant)] {
        guard type.hasPrefix("a{s") else { return [] }
        return (0..<Int(g_variant_n_children(pointer))).compactMap { index in
            guard let entry = child(index), let name = entry.child(0)?.text, let value = entry.child(1) else {
                return nil
            }
            return (name, value)
        }
    }

    /// Returns the value of a name in a dictionary; nil if there is none.
    package func entry(_ name: String) -> Variant? { entries.first { $0.name == name }?.value }

    /// The string; nil for another type.
    package var text: String? { type == "s" ? String(cString: g_variant_get_string(pointer, nil)) : nil }

    /// The Boolean; nil for another type.
    package var bool: Bool? { type == "b" ? g_variant_get_boolean(pointer) != 0 : nil }

    /// The unsigned number; nil for another type.
    package var unsigned: UInt32? { type == "u" ? g_variant_get_uint32(pointer) : nil }

    /// The number; nil for another type.
    package var double: Double? { type == "d" ? g_variant_get_double(pointer) : nil }
}
