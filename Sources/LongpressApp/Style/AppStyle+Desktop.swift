import Gtk

/// The rules of style for what the desktop asks for.
extension AppStyle {
    /// What is pale otherwise stands out.
    static let ownHighContrast =
        """
        .longpress-caption.longpress-placeholder, .longpress-empty { opacity: 1; }
        .longpress-message, .longpress-activity { background: none; border-bottom: 2px solid @theme_fg_color; }
        """
        + "\n" + GuidelineStyle.highContrast

    /// Text is black or white: GTK's theme for it has it in a dark grey.
    static let highContrast = """
        .background, menubar, popover.background > contents, button { color: @theme_text_color; }
        button:disabled { color: @insensitive_fg_color; }
        button.suggested-action, button.destructive-action { color: @theme_selected_fg_color; }

        """

    /// Has a colour stand for what is selected and what has the keyboard.
    nonisolated static func accent(_ color: Color) -> String {
        let (accent, text) = (color.css, color.takesWhiteText ? "white" : "black")
        return """
            @define-color accent_bg_color \(accent);
            @define-color theme_selected_bg_color \(accent);
            @define-color theme_selected_fg_color \(text);
            @define-color theme_unfocused_selected_bg_color \(accent);
            @define-color theme_unfocused_selected_fg_color \(text);
            selection, row:selected, listview > row:selected, columnview row:selected, treeview.view:selected,
            iconview:selected, .view:selected, button.suggested-action, calendar > grid > label:selected {
                color: \(text); background-color: \(accent); background-image: none;
            }
            *:focus:focus-visible, entry:focus-within { outline-color: \(accent); }
            progressbar > trough > progress { background-color: \(accent); border-color: \(accent); }

            """
    }
}

nonisolated extension Color {
    /// The colour as style sheets have it.
    fileprivate var css: String {
        let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
        return "rgb(\(parts.joined(separator: ", ")))"
    }

    /// Whether white text can be read on it: three times its light at least, as for large text (WCAG 2.1, 1.4.11).
    var takesWhiteText: Bool {
        // The gamma curve is nearly a square.
        let light = 0.2126 * red * red + 0.7152 * green * green + 0.0722 * blue * blue
        return 1.05 / (light + 0.05) >= 3
    }
}
