import TestSupport
import XCTest

@testable import Driving

/// The app in German.
final class GermanTests: LanguageTestCase {
    override var environment: [String: String] { World.language("de_DE") }

    func testTheWelcomeNoteIsInGerman() throws {
        let styled = try Self.styledText(of: text)
        XCTAssertTrue(styled.hasPrefix("*Die *Straße *auf *dem *See In einer "), styled)
        XCTAssertTrue(styled.contains(" /Splitter "), styled)
        XCTAssertEqual(styled.filter { $0 == "/" }.count, 1)
        XCTAssertEqual(
            try gridCells(2).map { try $0.name },
            ["Windstille: Der See zeigt den Mond im Ganzen", "Eine Brise: Jede Welle zeigt ein Stück davon"])
    }

    func testTheMenuBarIsInGerman() throws {
        try selectFirstWord()
        try menuBar.expect(
            "Datei",
            """
            Neu\tStrg+N
            Öffnen …\tStrg+O
            Zuletzt geöffnet
            Notizordner wählen …
            Im Notizordner
            Speichern\tStrg+S
            Speichern unter …\tUmschalt+Strg+S
            (Kopie bearbeiten)
            Teilen …
            Als PDF exportieren …
            Drucken …\tStrg+P
            Schließen\tStrg+W
            Beenden\tStrg+Q
            """)
        try menuBar.expect(
            "Bearbeiten",
            """
            (Rückgängig\tStrg+Z)
            (Wiederholen\tUmschalt+Strg+Z)
            Ausschneiden\tStrg+X
            Kopieren\tStrg+C
            Kopieren als
            (Einfügen\tStrg+V)
            (Ohne Formatierung einfügen\tUmschalt+Strg+V)
            Löschen
            (Auswählen)
            Alles auswählen\tStrg+A
            Emoji einfügen …
            Suchen …\tStrg+F
            (Weitersuchen\tStrg+G)
            (Vorheriges suchen\tUmschalt+Strg+G)
            Ersetzen …\tStrg+H
            Rechtschreibung
            (Nachschlagen)
            Suchen mit
            (Link öffnen)
            (Link kopieren)
            """)
        try menuBar.expect(
            "Hilfe", "Willkommensnotiz\tF1\nRichtlinien\tUmschalt+F1\nTastenkürzel\tStrg+?\nInfo zu Longpress")
    }

    /// Each menu has an access key of its own, and Undo names the action.
    func testAnAccessKeyOpensAMenuAndUndoNamesTheAction() throws {
        try selectFirstWord()
        try app.keyboard.type("Ein")
        try app.keyboard.press("alt+b")
        try app.waitUntil("the menu with Undo") {
            try self.app.accessible.find(role: "menu item", name: "Rückgängig: Eingabe")?.isShowing == true
        }
        try app.keyboard.press("Escape")
    }

    func testTheEditMenuIsInGerman() throws {
        try selectFirstWord()
        try app.keyboard.press("Menu")
        try expectMenu(
            "Bearbeitungsmenü", "Ausschneiden | Kopieren | Löschen | Alles auswählen | Format | Teilen …")
    }

    func testTheMenuOfTwoPicturesShowsTheirNumber() throws {
        try openMenuOfTwoPictures()
        try expectMenu(
            "2 Bilder",
            """
            Öffnen
            Bilder kopieren
            Bilder speichern …
            Öffnen mit …
            Teilen …
            ---
            Drehen
            In den Text verschieben
            ---
            Bilder entfernen (Destruktiv)
            """)
        // Typing moves to an item.
        try app.keyboard.press("d")
        try app.waitUntil("the item") { try self.focusedItem == "Drehen" }
        try app.keyboard.press("Escape")
        try app.keyboard.press("Delete")
        try app.waitUntil("the notice") {
            try self.app.accessible.find(role: "label", name: "2 Bilder entfernt")?.isShowing == true
        }
    }

    func testMessagesAreInGerman() throws {
        let bad = try BadFile.truncatedPNG.make(in: files)
        try restart([bad] + samplePictures(1))
        let message = try message()
        XCTAssertEqual(message.name, "Meldung")
        XCTAssertEqual(
            message.text,
            "„truncated.png“ wurde nicht hinzugefügt. Das Bild ist beschädigt oder unvollständig.")
    }

    func testTheAboutWindowIsInGerman() throws {
        try menuBar.choose("Hilfe", "Info zu Longpress")
        let labels = try labels(ofWindowWith: "Bebilderte Notizen mit Bearbeitungs- und Kontextmenüs, die passen.")
        XCTAssertTrue(labels.contains { $0.contains("© 2026 Die Longpress-Entwickler") }, "\(labels)")
    }
}
