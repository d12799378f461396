import CGtk

extension Program {
    /// Opens an address with the user's default program for its scheme. In a sandbox, the desktop's portal opens it.
    ///
    /// - Parameter uri: The address, with its scheme.
    /// - Throws: `PlatformError` if there is no such program, or it can't be started.
    public static func openByDefault(_ uri: String) async throws {
        // GIO looks the program up on this thread, so it is looked up on another thread first, with a time limit.
        if let scheme = uri.firstRange(of: ":").map({ String(uri[..<$0.lowerBound]) }) {
            try await BlockingWork.run(timeLimit: answerLimit) { _ = Programs.preferred(forScheme: scheme, $0) }
        }
        let context = launchContext
        try await asyncCall { callback, data in
            g_app_info_launch_default_for_uri_async(
                uri, context.map { $0.typed() as UnsafeMutablePointer<GAppLaunchContext> }, nil, callback, data)
        } finish: { result, error in
            _ = g_app_info_launch_default_for_uri_finish(result, error)
        }
        withExtendedLifetime(context) {}
    }
}
