import Gtk
import Longpress

/// A list of songs, which also answers for its empty space. Being its list's responder, it stays.
final class Playlist: HandlingResponder {
    static let add = Command("add", title: "Add Song", icon: "list-add-symbolic")

    private static let handlers: CommandHandlers<Playlist> = [
        add: .always { $0.append("Song \($0.songs.count + 1)") },
        .selectAll: .when({ $0.selected.count < $0.songs.count }) { $0.list.selectAll() },
    ]

    let list = ListBox(name: "Songs")
    private(set) var songs: [Song] = []

    init(_ titles: [String]) {
        titles.forEach(append)
        list.responder = self
        list.menu = .context(
            // The menu of an empty space opens upward as often as not; this one begins with the same command all the same.
            ContextMenu(elementOrder: .fixed) {
                Self.add
                Command.selectAll
            })
    }

    var selected: [Song] { songs.filter(\.row.isSelected) }

    func selectOnly(_ song: Song) {
        list.unselectAll()
        list.select(song.row)
    }

    func remove(_ gone: [Song]) {
        songs.removeAll { song in gone.contains { $0 === song } }
        for song in gone { list.remove(song.row) }
    }

    private func append(_ title: String) {
        let song = Song(title)
        songs.append(song)
        list.append(song.row)
        let responder = SongResponder(song, in: self)
        song.row.responder = responder
        song.row.menu = .context { [unowned responder] _ in ContextMenuConfiguration(menu: responder.menu) }
    }

    // MARK: The empty space

    var canBecomeFirstResponder: Bool { true }

    func handler(for command: Command) -> CommandHandler? { Self.handlers[command, for: self] }
}
