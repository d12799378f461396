import TestSupport
import XCTest

@testable import Driving

/// A program in English that uses the library shows the library's own words in the user's language.
final class LibraryWordsTests: LanguageTestCase {
    override var environment: [String: String] { World.language("de_DE") }
    override var executable: String? { get throws { try BuiltProducts.folder + "/longpress-example-label" } }

    func testTheMenuOfAnExampleIsInGerman() throws {
        let label = try find(role: "label", name: "Hold this text, and copy it.")
        app.pointer.hold(at: try label.screenPoint)
        try expectMenu("Bearbeitungsmenü", "Kopieren")
    }
}
