import CGtk
import Platform

/// A flag for an event that may have happened.
public final class Flag: @unchecked Sendable {
    /// Whether the event has happened.
    public private(set) var isSet = false

    /// Creates a flag for an event that hasn't happened.
    public init() {}

    /// Records that the event has happened.
    public func set() { isSet = true }
}

/// Calls a handler when the GObject behind a wrapper is finalized.
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

/// An object with which a test checks whether something is still retained.
public final class Token {
    /// Creates a token that nothing else retains.
    public init() {}
}
