import CGtk
import Localization
import Platform

/// The process that the program runs in.
package enum Process {
    /// Writes a line to standard error, with the program's name before it.
    package static func printError(_ line: String) {
        let bytes = Array("longpress: \(ShownText.line(line))\n".utf8)
        _ = write(STDERR_FILENO, bytes, bytes.count)
    }

    /// The process's number, as other programs know it.
    package nonisolated static var identifier: Int { Int(getpid()) }

    /// The arguments that the program was started with. One that isn't text can only be a file's path: it is given as the
    /// file's address, which is text.
    package static var arguments: [String] {
        arguments(CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    }

    /// The same of so many C strings, the first of which is the program's name. Where the system doesn't tell a program its
    /// arguments, as without `/proc`, there isn't even that.
    static func arguments(_ all: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, count: Int) -> [String] {
        (0..<max(count, 0)).dropFirst().compactMap { index in
            guard let argument = all[index] else { return nil }
            return String(validatingCString: argument) ?? File(argument: SystemPath(argument)).uri
        }
    }

    /// Whether the desktop, such as its file manager, has started the program: nobody reads its standard error then.
    package static var isStartedByDesktop: Bool {
        let environment = firstEnvironment
        // GIO leaves the number, for what the program starts in turn, such as a shell, has the variables as well.
        if environment["GIO_LAUNCHED_DESKTOP_FILE_PID"] == "\(identifier)" { return true }
        // Others leave what the window comes to the front with. Terminals hand that on now and then.
        return isatty(STDERR_FILENO) == 0
            && ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].contains { environment[$0]?.isEmpty == false }
    }

    /// The variables that the program was started with. From some version before 4.18 on GTK takes those of the desktop's
    /// out as its library is loaded, before any of the program's code.
    private static var firstEnvironment: [String: String] {
        var (bytes, count): (UnsafeMutablePointer<gchar>?, gsize) = (nil, 0)
        guard g_file_get_contents("/proc/self/environ", &bytes, &count, nil) != 0, let bytes else { return [:] }
        defer { g_free(bytes) }
        let text = String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
        let pairs = text.split(separator: "\0").map { $0.split(separator: "=", maxSplits: 1) }
        return Dictionary(pairs.map { (String($0[0]), $0.count > 1 ? String($0[1]) : "") }) { first, _ in first }
    }

    /// Has the memory of large pictures and texts go back to the system once freed. To be called before any is needed.
    package static func givesBackLargeBlocks() { lp_give_back_large_blocks() }

    /// Has free memory go back to the system, that between what is used too. It takes 0.3 ms with 10 MB in use.
    package static func giveBackFreeMemory() { lp_give_back_free_memory() }

    /// Calls a handler, on the main loop, when the process is asked to end: by SIGTERM, SIGHUP or SIGINT.
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

    /// Ends the process without waiting for other threads and without closing libraries: one that a thread is still
    /// loading or using, as a dictionary's or a picture's may be, would be closed under it.
    package static func exitAtOnce(_ status: Int32) -> Never {
        fflush(nil)
        _exit(status)
    }

    package static func exit(_ status: Int32) -> Never {
        CGtk.exit(status)
    }
}
