import CGtk
import Platform

/// Something that has happened or hasn't.
public final class Flag: @unchecked Sendable {
    /// Whether it has happened.
    public private(set) var isSet = false

    /// It hasn't happened.
    public init() {}

    /// It has happened.
    public func set() { isSet = true }
}

/// Calls a handler when the GObject behind a wrapper is finalised.
@MainActor
public func onEnd(of object: Object, _ handler: @escaping () -> Void) {
    final class Handler {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }
    g_object_weak_ref(
        object.typed(), { data, _ in Unmanaged<Handler>.fromOpaque(data!).takeRetainedValue().run() },
        Unmanaged.passRetained(Handler(handler)).toOpaque())
}

/// An object of which a test wants to know whether it is still held.
public final class Token {
    /// One that nothing else holds yet.
    public init() {}
}
