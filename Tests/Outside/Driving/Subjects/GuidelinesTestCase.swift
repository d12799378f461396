import TestSupport
import XCTest

/// A test of the window with the guidelines, beside the window of a note.
class GuidelinesTestCase: AppTestCase {
    /// Opens the Guidelines window by its key, and puts both windows side by side.
    func openGuidelines() throws {
        let note = try window
        try app.keyboard.press("shift+F1")
        let guidelines = try app.waitFor("the window with the guidelines") {
            self.app.windows.active.flatMap { $0.id == note.id ? nil : $0 }
        }
        try app.windows.resize(note, width: 720, height: 600)
        try app.windows.move(note, to: ScreenPoint(x: 10, y: 40))
        try app.windows.move(guidelines, to: ScreenPoint(x: 770, y: 40))
        _ = try field
    }

    /// The Guidelines window in the accessibility tree.
    var guidelines: AccessibleNode {
        get throws {
            try app.waitFor("the guidelines in the accessibility tree") {
                try self.app.accessible.children.first { try $0.name == Self.title }
            }
        }
    }

    static let title = "Guidelines"

    /// The search field for rules.
    var field: AccessibleNode {
        get throws {
            try app.waitFor("the search field") {
                try self.guidelines.first { try $0.name == "Search" && $0.isShowing }
            }
        }
    }

    /// The list of the rules, with a heading above each group.
    var list: AccessibleNode {
        get throws { try app.waitFor("the list") { try self.guidelines.find(role: "list", name: Self.title) } }
    }

    /// Returns the names of the visible entries of the list that have a role.
    private func entries(_ role: String) throws -> [String] {
        try list.children.filter { try $0.has("visible") && $0.role == role }.map { try $0.name }
    }

    /// The names of the rows, as a screen reader reads them.
    var rows: [String] { get throws { try entries("list item") } }

    /// The headings of the groups.
    var headings: [String] { get throws { try entries("label") } }

    /// The ids of the visible rules.
    var ids: [String] {
        get throws { try rows.compactMap { $0.split(separator: ":").first.map(String.init) } }
    }

    /// Waits until the row of a rule begins with its id and ends in a text.
    func expectRow(_ id: String, endsIn ending: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try TestSupport.waitFor("the row \(id)") {
            try rows.first { $0.hasPrefix("\(id):") } ?? ""
        } until: {
            $0.hasSuffix(ending)
        }
    }

    /// Searches for a text.
    func look(for text: String) throws {
        try app.keyboard.press("ctrl+f")
        try app.waitUntil("the field to have the focus") {
            try self.guidelines.first { try $0.has("focused") && $0.role != "list item" } != nil
        }
        try app.keyboard.type(text)
    }
}
