/// The two kinds of menu that are measured.
enum MenuKind: String, CaseIterable {
    case edit = "edit menu"
    case context = "context menu"

    /// The least height in pixels of such a menu, so that a press beside the picture doesn't count for one on it.
    var leastHeight: Int32 { self == .edit ? 24 : 150 }
}
