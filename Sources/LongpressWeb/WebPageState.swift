import Longpress
import WebKitGtk

/// What a web page has told last of what is selected in it, and of what was pressed.
struct WebPageState: Hashable {
    /// What can be done, as far as the page alone decides.
    var editing = EditingState(isEmpty: true, isEditable: false, isSelectable: false)
    /// Whether there is a word at the insertion point.
    var hasWord = false
    /// What a menu points at, in the view's coordinates.
    var target: Rectangle?
    /// The insertion points at both ends of the selection, where they are to be seen.
    var start: Rectangle?
    var end: Rectangle?
    /// The insertion point that follows a hold, or the end that is dragged.
    var caret: Rectangle?
    /// Another number with each selection.
    var serial = 0
    /// The address of the link.
    var link: String?
    /// The address of the picture.
    var image: String?

    init() {}

    /// Reads what the page's script tells, which knows nothing of how much larger than usual the page is shown.
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
