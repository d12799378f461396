import Testing

@testable import Localization

@Suite("Languages and their words")
struct LanguageTests {
    @Test("a catalogue is found by the language with its country, or without")
    func names() {
        #expect(Language.catalogNames(for: "de_AT.UTF-8") == ["de_AT", "de"])
        #expect(Language.catalogNames(for: "ko") == ["ko"])
        #expect(Language.catalogNames(for: "sr_RS@latin") == ["sr_RS@latin", "sr@latin", "sr_RS", "sr"])
    }

    @Test("a language setting leads to no other folder")
    func paths() {
        #expect(Language.catalogNames(for: "../../etc") == [])
        #expect(Language.catalogNames(for: "..") == [])
        #expect(Language.catalogNames(for: "de@../x") == ["de"])
        #expect(Language.catalogNames(for: "") == [])
    }

    @Test("without a catalogue there is English, in its form for the number")
    func plainEnglish() {
        let none = Catalog("longpress", folders: ["/nowhere"])
        #expect(none.text("Cut") == "Cut")
        #expect(none.text("Open", in: "picture") == "Open")
        #expect(none.text("{count} Image", or: "{count} Images", count: 1) == "{count} Image")
        #expect(none.text("{count} Image", or: "{count} Images", count: 0) == "{count} Images")
        #expect(localizedPlural("{count} Image", "{count} Images", count: 2) == "2 Images")
    }

    @Test("a program can give words of its own for some of the library's")
    func ownWords() {
        // Words that no other test uses at the same time.
        LibraryText.use { $0 == "Only here: {change}" ? "Here: {change}" : nil }
        defer { LibraryText.use(nil) }
        #expect(libraryText("Only here: {change}", ["change": "Paste"]) == "Here: Paste")
        #expect(libraryText("Cut") == "Cut")
    }
}
