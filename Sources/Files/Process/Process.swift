import CGtk
import Localization
import Platform

/// The process that the program runs in.
package enum Process {
    /// Writes a line to standard error, preceded by the program's name.
    package static func printError(_ line: String) {
        let bytes = Array("longpress: \(ShownText.line(line))\n".utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }

    /// The process's number.
    package nonisolated static var identifier: Int { Int(getpid()) }

    /// The arguments that the program was started with. An argument that isn't text can only be a file's path, and is returned
    /// as the file's URI, which is text.
    package static var arguments: [String] {
        arguments(CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    }

    /// Returns the arguments in an array of C strings, the first of which is the program's name. If the system doesn't provide
    /// the arguments, as without `/proc`, even that is missing.
    static func arguments(_ all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) -> [String] {
        (0..<max(count, 0)).dropFirst().compactMap { index in
            guard let argument = all[index] else { return nil }
            return String(validatingCString: argument) ?? File(argument: SystemPath(argument)).uri
        }
    }

    /// Whether the desktop, for example its file manager, has started the program, so that the user doesn't see its standard
    /// error.
    package static var isStartedByDesktop: Bool {
        let environment = firstEnvironment
        // GIO sets it to the process's number, because child processes, such as a shell's, inherit the variable.
        if environment["GIO_LAUNCHED_DESKTOP_FILE_PID"] == "\(identifier)" { return true }
        // Other launchers set the token that brings the window to the front. Terminals sometimes pass it on.
        return isatty(STDERR_FILENO) == 0
            && ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].contains { environment[$0]?.isEmpty == false }
    }

    /// The environment that the program was started with. From some version before 4.18 on, GTK removes the desktop's
    /// variables when its library is loaded, before any of the program's code.
    private static var firstEnvironment: [String: String] {
        var (bytes, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        guard g_file_get_contents("/proc/self/environ", &bytes, &count, nil) != 0, let bytes else { return [:] }
        defer { g_free(bytes) }
        let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        let pairs = text.split(separator: "\0").map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(pairs.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }) { first, _ in first }
    }

    /// Makes the memory of large pictures and texts return to the system once freed. Call it before any is allocated.
    package static func releaseLargeBlocks() { lp_give_back_large_blocks() }

    /// Returns free memory to the system, including that between blocks in use. It takes 0.3 ms with 10 MB in use.
    package static func releaseFreeMemory() { lp_give_back_free_memory() }

    /// Calls a handler, on the main loop, when the process gets SIGTERM, SIGHUP or SIGINT.
    package static func onTermination(_ handler: @escaping () -> Void) {
        for signal in [SIGTERM, SIGHUP, SIGINT] {
            g_unix_signal_add_full(
                G_PRIORITY_HIGH, signal,
                { data in
                    nonisolated(unsafe) let data = data!
                    MainActor.assumeIsolated { UserData<() -> Void>.value(of: data)() }
                    return 1
                }, UserData.retained(handler), releaseUserData)
        }
    }

    /// Ends the process without waiting for other threads and without unloading libraries: a library that a thread is still
    /// loading or using, such as a dictionary's or a picture's, would be unloaded under it.
    package static func exitAtOnce(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }

    package static func exit(_ status: Int32) -> Never {
        CGtk.exit(status)
    }
}
