/// What is kept from one start to the next.
package nonisolated struct KeptSettings: Equatable, Sendable {
    package enum Style: String, CaseIterable, Sendable {
        /// As the desktop has it.
        case system
        case light
        case dark
    }

    /// What is looked for in folders of its own.
    package enum FolderUse: String, CaseIterable, Sendable {
        case notes
        case pictures
    }

    /// What a window looks like, apart from its note.
    package struct Window: Equatable, Sendable {
        package init(
            width: Int = 900, height: Int = 640, isMaximized: Bool = false, divider: Double? = nil,
            lowDivider: Double? = nil, textSize: Int = 100, images: Bool? = nil
        ) {
            (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
            (self.divider, self.lowDivider, self.textSize, self.images) = (divider, lowDivider, textSize, images)
        }

        /// Its width in points, as long as it doesn't fill the screen.
        package var width: Int
        /// Its height in points.
        package var height: Int
        package var isMaximized: Bool
        /// The part of the width that the text has beside pictures; nil as long as nobody has changed that.
        package var divider: Double?
        /// The part of the height that the text has above pictures.
        package var lowDivider: Double?
        /// The size of the text, in percent of the theme's.
        package var textSize: Int
        /// Whether its images are to be seen, where a person has said so; nil if that is as the note has it. It is the note's
        /// own: other notes' windows don't take it over.
        package var images: Bool?

        /// The widths and heights that a window may have, in points.
        package static let sizes = 100...16384
        /// The parts that may be given to the text.
        package static let parts = 0.02...0.98
        /// The percents that the text may have.
        package static let textSizes = 10...1000
    }

    package var style = Style.system
    /// Whether a secondary click opens edit menus as lists.
    package var editMenuLists = false
    /// Whether text that is selected by mouse shows its edit menu.
    package var selectionMenus = false
    /// Whether the number of words is shown.
    package var showsWordCount = false
    /// Whether notes that have a file are saved by themselves.
    package var savesAutomatically = false
    /// The folders in which files were chosen last, by their addresses.
    package var folders: [FolderUse: String] = [:]
    /// The folder of notes that the sidebar shows, by its address.
    package var notesFolder: String?
    /// The order of the notes in it.
    package var folderOrder = FolderOrder.newest
    /// The addresses of the notes that come first in their folders.
    package var pinnedNotes: [String] = []
    /// Whether new windows show it.
    package var showsSidebar = false
    /// The width of the sidebar in points; nil as long as nobody has changed that.
    package var sidebarWidth: Int?
    /// The window that was closed last, which new ones are like; nil for none.
    package var window: Window?
    /// The windows of notes, by the addresses of these, the one used last first.
    package var notes: [Note] = []

    /// The window that a note had last.
    package struct Note: Equatable, Sendable {
        package let address: String
        package var window: Window
    }

    /// How many notes can be pinned.
    package static let mostPinned = 500

    /// How many notes' windows are kept.
    package static let mostNotes = 50

    /// The window for a note, or for none.
    package func window(for address: String?) -> Window? {
        notes.first { $0.address == address }?.window ?? window
    }

    /// Keeps a note's window, and forgets the one that was used least recently if there are too many.
    package mutating func keep(_ window: Window, for address: String) {
        notes.removeAll { $0.address == address }
        notes.insert(Note(address: address, window: window), at: 0)
        if notes.count > Self.mostNotes { notes.removeLast(notes.count - Self.mostNotes) }
    }
}
