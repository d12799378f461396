import TestSupport
import XCTest

/// A test of definitions from a dictionary on the machine, with a stand-in for the dictionary.
class DictionaryTestCase: AppTestCase {
    private(set) var dictionary: DictionaryStandIn!
    /// The dictionary's initial behaviour.
    var behaviour: DictionaryStandIn.Behaviour {
        .answers(["Lamp \\Lamp\\ (l[a^]mp), n.\r\n   1. A light that\r\n      stands.\r\n   2. A thought."])
    }

    override var environment: [String: String] { ["LONGPRESS_DICTIONARY": "\(dictionary.port)"] }

    override func prepare(_ home: TemporaryFolder) throws { dictionary = try DictionaryStandIn(behaviour) }

    override func tearDownWithError() throws {
        try super.tearDownWithError()
        dictionary.stop()
    }

    func defineByMenu(_ word: String) throws {
        try defineMenu(word)
        try choose("Define")
    }

    /// Opens the menu of a word, and waits until a dictionary has been found.
    func defineMenu(_ word: String) throws {
        try select(word)
        try app.keyboard.press("Menu")
        try expectMenu(.edit, "Cut | Copy | Delete | Select All | Format | Define | Share…")
    }

    /// The popover with the definition.
    var popover: AccessibleNode? {
        get throws {
            try app.accessible.first {
                try $0.role == "dialog" && $0.isShowing && $0.name.hasPrefix("Definition of")
            }
        }
    }

    /// The texts in the popover.
    var definitionTexts: [String]? {
        get throws { try popover?.findAll(role: "label").map { try $0.text } }
    }

    func expectNoPopover() throws {
        try app.waitUntil("no definition") { try self.popover == nil }
    }

    func expectMessage(_ start: String) throws {
        let bar = try find(role: "alert", name: "Message")
        try app.waitUntil("the message") { try bar.find(role: "label")?.text.hasPrefix(start) == true }
    }
}
