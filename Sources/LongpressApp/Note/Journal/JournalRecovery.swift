import Documents
import Gtk

/// Journals left behind by a program that ended before its notes were saved.
nonisolated enum JournalRecovery {
    /// A journal that nobody has any more; it stays taken by this process for as long as this lives.
    struct Found: Sendable {
        let entry: JournalEntry
        fileprivate let folder: StateFolder
        fileprivate let name: FileName
        fileprivate let lock: StateFolder.Lock

        /// Removes it.
        @concurrent
        func remove() async {
            folder.removeAll()
        }

        /// Reads the note.
        ///
        /// - Returns: Nil if it is damaged.
        @concurrent
        func note() async -> LoadedNote? {
            var note = LoadedNote(text: RichText(), format: entry.place.format)
            (note.hasMark, note.lineEnd, note.state) = (entry.place.hasMark, entry.place.lineEnd, entry.place.state)
            (note.title, note.foreign) = (entry.place.title, entry.place.foreign)
            note.copiesLeft = entry.place.file?.copiesLeft ?? []
            for id in entry.texts {
                guard let bytes = try? folder.file(JournalEntry.text(id)).read(limit: .max).bytes,
                    let text = RichText(journalBytes: bytes)
                else { return nil }
                note.text.append(text)
            }
            let level = Thumbnails.levels[entry.pictures.count > 1 ? 0 : 1]
            for picture in entry.pictures {
                guard let bytes = try? folder.file(JournalEntry.picture(picture.id)).read(limit: .max).bytes,
                    let loaded = try? PictureFile.loadNow(bytes, name: picture.name, level: level)
                else { return nil }
                note.pictures.pictures.append(.init(picture: loaded, caption: picture.caption, pose: picture.pose))
            }
            return note
        }

        /// Puts it out of the way.
        ///
        /// - Returns: Where it is now.
        @concurrent
        func setAside() async -> String { JournalRecovery.setAside(folder, name) }
    }

    /// Looks for journals that no running program has.
    ///
    /// - Returns: Those that can be read, and where those are now that can't.
    @concurrent
    static func find(in root: StateFolder = JournalWriter.usualRoot) async -> (found: [Found], setAside: [String]) {
        var found: [Found] = []
        var aside: [String] = []
        // Left between its making and its first use. One just being made is locked by then, or made anew.
        for folder in root.hidden {
            if let lock = folder.lock() { withExtendedLifetime(lock) { folder.removeAll() } }
        }
        for name in root.names {
            let folder = root.folder(name)
            // What has no lock on it belongs to nobody; and only folders can be locked this way.
            guard let lock = folder.lock() else { continue }
            if let bytes = try? folder.file(JournalEntry.index).read(limit: 1 << 30).bytes {
                if let entry = JournalEntry(bytes) {
                    found.append(Found(entry: entry, folder: folder, name: name, lock: lock))
                } else {
                    aside.append(setAside(folder, name))
                }
            } else {
                folder.removeAll()
            }
        }
        return (found, aside)
    }

    private static func setAside(_ folder: StateFolder, _ name: FileName) -> String {
        let unreadable = folder.parent.parent.folder("unreadable")
        let place = unreadable.folder(name)
        try? unreadable.make()
        try? folder.move(to: place)
        return place.path
    }
}
