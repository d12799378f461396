import Longpress
import WebKitGtk

/// The state last reported by a web page: its selection and what was pressed.
struct WebPageState: Hashable {
    /// What can be edited or selected, as far as the page determines it.
    var editing = EditingState(isEmpty: true, isEditable: false, isSelectable: false)
    /// Whether there is a word at the insertion point.
    var hasWord = false
    /// The target of a menu, in the view's coordinates.
    var target: Rectangle?
    /// The insertion points at both ends of the selection; nil where they aren't visible.
    var start: Rectangle?
    var end: Rectangle?
    /// The insertion point that follows a hold, or the dragged end.
    var caret: Rectangle?
    /// A number that changes with each selection.
    var serial = 0
    /// The address of the link.
    var link: String?
    /// The address of the picture.
    var image: String?

    init() {}

    /// Reads the values reported by the page's script, whose lengths don't include the zoom.
    init(_ value: ScriptValue, zoom: Double) {
        func flag(_ name: String) -> Bool { value[name]?.flag ?? false }
        func rectangle(_ name: String) -> Rectangle? {
            guard let parts = value[name] else { return nil }
            let numbers = ["x", "y", "width", "height"].compactMap { parts[$0]?.number }.map { $0 * zoom }
            guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
            return Rectangle(x: numbers[0], y: numbers[1], width: max(numbers[2], 0), height: max(numbers[3], 0))
        }
        editing = EditingState(
            hasSelection: flag("hasSelection"), isAllSelected: flag("isAll"), isEmpty: flag("isEmpty"),
            isEditable: flag("isEditable"), isSelectable: flag("isSelectable"), isSecret: flag("isSecret"))
        hasWord = flag("hasWord")
        target = rectangle("rect")
        start = rectangle("start")
        end = rectangle("end")
        caret = rectangle("caret")
        serial = value["serial"]?.number.flatMap { Int32(exactly: $0) }.map(Int.init) ?? 0
        link = value["link"]?.text
        image = value["image"]?.text
    }
}
