import CGtk

/// A colour to draw with. Its components range from 0 to 1.
public nonisolated struct Color: Hashable, Sendable {
    /// The amount of red, from 0 to 1.
    public var red: Double
    /// The amount of green, from 0 to 1.
    public var green: Double
    /// The amount of blue, from 0 to 1.
    public var blue: Double
    /// The opacity, from 0 (transparent) to 1 (opaque).
    public var opacity: Double

    /// Makes a colour from its components; opaque by default.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    static func black(_ opacity: Double) -> Color { Color(red: 0, green: 0, blue: 0, opacity: opacity) }

    /// Whether the colour is nearer to white than to black.
    package var isLight: Bool { 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 }

    var gdk: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    }
}

extension Widget {
    /// The colour in which the theme draws text on this widget.
    public var textColor: Color {
        var color = GdkRGBA()
        lp_widget_color(widget, &color)
        return Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
    }
}
