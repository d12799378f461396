import Gtk
import Longpress
import LongpressAudit

extension LongpressApplication {
    /// Checks the menu bar and the menus of a window with the Welcome note, prints any violations of the guidelines, and returns
    /// exit status 0 if there are none. A running instance isn't affected, and nothing is saved.
    func audit(as program: String) -> Int32 {
        application.isAlone = true
        application.onStartup { AppStyle.install() }
        var audit: MenuAudit?
        application.onActivate { [weak self] in
            guard let self else { return }
            let window = openWelcome().window
            // Waits until each item has its place: captions are laid out after pictures.
            var frames = 0
            window.onTick { [weak self] _ in
                frames += 1
                guard frames > 4 else { return true }
                MainLoop.atLeisure { [weak self] in
                    audit = MenuAudit(of: window, against: .longpress)
                    self?.application.quit()
                }
                return false
            }
        }
        _ = application.run(arguments: [program])
        guard let audit else { return 1 }
        print(
            audit.findings.isEmpty
                ? localizedPlural(
                    "The menu bar and the menu of {count} widget follow the guidelines.",
                    "The menu bar and the menus of {count} widgets follow the guidelines.", count: audit.widgetCount)
                : audit.description)
        return audit.findings.isEmpty ? 0 : 1
    }
}
