import CGtk

package nonisolated enum ColorScheme: Sendable {
    case light
    case dark
}
