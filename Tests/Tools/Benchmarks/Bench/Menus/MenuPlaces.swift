/// The places in a program's window to press for its menus, in pixels from its upper left corner.
struct MenuPlaces {
    typealias Place = (x: Int32, y: Int32)
    /// Two words of the text, pressed alternately, so that no press is on the word that the previous one has selected.
    let words: [Place]
    /// Two places in the picture.
    let picture: [Place]

    /// The places in the app's window with a note of ``NoteFile``: below the menu bar, left and right of the divider.
    static let longpress = MenuPlaces(words: [(150, 60), (250, 60)], picture: [(690, 180), (730, 210)])
    /// The places in the C program's window; the words are in the third line.
    static let baseline = MenuPlaces(words: [(60, 45), (180, 45)], picture: [(700, 300), (740, 330)])
    /// The place in GNOME Text Editor's window: below its header bar.
    static let textEditor = MenuPlaces(words: [(150, 120)], picture: [])

    /// Returns the places to press for a kind of menu.
    func places(for kind: MenuKind) -> [Place] { kind == .edit ? words : picture }
}
