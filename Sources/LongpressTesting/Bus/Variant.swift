import CGtk

/// A D-Bus value (`GVariant`).
package final class Variant {
    package let pointer: OpaquePointer

    /// Takes ownership of a value, whether its reference is floating or full.
    package init(_ pointer: OpaquePointer) {
        self.pointer = g_variant_take_ref(pointer)
    }

    deinit {
        g_variant_unref(pointer)
    }

    package static func string(_ value: String) -> Variant { Variant(g_variant_new_string(value)) }
    package static func int32(_ value: Int) -> Variant { Variant(g_variant_new_int32(Int32(value))) }
    package static func uint32(_ value: Int) -> Variant { Variant(g_variant_new_uint32(UInt32(value))) }
    package static func boolean(_ value: Bool) -> Variant { Variant(g_variant_new_boolean(value ? 1 : 0)) }
    package static func strings(_ values: [String]) -> Variant {
        let children = values.map(Variant.string)
        var pointers: [OpaquePointer?] = children.map(\.pointer)
        return withExtendedLifetime(children) {
            "s".withCString { name in
                let type = g_variant_type_new(name)
                defer { g_variant_type_free(type) }
                return Variant(g_variant_new_array(type, &pointers, gsize(pointers.count)))
            }
        }
    }
    /// Returns a value parsed from GVariant's text format, with its type, as in `<uint32 1>`.
    package static func parsed(_ text: String) -> Variant { Variant(g_variant_parse(nil, text, nil, nil, nil)) }
    package static func tuple(_ values: [Variant]) -> Variant {
        var pointers: [OpaquePointer?] = values.map(\.pointer)
        return withExtendedLifetime(values) { Variant(g_variant_new_tuple(&pointers, gsize(pointers.count))) }
    }

    package var type: String { String(cString: g_variant_get_type_string(pointer)) }
    /// The first character of its type.
    private var kind: Unicode.Scalar { Unicode.Scalar(UInt8(bitPattern: g_variant_get_type_string(pointer)[0])) }
    package var children: [Variant] { (0..<Int(g_variant_n_children(pointer))).map(child) }
    package func child(_ index: Int) -> Variant { Variant(g_variant_get_child_value(pointer, gsize(index))) }

    /// The value inside a variant-typed value; otherwise the value itself.
    package var unwrapped: Variant { kind == "v" ? Variant(g_variant_get_variant(pointer)) : self }

    package var string: String {
        "sog".unicodeScalars.contains(kind) ? String(cString: g_variant_get_string(pointer, nil)) : ""
    }

    package var bool: Bool { kind == "b" && g_variant_get_boolean(pointer) != 0 }

    package var int: Int {
        switch kind {
        case "i": Int(g_variant_get_int32(pointer))
        case "u": Int(g_variant_get_uint32(pointer))
        case "n": Int(g_variant_get_int16(pointer))
        case "x": Int(g_variant_get_int64(pointer))
        case "t": Int(g_variant_get_uint64(pointer))
        default: 0
        }
    }

    package var double: Double { kind == "d" ? g_variant_get_double(pointer) : Double(int) }
}
