import Foundation
import TestSupport

/// A folder of notes for the sidebar, each a minute older than the one before.
enum SidebarFolder {
    static let titles = ["lake", "moon", "road"]

    /// The menu of a single note.
    static let menuOfRow = """
        Open
        Open in New Window
        ---
        Rename…
        Duplicate
        Pin
        Share…
        ---
        Move to Trash (Destructive)
        """

    /// Creates the folder in a home, and sets it in the settings there.
    static func make(in home: TemporaryFolder) throws -> TemporaryFolder {
        let notes = try TemporaryFolder(in: home)
        for (age, name) in titles.enumerated() {
            let path = try notes.write(FileTestCase.page("The words of \(name)"), to: "\(name).html")
            let date = Date(timeIntervalSinceNow: -60 * Double(age + 1))
            try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
        }
        try home.write("[Longpress]\nformat=1\nsidebar-folder=file://\(notes.path)\n", to: SettingsTestCase.file)
        return notes
    }
}
