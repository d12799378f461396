// Declarations of a program that the samples in the documentation assume.
import Gtk
import Longpress

final class Song: Equatable {
    var isFavorite = false
    static func == (one: Song, other: Song) -> Bool { one === other }
}

let song = Song()
var songs = [song]
func play(_ song: Song) {}
func playlists() async throws -> [String] { [] }
func add(_ song: Song, to list: String) {}
func addToNewPlaylist(_ song: Song) {}
func addSong() {}
func remove(_ song: Song) {}
func remove(_ songs: [Song]) {}
func remove(_ titles: [String]) {}
func findPrograms() async throws -> [Command] { [] }

let row = Box(.horizontal)
let list = ListBox(name: "Songs")
let photo = Picture()
let picture = Texture.drawing(width: 1, height: 1) { _ in }!
nonisolated(unsafe) let pointer = OpaquePointer(bitPattern: 1)!
let video = Picture()
let (page, note, portrait) = (Label(), Label(), Picture())
let toolbarFrame = Rectangle(x: 0, y: 0, width: 100, height: 40)

extension Picture {
    func play() {}
    func pause() {}
}

final class PageStyle { var (isBold, isItalic) = (false, false) }

let style = PageStyle()
func download() {}
func call() {}
func showLetters() {}
