import CGtk

/// A value as D-Bus carries it.
final class Variant {
    let pointer: OpaquePointer

    /// Takes over a value, floating or owned.
    init(_ pointer: OpaquePointer) {
        self.pointer = g_variant_take_ref(pointer)
    }

    deinit {
        g_variant_unref(pointer)
    }

    static func string(_ value: String) -> Variant { Variant(g_variant_new_string(value)) }
    static func int32(_ value: Int) -> Variant { Variant(g_variant_new_int32(Int32(value))) }
    static func uint32(_ value: Int) -> Variant { Variant(g_variant_new_uint32(UInt32(value))) }
    static func boolean(_ value: Bool) -> Variant { Variant(g_variant_new_boolean(value ? 1 : 0)) }
    static func strings(_ values: [String]) -> Variant {
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
    /// A value in GVariant's text format, with its type, as in `<uint32 1>`.
    static func parsed(_ text: String) -> Variant { Variant(g_variant_parse(nil, text, nil, nil, nil)) }
    static func tuple(_ values: [Variant]) -> Variant {
        var pointers: [OpaquePointer?] = values.map(\.pointer)
        return withExtendedLifetime(values) { Variant(g_variant_new_tuple(&pointers, gsize(pointers.count))) }
    }

    var type: String { String(cString: g_variant_get_type_string(pointer)) }
    var children: [Variant] { (0..<Int(g_variant_n_children(pointer))).map(child) }
    func child(_ index: Int) -> Variant { Variant(g_variant_get_child_value(pointer, gsize(index))) }

    /// The value inside a variant-typed value, else itself.
    var unwrapped: Variant { type == "v" ? Variant(g_variant_get_variant(pointer)) : self }

    var string: String { ["s", "o", "g"].contains(type) ? String(cString: g_variant_get_string(pointer, nil)) : "" }

    var bool: Bool { type == "b" && g_variant_get_boolean(pointer) != 0 }

    var int: Int {
        switch type {
        case "i": Int(g_variant_get_int32(pointer))
        case "u": Int(g_variant_get_uint32(pointer))
        case "n": Int(g_variant_get_int16(pointer))
        case "x": Int(g_variant_get_int64(pointer))
        case "t": Int(g_variant_get_uint64(pointer))
        default: 0
        }
    }

    var double: Double { type == "d" ? g_variant_get_double(pointer) : Double(int) }
}
