/// Where in a program's window to press for its menus, from its upper left corner, in pixels.
struct MenuPlaces {
    typealias Place = (x: Int32, y: Int32)
    /// Two words of the text, pressed in turn, so that no press is on what the one before has selected.
    let words: [Place]
    /// Two places of the picture.
    let picture: [Place]

    /// In the app's window, with a note of ``NoteFile``: under the menu bar, left and right of the divider.
    static let longpress = MenuPlaces(words: [(150, 60), (250, 60)], picture: [(690, 180), (730, 210)])
    /// In the C program's: its third line.
    static let baseline = MenuPlaces(words: [(60, 45), (180, 45)], picture: [(700, 300), (740, 330)])
    /// In GNOME Text Editor's: under its header bar.
    static let textEditor = MenuPlaces(words: [(150, 120)], picture: [])

    /// Where to press for a kind of menu.
    func places(for kind: MenuKind) -> [Place] { kind == .edit ? words : picture }
}
