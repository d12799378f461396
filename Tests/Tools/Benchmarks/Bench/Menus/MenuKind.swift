/// The two kinds of menu that are measured.
enum MenuKind: String, CaseIterable {
    case edit = "edit menu"
    case context = "context menu"

    /// The minimum height of such a menu in pixels, so that a press that missed the picture is noticed.
    var minHeight: Int32 { self == .edit ? 24 : 150 }
}
