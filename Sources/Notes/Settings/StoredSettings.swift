/// The settings that are stored between runs of the program.
package nonisolated struct StoredSettings: Equatable, Sendable {
    package enum Style: String, CaseIterable, Sendable {
        /// The desktop's style.
        case system
        case light
        case dark
    }

    /// The kinds of files for which the last folder is remembered.
    package enum FolderUse: String, CaseIterable, Sendable {
        case notes
        case pictures
    }

    /// The look of a window, apart from its note.
    package struct Window: Equatable, Sendable {
        package init(
            width: Int = 900, height: Int = 640, isMaximized: Bool = false, divider: Double? = nil,
            lowDivider: Double? = nil, textSize: Int = 100, images: Bool? = nil
        ) {
            (self.width, self.height, self.isMaximized) = (width, height, isMaximized)
            (self.divider, self.lowDivider, self.textSize, self.images) = (divider, lowDivider, textSize, images)
        }

        /// The width in points while the window isn't maximised.
        package var width: Int
        /// The height in points while the window isn't maximised.
        package var height: Int
        package var isMaximized: Bool
        /// The fraction of the width that the text has beside the pictures; `nil` if the user never changed it.
        package var divider: Double?
        /// The fraction of the height that the text has above the pictures; `nil` if the user never changed it.
        package var lowDivider: Double?
        /// The text size, in percent of the theme's.
        package var textSize: Int
        /// Whether the note's pictures are visible, if the user has chosen that; `nil` if it depends on the note. The choice
        /// belongs to the note: other notes' windows don't adopt it.
        package var images: Bool?

        /// The widths and heights that a window may have, in points.
        package static let sizes = 100...16384
        /// The fractions that the text may have.
        package static let parts = 0.02...0.98
        /// The text sizes that are allowed, in percent.
        package static let textSizes = 10...1000
    }

    package var style = Style.system
    /// Whether a secondary click opens edit menus as lists.
    package var editMenuLists = false
    /// Whether selecting text with the mouse shows its edit menu.
    package var selectionMenus = false
    /// Whether the number of words is shown.
    package var showsWordCount = false
    /// Whether notes that have a file are saved automatically.
    package var savesAutomatically = false
    /// The addresses of the folders in which files were last chosen.
    package var folders: [FolderUse: String] = [:]
    /// The address of the folder of notes that the sidebar shows.
    package var notesFolder: String?
    /// The sort order of the sidebar's notes.
    package var folderOrder = FolderOrder.newest
    /// The addresses of the pinned notes.
    package var pinnedNotes: [String] = []
    /// Whether new windows show the sidebar.
    package var showsSidebar = false
    /// The width of the sidebar in points; `nil` if the user never changed it.
    package var sidebarWidth: Int?
    /// The look of the window closed last, which new windows adopt; `nil` if there is none.
    package var window: Window?
    /// The windows of notes, the most recently used first.
    package var notes: [Note] = []

    /// The last window of the note with an address.
    package struct Note: Equatable, Sendable {
        package let address: String
        package var window: Window
    }

    /// The maximum number of pinned notes.
    package static let maxPinned = 500

    /// The maximum number of notes whose windows are stored.
    package static let maxNotes = 50

    /// Returns the window for the note with an address, or the window closed last if there is none.
    package func window(for address: String?) -> Window? {
        notes.first { $0.address == address }?.window ?? window
    }

    /// Stores a note's window, and removes the least recently used one if there are too many.
    package mutating func keep(_ window: Window, for address: String) {
        notes.removeAll { $0.address == address }
        notes.insert(Note(address: address, window: window), at: 0)
        if notes.count > Self.maxNotes { notes.removeLast(notes.count - Self.maxNotes) }
    }
}
