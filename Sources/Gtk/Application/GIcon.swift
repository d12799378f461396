import CGtk

/// An icon as GIO describes it: of a program, a file or anything else.
public final class GIcon: Object {
    override init(borrowing pointer: UnsafeMutableRawPointer) { super.init(borrowing: pointer) }
    override init(owning pointer: UnsafeMutableRawPointer) { super.init(owning: pointer) }

    /// Wraps a `GIcon` from C or another binding.
    @unsafe public convenience init(gIcon pointer: UnsafeMutableRawPointer) { self.init(borrowing: pointer) }

    /// Makes an icon from several names, such as those for a file: `["application-pdf", "x-office-document"]`. The first one that
    /// the desktop's theme has is shown.
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
