import Localization
import Testing

@testable import Notes
@testable import Platform

/// Kept settings are read back; values that can't be read are ignored individually.
@Suite("Kept settings")
struct KeptSettingsTests {
    private func read(_ text: String) throws -> StoredSettings { try StoredSettings(Array(text.utf8)) }

    private func problem(of bytes: [UInt8]) -> StoredSettings.Problem? {
        do {
            _ = try StoredSettings(bytes)
            return nil
        } catch { return error as? StoredSettings.Problem }
    }

    @Test("All settings are read back")
    func roundTrip() throws {
        var settings = StoredSettings()
        settings.style = .dark
        settings.editMenuLists = true
        settings.selectionMenus = true
        settings.savesAutomatically = true
        settings.showsWordCount = true
        (settings.showsSidebar, settings.notesFolder) = (true, "file:///tmp/notes%20")
        (settings.folderOrder, settings.sidebarWidth) = (.name, 321)
        settings.pinnedNotes = ["file:///a%20b.html", "file:///c.txt"]
        settings.folders = [.notes: "file:///tmp/a%20b", .pictures: "file:///tmp/%3B%5B%0A"]
        settings.window = .init(
            width: 333, height: 444, isMaximized: true, divider: 0.25, lowDivider: 0.7, textSize: 130)
        settings.keep(.init(width: 500, images: false), for: "file:///a.html")
        settings.keep(.init(height: 501), for: "sftp://b;[x]=\\n.html")
        #expect(try StoredSettings(settings.bytes) == settings)
        #expect(try StoredSettings(StoredSettings().bytes) == StoredSettings())
    }

    @Test("The file has the documented format")
    func format() throws {
        var settings = StoredSettings()
        settings.keep(.init(divider: 0.5, images: true), for: "file:///a.html")
        #expect(
            String(decoding: settings.bytes, as: UTF8.self) == """
                [Longpress]
                format=1
                style=system

                [Note 1]
                file=file:///a.html
                width=900
                height=640
                maximized=false
                divider=0.5
                text-size=100
                images=true

                """)
    }

    @Test(
        "Garbage is distinguished from settings",
        arguments: [
            "", "\0\0\0", "no settings", "[Longpress]\nsty", "[Longpress]\n", "[Other]\nformat=1\n",
            "[Longpress]\nformat=\n", "[Longpress]\nformat=0\n", "[Longpress]\nformat=-1\n", "format=1\n",
            "\u{FEFF}[Long",
        ])
    func garbage(_ text: String) {
        #expect(problem(of: Array(text.utf8)) == .damaged)
    }

    @Test("A truncated file is either damaged or has the settings that are left")
    func cut() {
        var settings = StoredSettings()
        settings.style = .dark
        settings.window = .init(width: 333)
        settings.keep(.init(width: 500), for: "file:///a.html")
        let bytes = settings.bytes
        for length in bytes.indices {
            if let read = try? StoredSettings(Array(bytes[..<length])) {
                #expect([.dark, .system].contains(read.style))
                #expect(read.notes.count <= 1)
            } else {
                #expect(problem(of: Array(bytes[..<length])) == .damaged)
            }
        }
    }

    @Test("Settings of a newer version are distinguished from damaged ones")
    func newer() {
        #expect(problem(of: Array("[Longpress]\nformat=2\nstyle=sepia\n".utf8)) == .newer)
    }

    @Test("An invalid value counts as missing, and the others are used")
    func values() throws {
        let settings = try read(
            """
            # A comment
            [Longpress]
            format=1
            style=sepia
            notes-folder=nowhere
            pictures-folder=file:///tmp
            unknown=1
            [Window]
            width=99999999999999999999
            height=500
            maximized=perhaps
            divider=nan
            low-divider=7
            text-size=-5
            [Note 1]
            width=300
            [Note 2]
            file=file:///a
            height=0
            [Note 3]
            file=file:///a
            height=300
            [Note 1000]
            file=file:///b
            """)
        var expected = StoredSettings()
        expected.folders[.pictures] = "file:///tmp"
        expected.window = .init(height: 500)
        expected.keep(.init(), for: "file:///a")
        #expect(settings == expected)
    }

    @Test("Bytes that aren't text do no harm")
    func noText() throws {
        let settings = try StoredSettings(Array("[Longpress]\nformat=1\nstyle=".utf8) + [0xFF, 0xC0, 0x0A])
        #expect(settings == StoredSettings())
    }

    @Test("Of many notes, those used last are kept, each once")
    func many() throws {
        var settings = StoredSettings()
        for number in 1...60 { settings.keep(.init(width: 300 + number), for: "file:///\(number)") }
        settings.keep(.init(width: 700), for: "file:///30")
        #expect(settings.notes.count == 50)
        #expect(settings.notes.first == .init(address: "file:///30", window: .init(width: 700)))
        #expect(settings.notes.map(\.address).filter { $0 == "file:///30" }.count == 1)
        #expect(settings.notes.last?.address == "file:///11")
        #expect(try StoredSettings(settings.bytes) == settings)
    }

    @Test("A known note has its own window size, and any other the last one")
    func windows() {
        var settings = StoredSettings()
        #expect(settings.window(for: "file:///a") == nil)
        settings.window = .init(width: 400)
        settings.keep(.init(width: 500), for: "file:///a")
        #expect(settings.window(for: "file:///a")?.width == 500)
        #expect(settings.window(for: "file:///b")?.width == 400)
        #expect(settings.window(for: nil)?.width == 400)
    }
}
