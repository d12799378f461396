import Files
import Platform

/// The settings as a file.
nonisolated extension StoredSettings {
    /// The version of the format, to be increased whenever an older program would misread it.
    package static let format = 1

    /// The reason why a file's contents can't be used.
    package enum Problem: Error, Equatable {
        /// The contents aren't in the program's format.
        case damaged
        /// A newer version of the program wrote the file.
        case newer
    }

    private static let general = "Longpress"
    private static let last = "Window"
    /// The settings that are on or off, and off unless the file says otherwise.
    private static var flags: [(key: String, flag: WritableKeyPath<StoredSettings, Bool>)] {
        [
            ("edit-menu-lists", \.editMenuLists), ("selection-menus", \.selectionMenus),
            ("word-count", \.showsWordCount), ("automatic-saving", \.savesAutomatically), ("sidebar", \.showsSidebar),
        ]
    }
    private static func note(_ number: Int) -> String { "Note \(number)" }

    /// Reads settings. Throws `Problem` if the bytes aren't settings. A value that can't be read keeps its default.
    package init(_ bytes: [UInt8]) throws {
        guard let file = try? KeyFile(bytes), let format = file.number("format", in: Self.general), format > 0 else {
            throw Problem.damaged
        }
        guard format <= Self.format else { throw Problem.newer }
        self.init()
        style = file.text("style", in: Self.general).flatMap(Style.init) ?? style
        for (key, flag) in Self.flags { self[keyPath: flag] = file.flag(key, in: Self.general) ?? self[keyPath: flag] }
        notesFolder = file.text("sidebar-folder", in: Self.general).flatMap(Self.address)
        folderOrder = file.text("sidebar-order", in: Self.general).flatMap(FolderOrder.init) ?? folderOrder
        pinnedNotes = (file.text("pinned", in: Self.general) ?? "").split(separator: " ").map(String.init)
            .filter { Self.address($0) != nil }
        sidebarWidth = file.number("sidebar-width", in: Self.general).flatMap { Window.sizes.contains($0) ? $0 : nil }
        for use in FolderUse.allCases {
            folders[use] = file.text("\(use)-folder", in: Self.general).flatMap(Self.address)
        }
        window = Window(file, Self.last)
        for number in 1...Self.maxNotes {
            guard let address = file.text("file", in: Self.note(number)).flatMap(Self.address),
                !notes.contains(where: { $0.address == address }), let window = Window(file, Self.note(number))
            else { continue }
            notes.append(Note(address: address, window: window))
        }
    }

    /// Returns a text if it may be an address, otherwise `nil`.
    private static func address(_ text: String) -> String? { text.contains(":/") ? text : nil }

    package var bytes: [UInt8] {
        let file = KeyFile()
        file.set("format", in: Self.general, "\(Self.format)")
        file.set("style", in: Self.general, style.rawValue)
        for (key, flag) in Self.flags where self[keyPath: flag] { file.set(key, in: Self.general, "true") }
        if let notesFolder { file.set("sidebar-folder", in: Self.general, notesFolder) }
        if folderOrder != .newest { file.set("sidebar-order", in: Self.general, folderOrder.rawValue) }
        // Addresses contain no spaces.
        if !pinnedNotes.isEmpty { file.set("pinned", in: Self.general, pinnedNotes.joined(separator: " ")) }
        if let sidebarWidth { file.set("sidebar-width", in: Self.general, "\(sidebarWidth)") }
        for use in FolderUse.allCases {
            if let folder = folders[use] { file.set("\(use)-folder", in: Self.general, folder) }
        }
        window?.write(to: file, Self.last)
        for (number, note) in zip(1..., notes) {
            file.set("file", in: Self.note(number), note.address)
            note.window.write(to: file, Self.note(number))
        }
        return file.bytes
    }
}

nonisolated extension StoredSettings.Window {
    /// Reads a window from a group; `nil` if there is no such group.
    fileprivate init?(_ file: KeyFile, _ group: String) {
        guard file.groups.contains(group) else { return nil }
        self.init()
        func within<Value>(_ range: ClosedRange<Value>, _ value: Value?) -> Value? {
            value.flatMap { range.contains($0) ? $0 : nil }
        }
        width = within(Self.sizes, file.number("width", in: group)) ?? width
        height = within(Self.sizes, file.number("height", in: group)) ?? height
        isMaximized = file.flag("maximized", in: group) ?? isMaximized
        divider = within(Self.parts, file.fraction("divider", in: group))
        lowDivider = within(Self.parts, file.fraction("low-divider", in: group))
        textSize = within(Self.textSizes, file.number("text-size", in: group)) ?? textSize
        images = file.flag("images", in: group)
    }

    fileprivate func write(to file: KeyFile, _ group: String) {
        file.set("width", in: group, "\(width)")
        file.set("height", in: group, "\(height)")
        file.set("maximized", in: group, isMaximized ? "true" : "false")
        if let divider { file.set("divider", in: group, "\(divider)") }
        if let lowDivider { file.set("low-divider", in: group, "\(lowDivider)") }
        file.set("text-size", in: group, "\(textSize)")
        if let images { file.set("images", in: group, images ? "true" : "false") }
    }
}
