import Foundation
import TestSupport
import XCTest

@testable import Driving

/// What GNOME's screen reader says of the menus (R24).
final class OrcaTests: ProgramTestCase {
    private var bus: SessionBus?
    private var launcher: ChildProcess?
    private var orca: ChildProcess?

    override var session: SessionBus? { bus }

    override func setUpWithError() throws {
        bus = try SessionBus()
        try startOrca()
        try super.setUpWithError()
    }

    override func tearDownWithError() throws {
        orca?.stop()
        orca = nil
        launcher?.stop()
        launcher = nil
        try super.tearDownWithError()
        bus = nil
    }

    func testTheEditMenu() throws {
        try focusNote()
        try press("ctrl+a", says: "selected")
        try press("Menu", says: "Edit Menu menu", "Cut")
        try press("Right", says: "Copy")
        try press("Escape", says: "Note text")
        try expectNoMenu()
        XCTAssertEqual(classNames, [])
    }

    func testAPicturesMenu() throws {
        try focusNote()
        try press("F6", says: welcomeCaption)
        try press("Menu", says: "Menu of \(welcomeCaption) menu", "Open")
        try press("Down", says: "Copy Image")
        try press("Escape", says: welcomeCaption)
        try expectNoMenu()
        try press("Tab", says: "Caption")
        XCTAssertEqual(classNames, [])
    }

    func testAViewer() throws {
        try focusNote()
        try press("F6", says: welcomeCaption)
        try press("Return", says: welcomeCaption)
        try press("ctrl+a", says: "selected")
        XCTAssertEqual(classNames, [])
    }

    /// Presses a key as somebody does who listens: Orca leaves out what has come too fast to be said.
    private func press(_ key: String, says words: String...) throws {
        pause(milliseconds: 1000)
        try app.keyboard.press(key)
        try words.forEach { try expectSaid($0) }
    }

    /// What of a class's name was said.
    private var classNames: [String] { said.filter { $0.contains(/(Gtk|Gdk|Longpress)[A-Z]/) } }

    private var file: String { folder.path + "/orca.txt" }

    private func startOrca() throws {
        let bus = try XCTUnwrap(bus)
        let session = [
            "DBUS_SESSION_BUS_ADDRESS": bus.address, "AT_SPI_BUS_ADDRESS": bus.accessibilityAddress,
            "XDG_RUNTIME_DIR": bus.runtime.path, "GSETTINGS_BACKEND": "memory",
        ]
        // Orca asks it whether a screen reader is wanted. The session has a bus for assistive tools already.
        launcher = try start("/usr/libexec/at-spi-bus-launcher", ["--screen-reader=1"], session)
        // It says all that it would to a voice, where there is none.
        orca = try start(
            "orca", ["--replace", "--debug-file", file, "--user-prefs", folder.folder("orca")], session)
        try expectSaid("Screen reader on")
    }

    /// What it has said, in order.
    private var said: [String] {
        let lines = ((try? String(contentsOfFile: file, encoding: .utf8)) ?? "").split(separator: "\n")
        return lines.compactMap { line in
            guard let start = line.range(of: "SPEECH OUTPUT: '"), let end = line.range(of: "'", options: .backwards),
                let brace = line.range(of: "'{") ?? line.range(of: "' {") ?? Optional(end),
                start.upperBound <= brace.lowerBound
            else { return nil }
            return String(line[start.upperBound..<brace.lowerBound])
        }
    }
    private var heard = 0

    /// Waits until it has said these, one after the other, since the last that was waited for.
    private func expectSaid(_ words: String..., file: StaticString = #filePath, line: UInt = #line) throws {
        for word in words {
            do {
                try TestSupport.waitUntil("“\(word)”", upTo: 30) {
                    guard let place = said.dropFirst(heard).firstIndex(where: { $0.contains(word) }) else {
                        return false
                    }
                    heard = place + 1
                    return true
                }
            } catch {
                XCTFail(
                    "“\(word)” isn't among \(said.dropFirst(heard)); \(orca?.standardError ?? "")", file: file,
                    line: line)
                throw error
            }
        }
    }
}
