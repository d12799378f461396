import CGtk

/// Runs a function on a new thread.
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
