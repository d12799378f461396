import Gtk
import Longpress

/// Performs the commands of a row: for its song, or for all that are selected if it is one of them.
final class SongResponder: ContextMenuTarget {
    static let favorite = Command("favorite", title: "Favorite", keepsMenuPresented: true)
    static let remove = Command("remove", title: "Remove", icon: "user-trash-symbolic", isDestructive: true)
    private unowned let song: Song
    private unowned let playlist: Playlist

    /// Where the songs can be added to, as a server tells that takes its time.
    private static let albums = DeferredCommands(title: "Looking for Albums…", failureMessage: "No Albums Found") {
        try await Task.sleep(for: .milliseconds(400))
        return ["Evening", "Travelling"].map { Command(Command.ID(rawValue: "album-\($0)"), title: "Add to “\($0)”") }
    }

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

    func canPerform(_ command: Command) -> Bool { true }

    func isOn(_ command: Command) -> Bool? {
        if command.id == Self.favorite.id { return playlist.selected.allSatisfy(\.isFavorite) }
        return rating(of: command).map { rating in playlist.selected.allSatisfy { $0.rating == rating } }
    }

    func perform(_ command: Command) {
        let songs = playlist.selected
        if command.id == Self.favorite.id {
            let isFavorite = !songs.allSatisfy(\.isFavorite)
            for song in songs { song.isFavorite = isFavorite }
        } else if let rating = rating(of: command) {
            for song in songs { song.rating = rating }
        } else if command.id == Self.remove.id {
            playlist.remove(songs)
        } else {
            print(command.title, songs.map(\.title).joined(separator: ", "), separator: ": ")
        }
    }

    private func rating(of command: Command) -> Rating? { Rating.allCases.first { $0.command.id == command.id } }
}
