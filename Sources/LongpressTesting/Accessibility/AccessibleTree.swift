/// An app's accessibility tree as it was at one moment.
///
/// To ask for each property of each object takes hundreds of calls for one look at a window, and the app, the bus and the
/// tests spend most of their time on them. GTK tells nearly all of it in one. Whoever looks has to ask for the rest: which
/// objects are in another one, for GTK tells of the hidden ones too, as if they were to be seen, and not of those that
/// nobody has asked for so far (GTK 4.8); and all of the app itself.
final class AccessibleTree {
    /// One object. Its properties are decoded when they are asked for.
    struct Item {
        fileprivate let fields: Variant

        var parent: (bus: String, path: String) {
            (fields.child(2).child(0).string, fields.child(2).child(1).string)
        }
        /// How many objects are in it that aren't hidden.
        var childCount: Int { fields.child(4).int }
        var interfaces: [String] { fields.child(5).children.map(\.string) }
        var name: String { fields.child(6).string }
        var role: Int { fields.child(7).int }
        var description: String { fields.child(8).string }
        var states: [Int] { fields.child(9).children.map(\.int) }
    }

    private var items: [String: Item] = [:]
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

    /// An object; nil if it is left out.
    subscript(path: String) -> Item? { items[path] }
}
