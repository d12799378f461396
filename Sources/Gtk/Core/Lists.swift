import CGtk

/// What a GLib list holds, in its order.
nonisolated func elements(of list: UnsafeMutablePointer<GList>?) -> [UnsafeMutableRawPointer] {
    sequence(state: list) { rest in
        defer { rest = rest?.pointee.next }
        return rest
    }.compactMap(\.pointee.data)
}

/// What a GLib list holds, in its order.
nonisolated func elements(of list: UnsafeMutablePointer<GSList>?) -> [UnsafeMutableRawPointer] {
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
