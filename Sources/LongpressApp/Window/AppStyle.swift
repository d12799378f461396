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
            .longpress-caption { padding: 8px 12px; }
            .longpress-caption.longpress-placeholder { opacity: 0.6; }
            .longpress-images flowboxchild { padding: 6px; border-radius: 8px; }
            .longpress-images flowboxchild:selected {
                background-color: alpha(@theme_selected_bg_color, 0.15);
                box-shadow: inset 0 0 0 3px @theme_selected_bg_color;
            }
            .longpress-empty { opacity: 0.6; }
            """
                + textSizes.map { "textview.\(textClass(textSizes.firstIndex(of: $0)!)) { font-size: \($0)%; }" }
                .joined(separator: "\n"))
    }
}
