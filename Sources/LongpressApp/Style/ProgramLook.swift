import Documents
import Gtk
import Notes

/// The program's appearance: light or dark, as chosen here or on the desktop; contrast, accent colour and motion as on the
/// desktop.
final class ProgramLook {
    /// The user's choice in the program.
    var style: StoredSettings.Style = .system {
        didSet { if style != oldValue { apply() } }
    }

    private var desktop = Appearance()
    private var portal: AppearancePortal?
    private let general = StyleSheet.Changing(isFirst: false)
    private let own = StyleSheet.Changing(isFirst: true)

    /// Starts to follow the desktop over its bus, if there is one. Calls `complain` with a line for standard error.
    func follow(_ bus: Object?, complain: @escaping (String) -> Void) {
        guard let bus else { return }
        portal = AppearancePortal(on: bus) { [weak self] appearance in
            self?.desktop = appearance
            self?.apply()
        } onSilence: {
            complain(
                localized(
                    "the desktop’s portal isn’t responding; dark appearance, contrast and accent colour follow the theme until it does."
                ))
        }
    }

    private func apply() {
        let scheme: ColorScheme? =
            switch style {
            case .system: desktop.scheme
            case .light: .light
            case .dark: .dark
            }
        Settings.ask(for: scheme, highContrast: desktop.hasHighContrast)
        Settings.reducesMotion = desktop.reducesMotion
        own.css = desktop.hasHighContrast ? AppStyle.ownHighContrast : ""
        general.css =
            (desktop.hasHighContrast ? AppStyle.highContrast : "") + (desktop.accent.map(AppStyle.accent) ?? "")
    }
}
