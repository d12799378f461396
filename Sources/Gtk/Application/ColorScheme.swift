import CGtk

/// Light or dark colours.
package nonisolated enum ColorScheme: Sendable {
    case light
    case dark
}
