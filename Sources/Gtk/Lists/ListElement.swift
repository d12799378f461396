import CGtk

/// An item in a list model of GLib's, which holds GObjects: it hangs on the one that stands for it, and knows the cells that show
/// it. It is the same one for as long as the item has its id.
final class ListElement<Item> {
    private static var name: StaticString { "longpress-list-element" }

    private var cells: [Shown] = []

    /// A cell, for as long as it exists.
    private struct Shown {
        weak var cell: ListCell<Item>?
    }

    var item: Item {
        didSet { for shown in cells { shown.cell?.show(item) } }
    }

    private init(_ item: Item) {
        self.item = item
    }

    /// Makes a GObject that stands for an item, and keeps the element alive.
    static func made(of item: Item) -> (object: Object, element: ListElement) {
        let object = Object(
            owning: UnsafeMutableRawPointer(g_object_new_with_properties(g_object_get_type(), 0, nil, nil)))
        let element = ListElement(item)
        object.attach(element, as: name)
        return (object, element)
    }

    /// The element that a GObject stands for.
    static func of(_ object: Object) -> ListElement? { object.attached(name) }

    func bind(_ cell: ListCell<Item>) {
        cells.append(Shown(cell: cell))
        cell.show(item)
    }

    func unbind(_ cell: ListCell<Item>) { cells.removeAll { $0.cell == nil || $0.cell === cell } }
}
