import Gtk
import Longpress

/// A list of songs with one context menu: for the pressed song, for all selected songs, and for the empty space below them. The
/// list's menu keeps the playlist alive.
final class Playlist {
    let list: ListView
    private let songs: ListModel<Song>

    init(_ titles: [String]) {
        let songs = ListModel(titles.enumerated().map { Song(id: $0, title: $1) })
        list = ListView(songs, name: "Songs") {
            let label = Label()
            label.horizontalAlignment = 0
            label.setMargins(horizontal: 12, vertical: 10)
            return ListCell(label) { song in label.text = song.line }
        }
        self.songs = songs
        list.contextMenu(
            for: songs.items, title: { $0.count > 1 ? "\($0.count) Songs" : nil }, elementOrder: .fixed
        ) { selected in
            let isFavorite = selected.allSatisfy(\.isFavorite)
            if selected.isEmpty {
                Action("Add Song", icon: .add) { self.add() }
                Action("Select All", isAvailable: self.list.selectedIndices.count < songs.items.count) {
                    self.list.selectAll()
                }
            } else {
                Action("Favorite", keepsMenuPresented: true, isOn: isFavorite) {
                    songs.change(selected) { $0.isFavorite = !isFavorite }
                    MenuPresenter.shared.reloadVisibleMenu()
                }
                MenuSection(title: "Rating", isSingleChoice: true) {
                    for rating in Rating.allCases {
                        Action(rating.title, isOn: selected.allSatisfy { $0.rating == rating }) {
                            songs.change(selected) { $0.rating = rating }
                        }
                    }
                }
                Later(title: "Looking for Albums…", failureMessage: "No Albums Found") {
                    try await Self.albums().map { album in
                        Action("Add to “\(album)”") { Self.add(selected, to: album) }
                    }
                }
                Action("Remove", icon: .remove, role: .destructive) { self.remove(selected) }
            }
        }
    }

    /// Returns the albums that songs can be added to. The pause stands for a slow server.
    private static func albums() async throws -> [String] {
        try await Task.sleep(for: .milliseconds(400))
        return ["Evening", "Travelling"]
    }

    private static func add(_ songs: [Song], to album: String) {
        print("Add to “\(album)”", songs.map(\.title).joined(separator: ", "), separator: ": ")
    }

    private func add() {
        let id = (songs.items.map(\.id).max() ?? 0) + 1
        songs.items.append(Song(id: id, title: "Song \(id + 1)"))
    }

    private func remove(_ gone: [Song]) {
        let ids = Set(gone.map(\.id))
        songs.items.removeAll { ids.contains($0.id) }
    }
}
