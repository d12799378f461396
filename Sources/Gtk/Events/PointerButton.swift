import CGtk

/// Which button of the pointer a gesture follows. A touch counts as the primary one.
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
