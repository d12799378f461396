import Documents
import Gtk

/// The program's entry. It is synchronous: the main thread belongs to GTK's loop.
@main
enum Main {
    static func main() {
        switch LaunchOptions(Array(CommandLine.arguments.dropFirst())) {
        case .print(let text): print(text)
        case .fail(let problem): fail(problem)
        case .run(let files): run(files)
        }
    }

    private static func run(_ files: [String]) {
        Process.givesBackLargeBlocks()
        TaskThreads.install()
        if let problem = FileCheck.problem(with: files) { fail(problem) }
        // Both take their time, and neither needs the display.
        let bus = SessionBus()
        if files.isEmpty { WelcomeNote.prepare() }
        guard Toolkit.initialize() else {
            fail("no display to show a window on. Start it in a desktop session, or set WAYLAND_DISPLAY or DISPLAY.")
        }
        let status = withExtendedLifetime(bus) {
            LongpressApplication().run([CommandLine.arguments[0]] + files)
        }
        Process.exitAtOnce(status)
    }

    /// Ends with one line, even if a file's name in it has several.
    private static func fail(_ problem: String) -> Never {
        Process.printError("longpress: \(String(problem.map { $0.isNewline ? " " : $0 }))")
        Process.exit(1)
    }
}
