import Gtk

extension Window {
    /// How much black dims the window's content under an overlay, from 0 to 1, as under an action sheet (sheet.css). It is more
    /// if the content is dark.
    var shade: Double { hasLightText ? 0.55 : 0.3 }
}
