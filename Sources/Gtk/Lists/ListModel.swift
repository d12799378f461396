import CGtk

/// The items that a ``ListView``, ``GridView`` or ``ColumnView`` shows: Swift values, in order.
///
///     let songs = ListModel([Song(title: "Naima"), Song(title: "Nardis")])
///     songs.items.append(Song(title: "Solar"))
///
/// Items are identified by an id. You can set ``items`` at any time: a new item with the id of an old one is the same item,
/// perhaps with other contents and at another position, and stays selected if it was.
public final class ListModel<Item> {
    private typealias Entry = (object: Object, element: ListElement<Item>, id: AnyHashable)

    let store = Object(owning: UnsafeMutableRawPointer(g_list_store_new(g_object_get_type())))
    private let id: (Item) -> AnyHashable
    private var entries: [Entry] = []

    /// Makes a model from items and a closure that returns an item's id.
    public init<ID: Hashable>(_ items: [Item] = [], id: @escaping (Item) -> ID) {
        self.id = { AnyHashable(id($0)) }
        self.items = items
    }

    /// The items, from first to last.
    public var items: [Item] {
        get { entries.map(\.element.item) }
        set { show(newValue) }
    }

    /// The number of items.
    package var count: Int { entries.count }

    /// The item at a position, without access to all the others. A new item must have the id of the old one.
    package subscript(index: Int) -> Item {
        get { entries[index].element.item }
        set { entries[index].element.item = newValue }
    }

    /// Changes those of the given items that still exist. They are found by their ids.
    public func change(_ items: [Item], _ change: (inout Item) -> Void) {
        let ids = Set(items.map(id))
        for entry in entries where ids.contains(entry.id) { change(&entry.element.item) }
    }

    /// Replaces the items between the common beginning and the common end of the old and the new items. Items that remain keep
    /// their objects, by which GTK identifies their rows and their selection.
    private func show(_ items: [Item]) {
        let (old, new) = (entries.map(\.id), items.map(id))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
        let removed = start..<old.count - end
        var known = Dictionary(grouping: removed.reversed()) { old[$0] }
        let added: [Entry] = (start..<new.count - end).map { index in
            known[new[index]]?.popLast().map { entries[$0] } ?? makeEntry(of: items[index], new[index])
        }
        entries.replaceSubrange(removed, with: added)
        for (entry, item) in zip(entries, items) { entry.element.item = item }
        guard !removed.isEmpty || !added.isEmpty else { return }
        var objects = added.map { Optional($0.object.raw) }
        g_list_store_splice(store.opaque, guint(start), guint(removed.count), &objects, guint(objects.count))
    }

    private func makeEntry(of item: Item, _ id: AnyHashable) -> Entry {
        let (object, element) = ListElement.make(of: item)
        return (object, element, id)
    }
}

extension ListModel where Item: Identifiable {
    /// Makes a model of items that have an id.
    public convenience init(_ items: [Item] = []) { self.init(items, id: \.id) }
}

extension ListModel where Item: Hashable {
    /// Makes a model of items that are identified by their whole value, such as texts.
    @_disfavoredOverload
    public convenience init(_ items: [Item] = []) { self.init(items, id: \.self) }
}
