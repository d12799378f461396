import CGtk

/// Returns the elements of a GLib list, in order.
package nonisolated func elements(of list: UnsafeMutablePointer<GList>?) -> [UnsafeMutableRawPointer] {
    sequence(state: list) { rest in
        defer { rest = rest?.pointee.next }
        return rest
    }.compactMap(\.pointee.data)
}

/// Returns the elements of a GLib list, in order.
package nonisolated func elements(of list: UnsafeMutablePointer<GSList>?) -> [UnsafeMutableRawPointer] {
    sequence(state: list) { rest in
        defer { rest = rest?.pointee.next }
        return rest
    }.compactMap(\.pointee.data)
}

/// Returns the items of a list model, all or those at some indices, in order. The caller owns a reference to each.
@MainActor
package func ownedElements(of model: OpaquePointer, at indices: Range<guint>? = nil) -> [UnsafeMutableRawPointer] {
    (indices ?? 0..<g_list_model_get_n_items(model)).compactMap { g_list_model_get_object(model, $0) }
        .map { UnsafeMutableRawPointer($0) }
}

extension Object {
    /// Calls a handler with each element that is added to this list model, and a reference to it that the handler owns.
    package func onElementAdded(_ handler: @escaping (UnsafeMutableRawPointer) -> Void) -> SignalConnection {
        // Captures the list itself, which exists whenever it emits the signal: the wrapper may end, and if captured would keep
        // the list alive.
        let model = opaque
        return connect("items-changed") { arguments in
            let position = arguments.uint(0)
            ownedElements(of: model, at: position..<position + arguments.uint(2)).forEach(handler)
        }
    }
}
