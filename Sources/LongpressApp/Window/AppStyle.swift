import Gtk

/// The few rules of style that the program adds to the system's theme.
enum AppStyle {
    /// The sizes that the text can have, in percent of the theme's.
    static let textSizes = [80, 90, 100, 115, 130, 150, 180, 220, 260]
    /// The place of the theme's own size among them.
    static let normalSize = 2

    static func textClass(_ size: Int) -> String { "longpress-text-\(textSizes[size])" }

    static func install() {
        StyleSheet.install(
            """
            .longpress-message { padding: 8px 8px 8px 16px; background-color: alpha(@warning_color, 0.18); }
            .longpress-activity { padding: 8px 16px; background-color: alpha(@theme_selected_bg_color, 0.12); }
            .longpress-caption { padding: 0; }
            .longpress-caption.longpress-placeholder { opacity: 0.6; }
            .longpress-toast {
                margin: 12px; padding: 8px 8px 8px 16px; border-radius: 8px; color: @theme_bg_color;
                background-color: @theme_fg_color;
            }
            .longpress-toast.longpress-plain { padding-right: 16px; }
            .longpress-toast button {
                color: @theme_bg_color; background: none; border: 1px solid alpha(@theme_bg_color, 0.4);
                box-shadow: none; text-shadow: none;
            }
            .longpress-toast button:hover { background-color: alpha(@theme_bg_color, 0.15); }
            .longpress-bar {
                margin: 12px; padding: 4px; border-radius: 24px; color: white; background-color: rgba(30, 30, 30, 0.85);
                border: 1px solid rgba(255, 255, 255, 0.25);
            }
            .longpress-bar button {
                min-width: 34px; min-height: 34px; padding: 0; border: none; border-radius: 17px; color: inherit;
                background: none; box-shadow: none; text-shadow: none; -gtk-icon-shadow: none;
            }
            .longpress-bar button:hover { background-color: rgba(255, 255, 255, 0.15); }
            .longpress-bar button:active { background-color: rgba(255, 255, 255, 0.3); }
            .longpress-bar button:disabled { opacity: 0.4; }
            .longpress-bar button:focus:focus-visible { outline: 2px solid white; outline-offset: -2px; }
            .longpress-bar-label { padding: 0 8px; font-feature-settings: "tnum"; }
            .longpress-empty { color: alpha(@theme_fg_color, 0.7); }
            .longpress-empty-picture { color: alpha(@theme_fg_color, 0.35); margin-bottom: 6px; }
            .longpress-empty-title { font-weight: bold; font-size: 120%; }
            """
                + PictureStyle.css + "\n" + GuidelineStyle.css + "\n" + PressMark.css + "\n"
                + textSizes.map { "textview.\(textClass(textSizes.firstIndex(of: $0)!)) { font-size: \($0)%; }" }
                .joined(separator: "\n"))
    }
}
