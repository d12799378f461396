/// A snapshot of an app's accessibility tree.
///
/// To ask for each property of each object takes hundreds of calls for one look at a window, on which the app, the bus and the
/// tests spend most of their time. GTK returns nearly everything in one call. The rest has to be requested: the properties of
/// the app itself, and the children of an object unless they are certain (`knownChildren`).
final class AccessibleTree {
    /// One object. Its properties are decoded on access.
    struct Item {
        fileprivate let fields: Variant

        var parent: (bus: String, path: String) {
            (fields.child(2).child(0).string, fields.child(2).child(1).string)
        }
        /// The number of siblings before it that aren't hidden.
        var index: Int { fields.child(3).int }
        /// The number of children that aren't hidden.
        var childCount: Int { fields.child(4).int }
        var interfaces: [String] { fields.child(5).children.map(\.string) }
        var name: String { fields.child(6).string }
        var role: Int { fields.child(7).int }
        var description: String { fields.child(8).string }
        var states: [Int] { fields.child(9).children.map(\.int) }
    }

    private var items: [String: Item] = [:]
    private lazy var families = Dictionary(grouping: items.keys) { items[$0]?.parent.path ?? "" }
    /// Values that have been requested individually, by path.
    var children: [String: [String]] = [:]
    var extents: [String: ScreenRectangle] = [:]

    /// Fetches the tree of an app.
    init(of busName: String, on connection: DBusConnection) throws {
        let answer = try connection.call(
            busName, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
        for fields in answer.child(0).children {
            items[fields.child(0).child(1).string] = Item(fields: fields)
        }
    }

    /// Returns an object's children, in order, if they are certain; `nil` otherwise. GTK also includes hidden objects, as if
    /// they were visible, and omits objects that have never been requested (GTK 4.8). Use the result only for objects whose
    /// children have been requested before: otherwise a new child that has replaced a hidden one would be missed.
    func knownChildren(of path: String) -> [String]? {
        guard let count = items[path]?.childCount else { return nil }
        let children = (families[path] ?? []).sorted { (items[$0]?.index ?? 0) < (items[$1]?.index ?? 0) }
        return children.map { items[$0]?.index ?? 0 } == Array(0..<count) ? children : nil
    }

    /// The object at a path; `nil` if the tree doesn't contain it.
    subscript(path: String) -> Item? { items[path] }
}
