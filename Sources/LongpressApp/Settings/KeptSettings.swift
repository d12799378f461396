/// What is kept from one start to the next.
nonisolated struct KeptSettings: Equatable, Sendable {
    /// Light or dark colours.
    enum Style: String, CaseIterable, Sendable {
        /// As the desktop has it.
        case system
        case light
        case dark
    }

    /// What is looked for in folders of its own.
    enum FolderUse: String, CaseIterable, Sendable {
        case notes
        case pictures
    }

    /// What a window looks like, apart from its note.
    struct Window: Equatable, Sendable {
        /// Its width in points, as long as it doesn't fill the screen.
        var width = 900
        /// Its height in points.
        var height = 640
        var isMaximized = false
        /// The part of the width that the text has beside pictures; nil as long as nobody has changed that.
        var divider: Double?
        /// The part of the height that the text has above pictures.
        var lowDivider: Double?
        /// The size of the text, in percent of the theme's.
        var textSize = 100
        /// Whether its images are to be seen, where a person has said so; nil if that is as the note has it. It is the note's
        /// own: other notes' windows don't take it over.
        var images: Bool?

        /// The widths and heights that a window may have, in points.
        static let sizes = 100...16384
        /// The parts that may be given to the text.
        static let parts = 0.02...0.98
        /// The percents that the text may have.
        static let textSizes = 10...1000
    }

    var style = Style.system
    /// The folders in which files were chosen last, by their addresses.
    var folders: [FolderUse: String] = [:]
    /// The window that was closed last, which new ones are like; nil for none.
    var window: Window?
    /// The windows of notes, by the addresses of these, the one used last first.
    var notes: [Note] = []

    /// The window that a note had last.
    struct Note: Equatable, Sendable {
        let address: String
        var window: Window
    }

    /// How many notes' windows are kept.
    static let mostNotes = 50

    /// The window for a note, or for none.
    func window(for address: String?) -> Window? {
        notes.first { $0.address == address }?.window ?? window
    }

    /// Keeps a note's window, and forgets the one that was used least recently if there are too many.
    mutating func keep(_ window: Window, for address: String) {
        notes.removeAll { $0.address == address }
        notes.insert(Note(address: address, window: window), at: 0)
        if notes.count > Self.mostNotes { notes.removeLast(notes.count - Self.mostNotes) }
    }
}
