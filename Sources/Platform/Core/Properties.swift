import CGtk

/// Calls a body with a GObject value of a type, and frees the value afterwards.
@MainActor
package func withValue<Result>(ofType type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
    var value = GValue()
    g_value_init(&value, type)
    defer { g_value_unset(&value) }
    return body(&value)
}

extension Object {
    /// Returns whether the running version of GTK has a property that isn't deprecated.
    package func has(_ property: String) -> Bool {
        guard let found = specification(of: property) else { return false }
        return found.pointee.flags.rawValue & G_PARAM_DEPRECATED.rawValue == 0
    }

    /// Returns the type of a property; nil if there is none of this name.
    package func type(of property: String) -> GType? { specification(of: property)?.pointee.value_type }

    private func specification(of property: String) -> UnsafeMutablePointer<GParamSpec>? {
        let instance: UnsafeMutablePointer<GTypeInstance> = typed()
        let known = UnsafeMutableRawPointer(instance.pointee.g_class).assumingMemoryBound(to: GObjectClass.self)
        return g_object_class_find_property(known, property)
    }

    package func set(_ property: String, _ flag: Bool) {
        set(property, ofType: lp_type_boolean()) { g_value_set_boolean($0, flag ? 1 : 0) }
    }

    package func set(_ property: String, _ text: String?) {
        set(property, ofType: lp_type_string()) { g_value_set_string($0, text) }
    }

    package func set(_ property: String, _ object: Object) {
        guard let type = type(of: property) else { return }
        set(property, ofType: type) { g_value_set_object($0, object.raw) }
    }

    package func set(_ property: String, number: Int) {
        set(property, ofType: lp_type_int()) { g_value_set_int($0, gint(number)) }
    }

    package func set(_ property: String, ofType type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
        withValue(ofType: type) {
            fill($0)
            g_object_set_property(typed(), property, $0)
        }
    }

    package func bool(_ property: String) -> Bool {
        get(property, ofType: lp_type_boolean()) { g_value_get_boolean($0) != 0 }
    }

    package func string(_ property: String) -> String? {
        get(property, ofType: lp_type_string()) { g_value_get_string($0).map { String(cString: $0) } }
    }

    package func int(_ property: String) -> Int {
        get(property, ofType: lp_type_int()) { Int(g_value_get_int($0)) }
    }

    package func enumeration(_ property: String) -> Int {
        type(of: property).map { type in get(property, ofType: type) { Int(g_value_get_enum($0)) } } ?? 0
    }

    package func object(_ property: String) -> Object? {
        type(of: property).flatMap { type in
            get(property, ofType: type) { g_value_get_object($0).map(Object.init(borrowing:)) }
        }
    }

    private func get<Value>(
        _ property: String, ofType type: GType, _ value: (UnsafeMutablePointer<GValue>) -> Value
    ) -> Value {
        withValue(ofType: type) {
            g_object_get_property(typed(), property, $0)
            return value($0)
        }
    }
}
