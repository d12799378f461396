import Gtk

/// How the person wants programs to look, as far as the desktop tells (`org.freedesktop.appearance`).
package nonisolated struct Appearance: Equatable, Sendable {
    /// Light or dark colours; nil where either will do.
    package var scheme: ColorScheme?
    /// Whether everything is to stand out clearly.
    package var hasHighContrast = false
    /// The colour for what is selected or has the keyboard; nil for the theme's.
    package var accent: Color?
    /// Whether nothing should move on screen.
    package var reducesMotion = false

    /// The look of a desktop that has no wishes.
    package init() {}

    /// The names of the wishes.
    package static let names: Set<String> = ["color-scheme", "contrast", "accent-color", "reduced-motion"]

    /// What the desktop says a wish is.
    package enum Value: Equatable, Sendable {
        case number(Int)
        case triple(Double, Double, Double)
    }

    /// Takes a wish over. Names and values that nobody knows are none.
    package mutating func apply(_ name: String, _ value: Value) {
        switch (name, value) {
        case ("color-scheme", .number(let number)): scheme = [1: .dark, 2: .light][number]
        case ("contrast", .number(let number)): hasHighContrast = number == 1
        case ("accent-color", .triple(let red, let green, let blue)):
            // Parts out of range stand for no colour.
            let isColor = [red, green, blue].allSatisfy { (0...1).contains($0) }
            accent = isColor ? Color(red: red, green: green, blue: blue) : nil
        case ("reduced-motion", .number(let number)): reducesMotion = number == 1
        default: break
        }
    }
}
