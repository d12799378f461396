import Gtk
import Longpress
import LongpressAudit

extension LongpressApplication {
    /// Looks at the menus of a window with the Welcome note and of the menu bar, prints what departs from the
    /// guidelines, and ends with status 0 if nothing does. A program that runs already isn't concerned, and nothing is
    /// kept.
    func audit(as program: String) -> Int32 {
        application.isAlone = true
        application.onStartup { AppStyle.install() }
        var audit: MenuAudit?
        application.onActivate { [weak self] in
            guard let self else { return }
            let window = openWelcome().window
            // Once it is laid out, captions after pictures, so that each item has its place.
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
