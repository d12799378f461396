import CGtk

/// A colour to draw with; its parts go from 0 to 1.
public nonisolated struct Color: Hashable, Sendable {
    /// How red it is.
    public var red: Double
    /// How green it is.
    public var green: Double
    /// How blue it is.
    public var blue: Double
    /// How much it hides of what lies below, from 0 to 1.
    public var opacity: Double

    /// Makes a colour of its parts; one that hides what lies below, unless told otherwise.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        (self.red, self.green, self.blue, self.opacity) = (red, green, blue, opacity)
    }

    var gdk: GdkRGBA {
        GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(opacity))
    }
}

extension Widget {
    /// The colour in which the theme writes text on this widget.
    public var textColor: Color {
        var color = GdkRGBA()
        lp_widget_color(widget, &color)
        return Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), opacity: Double(color.alpha))
    }
}
