/// A widget that shows one item at a time, in a row, a tile or a column of a view.
///
/// A view makes as many cells as are visible, and reuses them for other items as it scrolls:
///
///     ListView(songs, name: "Songs") {
///         let label = Label()
///         return ListCell(label) { song in label.text = song.title }
///     }
public final class ListCell<Item> {
    let widget: Widget
    let show: (Item) -> Void

    /// Makes a cell from a widget and a closure that shows an item in it.
    public init(_ widget: Widget, show: @escaping (Item) -> Void) {
        (self.widget, self.show) = (widget, show)
    }
}
