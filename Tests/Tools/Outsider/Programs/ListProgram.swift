import Gtk
import Longpress

/// A list of songs with one menu for a single song, several songs, and the empty space below them.
final class ListProgram: MenuProgram {
    private let list = ListBox(name: "Songs")
    private var songs = ["Autumn Leaves", "Blue in Green", "Cantaloupe Island"]
    private var favorites: Set<String> = []
    var widget: Widget { list }
    private(set) var log: [String] = []

    init() {
        for song in songs { list.append(ListRow(Label(song))) }
        // begin menu
        list.contextMenu(for: self.songs, title: { $0.count > 1 ? "\($0.count) Songs" : nil }) { selected in
            if selected.isEmpty {
                Action("Add Song", icon: .add) { self.log.append("add") }
            } else {
                Action("Play", icon: .play) { self.log.append("play \(selected.joined(separator: ", "))") }
                Action("Favorite", keepsMenuPresented: true, isOn: self.favorites.isSuperset(of: selected)) {
                    self.favorites.formSymmetricDifference(selected)
                }
                Divider()
                Action("Remove", icon: .remove, role: .destructive) { self.log.append("remove") }
            }
        }
        // end menu
    }
}
