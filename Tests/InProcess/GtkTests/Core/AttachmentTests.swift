import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Swift objects that belong to a GObject live exactly as long as it.
final class AttachmentTests: GtkTestCase {
    func testAttachmentIsKeptAndReleasedWithItsObject() {
        var label: Label? = Label()
        weak var token: Token?
        do {
            let new = Token()
            token = new
            label?.attach(new, as: "test-token")
        }
        XCTAssertNotNil(token)
        XCTAssertTrue(label?.attached("test-token", as: Token.self) === token)
        label = nil
        iterateMainContext()
        XCTAssertNil(token)
    }

    func testAttachmentBelongsToTheObjectNotToTheWrapper() {
        let box = Box(.vertical)
        box.append(Label())
        let token = Token()
        box.children[0].attach(token, as: "test-token")
        XCTAssertTrue(box.children[0].attached("test-token", as: Token.self) === token)
    }

    func testReplacedAttachmentIsReleased() {
        let label = Label()
        weak var first: Token?
        do {
            let new = Token()
            first = new
            label.attach(new, as: "test-token")
        }
        let second = Token()
        label.attach(second, as: "test-token")
        XCTAssertNil(first)
        XCTAssertTrue(label.attached("test-token", as: Token.self) === second)
    }

    func testNilRemovesAndReleases() {
        let label = Label()
        weak var token: Token?
        do {
            let new = Token()
            token = new
            label.attach(new, as: "test-token")
        }
        label.attach(nil, as: "test-token")
        XCTAssertNil(token)
        XCTAssertNil(label.attached("test-token", as: Token.self))
    }

    func testAttachmentsWithDifferentNamesAreSeparate() {
        let label = Label()
        let one = Token()
        let other = Token()
        label.attach(one, as: "test-one")
        label.attach(other, as: "test-other")
        XCTAssertTrue(label.attached("test-one", as: Token.self) === one)
        XCTAssertTrue(label.attached("test-other", as: Token.self) === other)
    }

    func testAnotherTypeIsNotFound() {
        let label = Label()
        label.attach(Token(), as: "test-token")
        XCTAssertNil(label.attached("test-token", as: Flag.self))
    }
}
