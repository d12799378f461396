import Gtk
import Longpress

/// A list of songs with one menu: for the song that is pressed or all that are selected, and for the empty space below them. It
/// stays as long as its list, whose menu it is.
final class Playlist {
    let list = ListBox(name: "Songs")
    private var songs: [Song] = []

    init(_ titles: [String]) {
        titles.forEach(append)
        list.contextMenu(
            for: self.songs, title: { $0.count > 1 ? "\($0.count) Songs" : nil }, elementOrder: .fixed
        ) { selected in
            if selected.isEmpty {
                Action("Add Song", icon: .add) { self.append("Song \(self.songs.count + 1)") }
                Action("Select All", isAvailable: self.list.selectedRows.count < self.songs.count) {
                    self.list.selectAll()
                }
            } else {
                Action("Favorite", keepsMenuPresented: true, isOn: selected.allSatisfy(\.isFavorite)) {
                    let isFavorite = !selected.allSatisfy(\.isFavorite)
                    for song in selected { song.isFavorite = isFavorite }
                }
                MenuSection(title: "Rating", isSingleChoice: true) {
                    for rating in Rating.allCases {
                        Action(rating.title, isOn: selected.allSatisfy { $0.rating == rating }) {
                            for song in selected { song.rating = rating }
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

    /// Where songs can be added to, as a server tells that takes its time.
    private static func albums() async throws -> [String] {
        try await Task.sleep(for: .milliseconds(400))
        return ["Evening", "Travelling"]
    }

    private static func add(_ songs: [Song], to album: String) {
        print("Add to “\(album)”", songs.map(\.title).joined(separator: ", "), separator: ": ")
    }

    private func append(_ title: String) {
        let song = Song(title)
        songs.append(song)
        list.append(song.row)
    }

    private func remove(_ gone: [Song]) {
        songs.removeAll { song in gone.contains { $0 === song } }
        for song in gone { list.remove(song.row) }
    }
}
