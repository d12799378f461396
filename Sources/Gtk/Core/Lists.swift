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
