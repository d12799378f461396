public import Gtk

/// A responder that defines what its edit menu applies to. One that doesn't conform gets a menu for the whole widget.
///
/// It moves the insertion point or the selection to the press.
public protocol EditMenuTarget: MenuTarget {
    /// Selects what a double tap selects: a word in a text, or whatever the program defines.
    ///
    /// - Parameter point: The position in the widget's coordinates.
    func selectForDoubleTap(at point: Point)

    /// Selects what a triple tap or click selects: a paragraph in a text. The default does the same as a double tap.
    ///
    /// - Parameter point: The position in the widget's coordinates.
    func selectForTripleTap(at point: Point)

    /// Whether the widget itself selects on a double click, and extends the selection while the mouse is dragged. The click
    /// itself still selects what ``selectForDoubleTap(at:)`` defines.
    var selectsOnDoubleClick: Bool { get }

    /// Calls a handler whenever the selection or what can be edited changes, until the connections are disconnected. An open menu
    /// is then composed again.
    func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection]

    /// The selection, or the insertion point as a rectangle without width, in the widget's coordinates. The menu points at it.
    /// Nil if there is neither.
    var targetRectangle: Rectangle? { get }
}

extension EditMenuTarget {
    /// Selects the same as a double tap.
    public func selectForTripleTap(at point: Point) { selectForDoubleTap(at: point) }

    /// Observes nothing: the program calls ``MenuPresenter/setNeedsUpdate()``.
    public func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] { [] }

    /// False: only the responder selects.
    public var selectsOnDoubleClick: Bool { false }
}
