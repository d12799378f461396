import Foundation
import TestSupport
import XCTest

@testable import Driving

/// The disk with the user's own folders doesn't respond: the app starts and keeps working without the files there, and says so;
/// files elsewhere are opened and saved.
final class StalledHomeTests: StalledDiskTestCase {
    /// A line on standard error says that the settings can't be read.
    override func isExpectedToComplain(_ app: AppUnderTest) -> Bool { true }

    /// Starts the app with a note on a disk that responds, and with folders on the other one.
    private func begin(_ folders: [String: String]) throws {
        let note = try writeNear()
        try begin { try AppUnderTest([note], environment: folders, bus: bus, home: home) }
        try expectTitle("near.html")
    }

    private func expectMessage(_ text: String) throws {
        try app.waitUntil("the message \(text)") { try self.app.accessible.messageText?.contains(text) ?? false }
    }

    // MARK: At the start

    /// All of the user's folders are in their usual places.
    func testAStartWithAStalledHomeOpensItsWindow() throws {
        disk.stall()
        try begin([
            "HOME": disk.path, "XDG_CONFIG_HOME": "", "XDG_DATA_HOME": "", "XDG_CACHE_HOME": "", "XDG_STATE_HOME": "",
            "ENCHANT_CONFIG_DIR": "",
        ])
        try expectMessage("The disk with \(disk.path) isn’t responding. Longpress won’t use the files there")
        try useNear()
        try quit()
    }

    func testAStartWithStalledSettingsOpensItsWindow() throws {
        disk.stall()
        try begin(["XDG_CONFIG_HOME": disk.path + "/config", "ENCHANT_CONFIG_DIR": ""])
        try expectMessage("The disk with \(disk.path)/config isn’t responding. Longpress won’t use the files there")
        try useNear()
        try quit()
        // Settings that couldn't be read aren't overwritten.
        disk.resume()
        XCTAssertNil(disk.read("config/longpress/settings"))
    }

    func testAStartWithAStalledStateFolderOpensItsWindow() throws {
        disk.stall()
        try begin(["XDG_STATE_HOME": disk.path])
        try useNear()
        try quit()
    }

    /// A start at which everything works shows no message.
    func testARespondingDiskIsUsed() throws {
        try begin(["XDG_STATE_HOME": disk.path, "XDG_CONFIG_HOME": disk.path])
        try useNear()
        XCTAssertNil(try app.accessible.messageText)
        try quit()
        XCTAssertTrue(disk.read("longpress/settings")?.contains("[Longpress]") ?? false)
    }

    // MARK: In use

    /// A message says that work can't be backed up; it is backed up as soon as possible.
    func testWorkThatCannotBeBackedUpIsReported() throws {
        try begin(["XDG_STATE_HOME": disk.path])
        disk.stall()
        try type(" written")
        try expectMessage("Unsaved changes can’t be backed up. The disk isn’t responding.")
        XCTAssertEqual(try note.text, "near written")
        disk.resume()
        try app.waitUntil("the work to be backed up") { self.keptTexts.contains { $0.contains("near written") } }
    }

    /// The user's personal dictionary is on the disk, and is checked with each word.
    func testSpellCheckingContinuesAfterAStall() throws {
        try World.configureEnchant(in: disk.path)
        try begin(["ENCHANT_CONFIG_DIR": disk.path])
        try type(" recieve it ")
        try expectStyled("near ~recieve it")
        disk.stall()
        try type("adn wrods ")
        try app.waitUntil("the words") { try self.note.text == "near recieve it adn wrods " }
        try app.keyboard.press("ctrl+s")
        try expectTitle("near.html")
        disk.resume()
        try expectStyled("near ~recieve it ~adn ~wrods")
        XCTAssertNil(try app.accessible.messageText)
    }

    /// The disk stalls before the dictionary is loaded, with the first typed word, and responds again later.
    func testSpellCheckingStartsOnceTheDiskResponds() throws {
        try World.configureEnchant(in: disk.path)
        try begin(["ENCHANT_CONFIG_DIR": disk.path])
        disk.stall()
        try type(" recieve it adn ")
        try app.waitUntil("the words") { try self.note.text == "near recieve it adn " }
        try app.keyboard.press("ctrl+s")
        try expectTitle("near.html")
        // Longer than any time limit.
        Thread.sleep(forTimeInterval: 12)
        try type("more ")
        try app.waitUntil("the words") { try self.note.text == "near recieve it adn more " }
        disk.resume()
        try expectStyled("near ~recieve it ~adn more")
    }

    private func expectStyled(_ text: String) throws {
        try app.waitUntil("\(text)") { try AppTestCase.styledText(of: self.note) == text }
    }

    /// GTK's dialog would access the user's folders.
    func testUnavailableFileDialogsAreReported() throws {
        try begin(["XDG_CONFIG_HOME": disk.path])
        disk.stall()
        try app.keyboard.press("ctrl+o")
        try expectMessage("You can’t choose files now: the disk with \(disk.path) isn’t responding.")
        try useNear()
        disk.resume()
        try app.keyboard.press("ctrl+o")
        try fileDialog.expect("Open")
        try app.keyboard.press("Escape")
        try expectTitle("near.html")
    }

    /// The desktop's list of recent files is on the disk.
    func testTheAppWorksWithoutTheListOfRecentFiles() throws {
        try begin(["XDG_DATA_HOME": disk.path])
        try app.waitUntil("the note in the list") {
            self.disk.read("recently-used.xbel")?.contains("/near.html\"") ?? false
        }
        disk.stall()
        let other = try files.write(FileTestCase.page("other"), to: "other.html")
        try handOver([other])
        try expectTitle("other.html")
        try type(" one")
        try app.keyboard.press("ctrl+s")
        try expectTitle("other.html")
        try activate("near.html – Longpress")
        try useNear()
        disk.resume()
        try app.waitUntil("the other note in the list") {
            self.disk.read("recently-used.xbel")?.contains("/other.html\"") ?? false
        }
    }

    /// The first folder of the search path for programs is on the disk.
    func testTheAppWorksWithoutSearchingForPrograms() throws {
        let path = ChildProcess.inheritedEnvironment["PATH"] ?? ""
        try files.write(SamplePicture.png.bytes, to: "picture.png")
        try begin(["PATH": "\(disk.path):\(path)", "LONGPRESS_TESSERACT": "tesseract"])
        // The picture is loaded before: newer versions of GdkPixbuf decode with helper programs that they search for.
        try handOver([files.path + "/picture.png"])
        try expectTitle("picture.png")
        let picture = try app.waitFor(role: "grid cell", name: "Image 1")
        disk.stall()
        try app.pointer.click(.secondary, at: picture.screenRectangle.center)
        _ = try find(role: "menu item", name: "Copy Image")
        try app.keyboard.press("Escape")
        try activate("near.html – Longpress")
        try useNear()
    }

    // MARK: Icons

    /// GTK searches for icons in the user's folders, even if there are none.
    func testMenusWithIconsOpen() throws { try openMenusWithoutAHome() }

    /// The user has icons there.
    func testMenusWithIconsOpenIfTheUserHasIcons() throws {
        for folder in [".icons/hicolor", "data/icons/hicolor"] {
            try FileManager.default.createDirectory(
                atPath: "\(disk.path)/\(folder)/16x16/apps", withIntermediateDirectories: true)
        }
        try openMenusWithoutAHome()
    }

    private func openMenusWithoutAHome() throws {
        try files.write(SamplePicture.png.bytes, to: "picture.png")
        let cursors = ChildProcess.inheritedEnvironment["XCURSOR_PATH"] ?? ""
        try begin([
            "HOME": disk.path, "XDG_DATA_HOME": disk.path + "/data", "XCURSOR_PATH": "\(disk.path)/.icons:\(cursors)",
        ])
        try handOver([files.path + "/picture.png"])
        try expectTitle("picture.png")
        let picture = try app.waitFor(role: "grid cell", name: "Image 1")
        disk.stall()
        // GTK 4.8 to 4.24 search again if an icon is needed five seconds after the last search.
        Thread.sleep(forTimeInterval: 6)
        for _ in 0..<2 {
            try app.pointer.click(.secondary, at: picture.screenRectangle.center)
            _ = try find(role: "menu item", name: "Copy Image")
            try app.keyboard.press("Escape")
            try app.waitUntil("no menu") { self.app.windows.popovers.isEmpty }
        }
        // Over the divider the pointer has a shape that it didn't have before, and the desktop searches for its image.
        try app.pointer.glide(to: note.screenRectangle.center, steps: 40, milliseconds: 400)
        XCTAssertEqual(app.windows.active?.title, "picture.png – Longpress")
        try activate("near.html – Longpress")
        try useNear()
    }

    /// The texts in the journals on the disk.
    private var keptTexts: [String] {
        let names = FileManager.default.subpaths(atPath: disk.path + "/longpress/journals") ?? []
        return names.filter { $0.contains("/text-") }.compactMap { disk.read("longpress/journals/\($0)") }
    }

    /// Windows close and the app ends, although the journals of saved notes can't be removed.
    func testWindowsCloseAndTheProgramQuits() throws {
        try begin(["XDG_STATE_HOME": disk.path])
        let more = try (1...4).map { try files.write(FileTestCase.page("more"), to: "more\($0).html") }
        try handOver(more)
        try expectWindows(["near.html"] + (1...4).map { "more\($0).html" }, of: app)
        for number in 1...4 {
            try activate("more\(number).html – Longpress")
            try type(" and more")
        }
        try app.waitUntil("the work to be backed up") { self.keptTexts.count { $0.contains("and more") } == 4 }
        disk.stall()
        try app.keyboard.press("ctrl+s")
        try expectTitle("more4.html")
        try app.keyboard.press("ctrl+w")
        try expectWindows(["near.html"] + (1...3).map { "• more\($0).html" }, of: app)
        for number in 1...3 {
            try activate("• more\(number).html – Longpress")
            try app.keyboard.press("ctrl+s")
            try expectTitle("more\(number).html")
        }
        let start = ContinuousClock.now
        try quit()
        // Not the time limit of each, one after another.
        XCTAssertLessThan(ContinuousClock.now - start, .seconds(6))
    }
}
