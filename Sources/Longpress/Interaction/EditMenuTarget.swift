public import Gtk

/// A responder that says what its edit menu is about. One that doesn't conform gets a menu for the whole widget.
///
/// It moves the insertion point or the selection to what was pressed.
public protocol EditMenuTarget: MenuTarget {
    /// Selects what a double tap selects: a word in a text, or what the program defines.
    ///
    /// - Parameter point: The position in the widget's coordinates.
    func selectForDoubleTap(at point: Point)

    /// Selects what a triple tap or click selects: a paragraph in a text, by default the same as a double tap.
    ///
    /// - Parameter point: The position in the widget's coordinates.
    func selectForTripleTap(at point: Point)

    /// Whether the widget itself selects on a double click of the mouse, and goes on selecting if it is dragged. What
    /// the click itself selects is then still what ``selectForDoubleTap(at:)`` says.
    var selectsOnDoubleClick: Bool { get }

    /// Calls a handler whenever what can be edited or is selected changes, until the connections are disconnected: an open
    /// menu is then composed anew.
    func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection]

    /// The selection, or the insertion point as a rectangle without width, in the widget's coordinates: what the menu
    /// points at. Nil if there is neither.
    var targetRectangle: Rectangle? { get }
}

extension EditMenuTarget {
    /// Selects as a double tap does.
    public func selectForTripleTap(at point: Point) { selectForDoubleTap(at: point) }

    /// Nothing: the program calls ``MenuPresenter/setNeedsUpdate()``.
    public func onEditingChange(_ handler: @escaping () -> Void) -> [SignalConnection] { [] }

    /// False: the responder's own selection is what counts.
    public var selectsOnDoubleClick: Bool { false }
}
