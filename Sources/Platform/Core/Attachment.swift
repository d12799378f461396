import CGtk

/// Swift objects that live exactly as long as a GObject: the place for what belongs to a widget, such as its menu.
extension Object {
    /// Keeps a Swift object for this GObject under a name, replacing and releasing what was there; nil removes it.
    ///
    /// The attached object must not hold this GObject strongly.
    public func attach(_ value: AnyObject?, as name: StaticString) {
        let key = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        guard let value else { return g_object_set_data(typed(), key, nil) }
        g_object_set_data_full(typed(), key, Unmanaged.passRetained(value).toOpaque(), releaseUserData)
    }

    /// The Swift object kept under a name, if there is one of that type.
    package func attached<Value: AnyObject>(_ name: StaticString, as type: Value.Type = Value.self) -> Value? {
        let key = name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
        guard let pointer = g_object_get_data(typed(), key) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? Value
    }

    /// Whether anything in this process has ever been kept under a name.
    package static func isAttachmentName(_ name: StaticString) -> Bool {
        g_quark_try_string(name.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }) != 0
    }

    /// The Swift object kept under a name, which is made first if there is none.
    package func attached<Value: AnyObject>(_ name: StaticString, or make: @autoclosure () -> Value) -> Value {
        if let known: Value = attached(name) { return known }
        let new = make()
        attach(new, as: name)
        return new
    }
}
