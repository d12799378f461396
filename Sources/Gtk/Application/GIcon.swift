import CGtk

/// An icon as GIO describes it: a program's, a file's, or any other.
public final class GIcon: Object {
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }
    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// The same icon as that of a `GIcon` in C, or of another binding.
    @unsafe public convenience init(gIcon pointer: UnsafeMutableRawPointer) { self.init(borrowing: pointer) }

    /// The first of some named icons that the desktop's theme has, such as a file's: `["application-pdf", "x-office-document"]`.
    public convenience init(names: [String]) {
        let icon = g_themed_icon_new(names.first ?? "")
        for name in names.dropFirst() { g_themed_icon_append_name(icon, name) }
        self.init(owning: UnsafeMutableRawPointer(icon!))
    }
}

extension Program {
    /// The program's icon; nil if it has none.
    public var icon: GIcon? { g_app_info_get_icon(opaque).map { GIcon(borrowing: UnsafeMutableRawPointer($0)) } }
}
