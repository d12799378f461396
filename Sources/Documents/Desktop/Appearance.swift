import Gtk

/// The user's preferences for the appearance of programs, as reported by the desktop (`org.freedesktop.appearance`).
package nonisolated struct Appearance: Equatable, Sendable {
    /// Light or dark colours; nil if the user has no preference.
    package var scheme: ColorScheme?
    /// Whether the user wants high contrast.
    package var hasHighContrast = false
    /// The accent colour, for selections and the keyboard focus; nil for the theme's.
    package var accent: Color?
    /// Whether the user wants no animations.
    package var reducesMotion = false

    /// Makes the appearance of a desktop without preferences.
    package init() {}

    /// The names of the settings.
    package static let names: Set<String> = ["color-scheme", "contrast", "accent-color", "reduced-motion"]

    /// The value of a setting.
    package enum Value: Equatable, Sendable {
        case number(Int)
        case triple(Double, Double, Double)
    }

    /// Applies a setting. Unknown names are ignored; unknown values reset the preference.
    package mutating func apply(_ name: String, _ value: Value) {
        switch (name, value) {
        case ("color-scheme", .number(let number)): scheme = [1: .dark, 2: .light][number]
        case ("contrast", .number(let number)): hasHighContrast = number == 1
        case ("accent-color", .triple(let red, let green, let blue)):
            // Components out of range mean that there is no accent colour.
            let isColor = [red, green, blue].allSatisfy { (0...1).contains($0) }
            accent = isColor ? Color(red: red, green: green, blue: blue) : nil
        case ("reduced-motion", .number(let number)): reducesMotion = number == 1
        default: break
        }
    }
}
