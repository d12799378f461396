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
            .longpress-caption { padding: 8px 12px; }
            .longpress-caption.longpress-placeholder { opacity: 0.6; }
            .longpress-toast {
                margin: 12px; padding: 8px 8px 8px 16px; border-radius: 8px; color: @theme_bg_color;
                background-color: @theme_fg_color;
            }
            .longpress-toast button {
                color: @theme_bg_color; background: none; border: 1px solid alpha(@theme_bg_color, 0.4);
                box-shadow: none; text-shadow: none;
            }
            .longpress-toast button:hover { background-color: alpha(@theme_bg_color, 0.15); }
            .longpress-zoom {
                margin: 12px; padding: 4px 10px; border-radius: 6px; color: white; background-color: rgba(0, 0, 0, 0.6);
            }
            .longpress-empty { opacity: 0.6; }
            """
                + PictureStyle.css + "\n"
                + textSizes.map { "textview.\(textClass(textSizes.firstIndex(of: $0)!)) { font-size: \($0)%; }" }
                .joined(separator: "\n"))
    }
}
