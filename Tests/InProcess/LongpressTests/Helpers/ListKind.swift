import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A kind of list, which makes lists of songs by title.
enum ListKind: String, CaseIterable {
    case listBox, flowBox, listView, gridView, columnView

    static let views: [ListKind] = [.listView, .gridView, .columnView]

    /// Makes a list of this kind. Its rows have padding around their labels, and its menu plays the selected songs.
    @MainActor func make(_ songs: [String], selection: SelectionMode = .multiple) -> SongList {
        let model = ListModel(songs)
        let cell = {
            let label = SongList.label("")
            return ListCell<String>(label) { label.text = $0 }
        }
        let list: ItemList =
            switch self {
            case .listBox: ListBox(name: "Songs", isForReading: selection == .none)
            case .flowBox: FlowBox(name: "Songs", selection: selection, spacing: 20)
            case .listView: ListView(model, name: "Songs", selection: selection, cell: cell)
            case .gridView: GridView(model, name: "Songs", selection: selection, cell: cell)
            case .columnView:
                ColumnView(
                    model, name: "Songs", selection: selection,
                    columns: [
                        .init("Title", expands: true, cell: cell),
                        .init("Length") { ListCell(Label("5:37")) { _ in } },
                    ])
            }
        return SongList(list, model, songs)
    }
}

/// A list of songs with a menu.
@MainActor final class SongList {
    let list: ItemList
    let model: ListModel<String>
    private var rows: [Widget] = []
    /// The commands that were chosen.
    private(set) var done: [String] = []

    init(_ list: ItemList, _ model: ListModel<String>, _ songs: [String]) {
        (self.list, self.model) = (list, model)
        show(songs)
        list.contextMenu(for: self.model.items, title: { $0.count > 1 ? "\($0.count) Songs" : nil }) { selected in
            if selected.isEmpty {
                Action("Add") { self.done.append("add") }
            } else if !selected[0].hasPrefix("#") {
                Action("Play \(selected.joined(separator: ", "))") {
                    self.done.append("play \(selected.joined(separator: ", "))")
                }
            }
        }
    }

    static func label(_ text: String) -> Label {
        let label = Label(text)
        label.setMargins(horizontal: 16, vertical: 8)
        return label
    }

    /// Shows other songs. A box keeps its rows for songs that it already shows.
    func show(_ songs: [String]) {
        model.items = songs
        let old = rows
        rows = songs.map { song in
            old.first { title(of: $0) == song } ?? (list is ListBox ? ListRow(Self.label(song)) : Self.label(song))
        }
        if let box = list as? ListBox {
            for case let row as ListRow in old { box.remove(row) }
            for case let row as ListRow in rows { box.append(row) }
        } else if let box = list as? FlowBox {
            old.forEach(box.remove)
            rows.forEach(box.append)
        }
    }

    private func title(of row: Widget) -> String? { (Label(row) ?? row.children.first.flatMap { Label($0) })?.text }

    /// Returns the frame of the row at a position, once it is laid out.
    func frame(_ index: Int) throws -> Rectangle {
        try waitFor("row \(index)") {
            guard let frame = self.list.element(at: index).flatMap(self.list.frame), frame.height > 1 else {
                return nil
            }
            return frame
        }
    }

    /// Returns a point in the padding of the row at a position, beside its label, once the row is laid out.
    func padding(_ index: Int) throws -> Point {
        try waitFor("row \(index) in its place") {
            let frame = try self.frame(index)
            let point = Point(x: frame.minX + 3, y: frame.minY + 3)
            return self.list.index(at: point) == index ? point : nil
        }
    }

    /// Returns a point outside all rows.
    func emptySpace() throws -> Point {
        let frame = try frame(0)
        return list is FlowBox
            ? Point(x: frame.maxX + 10, y: frame.midY) : Point(x: 20, y: list.size.height - 10)
    }

    /// Shows the list in a window until the body returns.
    func onScreen(_ body: (Window) throws -> Void) throws {
        try TestWindow.with(list is ListBox || list is FlowBox ? list : ScrolledWindow(list)) { window in
            if !model.items.isEmpty { _ = try frame(0) }
            try body(window)
        }
    }
}
