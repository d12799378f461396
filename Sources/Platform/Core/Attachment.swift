import CGtk

/// Swift objects with exactly the lifetime of a GObject, for data that belongs to a widget, such as its menu.
extension Object {
    /// Attaches a Swift object to this GObject under a name, and releases the previous one; nil removes it.
    ///
    /// The attached object must not hold this GObject strongly.
    public func attach(_ value: AnyObject?, as name: StaticString) {
        let key = LibraryCopy.own.key(name)
        guard let value else { return g_object_set_data(typed(), key, nil) }
        g_object_set_data_full(typed(), key, Unmanaged.passRetained(value).toOpaque(), releaseUserData)
    }

    /// Returns the Swift object attached under a name, if there is one of that type.
    package func attached<Value: AnyObject>(_ name: StaticString, as type: Value.Type = Value.self) -> Value? {
        let key = LibraryCopy.own.key(name)
        guard let pointer = g_object_get_data(typed(), key) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(pointer).takeUnretainedValue() as? Value
    }

    /// Returns whether any copy of Longpress in this process has ever attached anything under a name.
    package static func isAttachmentName(_ name: StaticString) -> Bool {
        LibraryCopy.all.contains { g_quark_try_string($0.key(name)) != 0 }
    }

    /// Returns the Swift object attached under a name; makes it first if there is none.
    package func attached<Value: AnyObject>(_ name: StaticString, or make: @autoclosure () -> Value) -> Value {
        if let known: Value = attached(name) { return known }
        let new = make()
        attach(new, as: name)
        return new
    }
}
