import CGtk

/// What a GLib list holds, in its order.
package nonisolated func elements(of list: UnsafeMutablePointer<GList>?) -> [UnsafeMutableRawPointer] {
    sequence(state: list) { rest in
        defer { rest = rest?.pointee.next }
        return rest
    }.compactMap(\.pointee.data)
}

/// What a GLib list holds, in its order.
package nonisolated func elements(of list: UnsafeMutablePointer<GSList>?) -> [UnsafeMutableRawPointer] {
    sequence(state: list) { rest in
        defer { rest = rest?.pointee.next }
        return rest
    }.compactMap(\.pointee.data)
}

/// What a list model holds, in its order, or what stands at some of its places. The caller owns a reference to each.
func ownedElements(of model: OpaquePointer, at places: Range<guint>? = nil) -> [UnsafeMutableRawPointer] {
    (places ?? 0..<g_list_model_get_n_items(model)).compactMap { g_list_model_get_object(model, $0) }
        .map { UnsafeMutableRawPointer($0) }
}

extension Object {
    /// Calls a handler with each element that is added to this list model, and a reference to it that the handler owns.
    func onElementAdded(_ handler: @escaping (UnsafeMutableRawPointer) -> Void) -> SignalConnection {
        // The list itself, which is there whenever it calls: the wrapper may go, and held it would keep the list alive.
        let model = opaque
        return connect("items-changed") { arguments in
            let position = arguments.uint(0)
            ownedElements(of: model, at: position..<position + arguments.uint(2)).forEach(handler)
        }
    }
}
