import Gtk
import Longpress

/// Performs the commands of a row: for its song, or for all that are selected if it is one of them.
final class SongResponder: ContextMenuTarget, HandlingResponder {
    static let favorite = Command("favorite", title: "Favorite", keepsMenuPresented: true)
    static let remove = Command("remove", title: "Remove", icon: "user-trash-symbolic", isDestructive: true)

    private static let handlers = CommandHandlers<SongResponder>(
        Rating.allCases.map { rating in
            (rating.command, .always(isOn: { $0.have(rating) }) { $0.rate(rating) })
        }
    ).merging([
        favorite: .always(isOn: { $0.songs.allSatisfy(\.isFavorite) }) { $0.toggleFavorite() },
        remove: .always { $0.playlist.remove($0.songs) },
    ])

    private unowned let song: Song
    private unowned let playlist: Playlist

    /// Where the songs can be added to, as a server tells that takes its time.
    private static let albums = DeferredCommands(title: "Looking for Albums…", failureMessage: "No Albums Found") {
        try await Task.sleep(for: .milliseconds(400))
        return ["Evening", "Travelling"].map { Command(Command.ID(rawValue: "\(album)\($0)"), title: "Add to “\($0)”") }
    }

    /// What the ids of the commands for albums begin with.
    private static let album = "album-"

    init(_ song: Song, in playlist: Playlist) {
        (self.song, self.playlist) = (song, playlist)
    }

    var menu: ContextMenu {
        let count = playlist.selected.count
        return ContextMenu(title: count > 1 ? "\(count) Songs" : nil) {
            Self.favorite
            Section(title: "Rating", isSingleChoice: true) {
                Rating.allCases.map(\.command)
            }
            Section {
                Self.albums
            }
            Self.remove
        }
    }

    var nextResponder: (any Responder)? { playlist }
    var canBecomeFirstResponder: Bool { true }

    func becomeFirstResponder() -> Bool { song.row.grabFocus() }

    /// What is pressed outside the selection is selected alone.
    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        if !song.row.isSelected { playlist.selectOnly(song) }
    }

    func handler(for command: Command) -> CommandHandler? {
        if command.id.rawValue.hasPrefix(Self.album) { return CommandHandler { self.add(to: command.title) } }
        return Self.handlers[command, for: self]
    }

    private var songs: [Song] { playlist.selected }

    private func add(to album: String) {
        print(album, songs.map(\.title).joined(separator: ", "), separator: ": ")
    }

    private func have(_ rating: Rating) -> Bool { songs.allSatisfy { $0.rating == rating } }

    private func rate(_ rating: Rating) {
        for song in songs { song.rating = rating }
    }

    private func toggleFavorite() {
        let isFavorite = !songs.allSatisfy(\.isFavorite)
        for song in songs { song.isFavorite = isFavorite }
    }
}
