import Foundation
import TestSupport
import XCTest

@testable import Driving

/// A file name with control characters, line breaks and direction overrides is shown as that name and nothing else, in the title
/// and in questions.
final class HostileNameTests: FileTestCase {
    private static let name = HostileWords.name
    private static let isolated = "\u{2068}\(HostileWords.shownName)\u{2069}"

    override var firstFile: (name: String, content: String)? { nil }
    override var arguments: [String] { [path(Self.name)] }

    override func prepare(_ home: TemporaryFolder) throws {
        try super.prepare(home)
        try notes.write("words", to: Self.name)
    }

    private func expect(_ title: String) throws {
        try TestSupport.waitFor("the title", value: { app.windows.topLevels.map(\.title) }) { titles in
            titles.map { Array($0.unicodeScalars) } == [Array("\(title) – Longpress".unicodeScalars)]
        }
    }

    func testTitleAndQuestionsShowTheNameHarmlessly() throws {
        try expect("\u{200E}\(Self.isolated)")
        try typeAtEnd("!")
        try expect("\u{200E}• \(Self.isolated)")
        try app.keyboard.press("ctrl+w")
        try sheet.choose("Cancel", in: "Save changes to “\(Self.isolated)”?")
        try sheet.expectNone()

        try FileManager.default.removeItem(atPath: path(Self.name))
        try app.keyboard.press("ctrl+s")
        try sheet.choose("Save Here Again", in: "\u{200E}“\(Self.isolated)” no longer exists")
        try expect("\u{200E}\(Self.isolated)")
        XCTAssertEqual(notes.read(Self.name), "words!")
    }
}
