/// An app's accessibility tree as it was at one moment.
///
/// To ask for each property of each object takes hundreds of calls for one look at a window, and the app, the bus and the
/// tests spend most of their time on them. GTK tells nearly all of it in one. Whoever looks has to ask for the rest: all of
/// the app itself, and which objects are in another one unless that can be told (`knownChildren`).
final class AccessibleTree {
    /// One object. Its properties are decoded when they are asked for.
    struct Item {
        fileprivate let fields: Variant

        var parent: (bus: String, path: String) {
            (fields.child(2).child(0).string, fields.child(2).child(1).string)
        }
        /// How many of those beside it come before it and aren't hidden.
        var index: Int { fields.child(3).int }
        /// How many objects are in it that aren't hidden.
        var childCount: Int { fields.child(4).int }
        var interfaces: [String] { fields.child(5).children.map(\.string) }
        var name: String { fields.child(6).string }
        var role: Int { fields.child(7).int }
        var description: String { fields.child(8).string }
        var states: [Int] { fields.child(9).children.map(\.int) }
    }

    private var items: [String: Item] = [:]
    private lazy var families = Dictionary(grouping: items.keys) { items[$0]?.parent.path ?? "" }
    /// What has been asked for besides, by path.
    var children: [String: [String]] = [:]
    var extents: [String: ScreenRectangle] = [:]

    /// Asks an app for it.
    init(of busName: String, on connection: DBusConnection) throws {
        let answer = try connection.call(
            busName, "/org/a11y/atspi/cache", "org.a11y.atspi.Cache", "GetItems")
        for fields in answer.child(0).children {
            items[fields.child(0).child(1).string] = Item(fields: fields)
        }
    }

    /// The objects in another one, in order, if there is no doubt which these are: GTK tells of the hidden ones too, as if they
    /// were visible, and not of those that nobody has asked for so far (GTK 4.8). Someone must have asked before: a new one
    /// in place of one that is hidden now would be missed.
    func knownChildren(of path: String) -> [String]? {
        guard let count = items[path]?.childCount else { return nil }
        let children = (families[path] ?? []).sorted { (items[$0]?.index ?? 0) < (items[$1]?.index ?? 0) }
        return children.map { items[$0]?.index ?? 0 } == Array(0..<count) ? children : nil
    }

    /// An object; nil if it is left out.
    subscript(path: String) -> Item? { items[path] }
}
