import Gtk
import Longpress

/// A song, and the row that shows it.
final class Song {
    let title: String
    let row: ListRow
    private let label = Label()
    var isFavorite = false {
        didSet { show() }
    }
    var rating: Rating? {
        didSet { show() }
    }

    init(_ title: String) {
        self.title = title
        label.horizontalAlignment = 0
        label.setMargins(horizontal: 12, vertical: 10)
        row = ListRow(label)
        show()
    }

    private func show() {
        let stars = rating.map { " " + String(repeating: "★", count: $0.rawValue) } ?? ""
        label.text = title + stars + (isFavorite ? " ♥" : "")
    }
}
