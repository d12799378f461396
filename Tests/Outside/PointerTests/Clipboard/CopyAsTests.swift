import TestSupport
import XCTest

@testable import Driving

/// Edit ▸ Copy As gives one form of the selection and no other (R26).
final class CopyAsTests: AppTestCase {
    func testCopyAsOffersOnlyTheChosenFormat() throws {
        let forms = [
            ("Plain Text", "text/plain;charset=utf-8", "one two"),
            ("HTML", "text/html", CopyFormsTests.head + "one <b>two</b>"), ("Markdown", "text/markdown", "one **two**"),
        ]
        try write("one two")
        try select("two")
        try app.keyboard.press("ctrl+b")
        try app.keyboard.press("ctrl+a")
        try expectSelection("one two")
        for (item, type, content) in forms {
            try menuBar.choose("Edit", "Copy As", item)
            try expectNoMenu()
            try app.waitUntil("\(type) on the clipboard") { try self.app.clipboard.types().contains(type) }
            let bytes = try XCTUnwrap(app.clipboard.read(type: type))
            XCTAssertEqual(String(decoding: bytes, as: UTF8.self), content)
            let others = forms.map(\.1).filter { $0 != type }
            XCTAssertEqual(try app.clipboard.types().filter(others.contains), [], item)
        }
    }
}
