import CGtk

/// The pointer button that a gesture follows. A touch counts as the primary button.
public enum PointerButton: UInt32, Sendable {
    /// Any button.
    case any = 0
    /// Usually the left.
    case primary = 1
    /// Usually the wheel, pressed.
    case middle = 2
    /// Usually the right.
    case secondary = 3
}
