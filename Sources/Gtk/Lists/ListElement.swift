import CGtk

/// An item in a GLib list model, whose items are GObjects. The element is attached to the GObject that represents the item, and
/// knows the cells that show it. It stays the same while the item has its id.
final class ListElement<Item> {
    private static var name: StaticString { "longpress-list-element" }

    private var cells: [Shown] = []

    /// A weak reference to a cell.
    private struct Shown {
        weak var cell: ListCell<Item>?
    }

    var item: Item {
        didSet { for shown in cells { shown.cell?.show(item) } }
    }

    private init(_ item: Item) {
        self.item = item
    }

    /// Makes a GObject that represents an item and keeps its element alive.
    static func make(of item: Item) -> (object: Object, element: ListElement) {
        let object = Object(
            owning: UnsafeMutableRawPointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil)))
        let element = ListElement(item)
        object.attach(element, as: name)
        return (object, element)
    }

    /// Returns the element attached to a GObject.
    static func of(_ object: Object) -> ListElement? { object.attached(name) }

    func bind(_ cell: ListCell<Item>) {
        cells.append(Shown(cell: cell))
        cell.show(item)
    }

    func unbind(_ cell: ListCell<Item>) { cells.removeAll { $0.cell == nil || $0.cell === cell } }
}
