import Documents
import Files
import Gtk
import Notes

/// The program's entry point. It is synchronous, because the main thread runs GTK's main loop.
@main
enum Main {
    static func main() {
        // Before anything is printed, and before any object with translated text is made.
        Toolkit.adoptLanguage()
        switch LaunchOptions(Process.arguments) {
        case .print(let text): print(text)
        case .fail(let problem): fail(problem)
        case .run(let launch): run(launch)
        case .audit: audit()
        }
    }

    private static func run(_ launch: Launch) {
        Process.releaseLargeBlocks()
        // Before anything accesses these folders.
        let silent = UserFolder.passOverSilent()
        UserFolder.keepCursorsSteady()
        UserFolder.keepContentTypesSteady()
        TaskThreads.install()
        // A program started by the desktop has no visible standard error: a window reports the problem instead.
        if !Process.isStartedByDesktop, let problem = FileCheck.problem(with: launch.files) { fail(problem) }
        // These take some time, and don't need the display.
        let bus = SessionBus()
        let settings = SettingsStore { Process.printError($0) }
        if launch == Launch() { WelcomeNote.prepare() }
        findDisplay()
        Icons.folders = UserFolder.steady(among: Icons.folders)
        let application = LongpressApplication(settings, silentFolders: silent.map(\.text))
        withExtendedLifetime((bus, application)) {
            Process.exitAtOnce(application.run(launch, as: CommandLine.arguments.first ?? "longpress"))
        }
    }

    private static func audit() {
        TaskThreads.install()
        findDisplay()
        let application = LongpressApplication(SettingsStore { _ in })
        withExtendedLifetime(application) {
            Process.exitAtOnce(application.audit(as: CommandLine.arguments.first ?? "longpress"))
        }
    }

    private static func findDisplay() {
        guard !Toolkit.initialize() else { return }
        fail(
            localized(
                "no display found. Start Longpress in a desktop session, or set WAYLAND_DISPLAY or DISPLAY."))
    }

    private static func fail(_ problem: String) -> Never {
        Process.printError(problem)
        Process.exit(1)
    }
}
