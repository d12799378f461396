import Gtk

extension Window {
    /// How much black dims the content of the window beneath what lies over it, from 0 to 1, as with an
    /// action sheet (sheet.css): more where it is dark already.
    var shade: Double { hasLightText ? 0.55 : 0.3 }
}
