import CGtk

/// Runs a body on a thread of its own.
func onOwnThread(_ body: @escaping @Sendable () -> Void) {
    final class Work {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
    let thread = g_thread_new(
        "beside",
        { data in
            Unmanaged<Work>.fromOpaque(data!).takeRetainedValue().body()
            return nil
        }, Unmanaged.passRetained(Work(body)).toOpaque())
    g_thread_unref(thread)
}
