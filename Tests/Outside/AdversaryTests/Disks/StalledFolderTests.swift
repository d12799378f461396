import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The disk with the notes folder stops responding: the list says so, the window keeps working, and the user is told how started
/// operations ended.
final class StalledFolderTests: StalledDiskTestCase {
    private var folder: String { disk.path.split(separator: "/").last.map(String.init) ?? "" }
    private var silence: String { "The disk with “\(folder)” isn’t responding." }

    /// Starts the app with a note on its own disk; the notes folder is on the other disk.
    private func start() throws {
        for name in ["lake", "moon"] { try disk.write(FileTestCase.page("The words of \(name)"), to: "\(name).html") }
        let settings = "[Longpress]\nformat=1\nsidebar-folder=file://\(disk.path)\n"
        try home.write(settings, to: SettingsTestCase.file)
        try begin([writeNear()])
        try expectTitle("near.html")
    }

    private func show() throws {
        try app.keyboard.press("F8")
        try expectRows(["lake", "moon"])
    }

    private func expectRows(_ titles: [String]) throws {
        let known = ["lake", "moon", "night"]
        try TestSupport.waitFor(
            "the rows",
            value: {
                let labels = try app.accessible.findAll(role: "label").filter(\.isShowing)
                return try labels.map { try $0.name }.filter(known.contains)
            },
            until: { Set($0) == Set(titles) && $0.count == titles.count })
    }

    private func row(_ title: String) throws -> ScreenPoint { try find(role: "label", name: title).screenPoint }

    private func press(_ button: String) throws {
        let button = try find(role: "button", name: button)
        // The button slides in.
        _ = try Screenshot.settled()
        app.pointer.click(at: try button.screenPoint)
    }

    private func pressField() throws {
        let field = try find(name: "Search Notes")
        // The list is laid out again when summaries arrive, and GTK then assumes the pointer is where it was before.
        app.pointer.move(to: try field.screenPoint)
        _ = try Screenshot.settled()
        app.pointer.click(at: try field.screenPoint)
        try app.waitUntil("the focus in the field") {
            try field.has("focused") || field.first { $0.has("focused") } != nil
        }
    }

    /// Chooses a command from the menu of a row.
    private func choose(_ command: String, of title: String) throws {
        app.pointer.click(.secondary, at: try row(title))
        let item = try find(role: "menu item", name: command)
        // The menu slides in.
        _ = try Screenshot.settled()
        app.pointer.click(at: try item.screenPoint)
    }

    /// Types into the note beside the list, and saves it.
    private func useNote() throws {
        app.pointer.click(at: try note.screenRectangle.center)
        try useNear()
    }

    /// Cancels the current activity.
    private func cancel() throws {
        try press("Cancel")
        try app.waitUntil("the operation to end") {
            try self.app.accessible.first { try $0.name == "Cancel" && $0.isShowing } == nil
        }
    }

    func testAnUnreadableFolderIsReportedAndCanBeRetried() throws {
        try start()
        disk.stall()
        try app.keyboard.press("F8")
        try useNote()
        _ = try find(role: "label", name: silence)
        _ = try find(role: "button", name: "Choose Folder…")
        // This can be repeated any number of times.
        try press("Try Again")
        try app.keyboard.press("ctrl+Home")
        disk.resume()
        try app.waitUntil("the rows, or another message") {
            try self.app.accessible.first { try $0.name == "moon" && $0.isShowing } != nil
                || self.app.accessible.first { try $0.name == "Try Again" && $0.isShowing } != nil
        }
        if try app.accessible.first(where: { try $0.name == "Try Again" && $0.isShowing }) != nil {
            try press("Try Again")
        }
        try expectRows(["lake", "moon"])
    }

    /// Opening a note on a disk that doesn't respond can be cancelled.
    func testOpeningANoteFromTheListCanBeCancelled() throws {
        try start()
        try show()
        disk.stall()
        app.pointer.click(at: try row("moon"))
        _ = try find(name: "Opening “moon.html”…")
        try cancel()
        try useNote()
        disk.resume()
        app.pointer.click(at: try row("lake"))
        try expectTitle("lake.html")
        try expectText("The words of lake")
    }

    func testAFailedRenameIsReported() throws {
        try start()
        try show()
        disk.stall()
        try choose("Rename…", of: "moon")
        _ = try find(role: "text box", name: "Name")
        try app.keyboard.type("night")
        try app.keyboard.press("Return")
        let silence = silence
        try app.waitUntil("the message") {
            try self.app.accessible.first { try $0.name.contains(silence) && $0.isShowing } != nil
        }
        try app.keyboard.press("Escape")
        try useNote()
    }

    func testMovingToTheTrashCanBeCancelled() throws {
        try start()
        try show()
        disk.stall()
        try choose("Move to Trash", of: "moon")
        _ = try find(name: "Waiting for the disk with “\(folder)”…")
        try useNote()
        try cancel()
        disk.resume()
        try expectRows(["lake", "moon"])
        // Afterwards it works as before.
        try choose("Move to Trash", of: "moon")
        try expectRows(["lake"])
    }

    /// The titles are known; the text can't be read.
    func testASearchTimesOutAndIsReported() throws {
        try start()
        try show()
        disk.stall()
        try pressField()
        try app.keyboard.type("moo")
        try expectRows(["moon"])
        try app.keyboard.type("x")
        _ = try find(role: "label", name: silence)
        try app.keyboard.press("Escape")
        try expectRows(["lake", "moon"])
        try useNote()
        disk.resume()
        try pressField()
        try app.keyboard.type("words of la")
        try expectRows(["lake"])
    }
}
