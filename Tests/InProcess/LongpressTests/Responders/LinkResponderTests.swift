import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// Addresses written in a text (R23).
final class LinkResponderTests: LongpressTestCase {
    /// Shows a text with the commands for addresses, and with the insertion point before a part of the text.
    private func withText(
        _ text: String, before part: String, _ body: (TextView, LinkResponder, Window) throws -> Void
    ) throws {
        let view = TextView()
        view.buffer.text = text
        let responder = TextViewResponder(view)
        let links = LinkResponder(view)
        responder.next = links
        view.responder = responder
        view.menu = .edit(EditMenu(custom: Command.links))
        let start = try XCTUnwrap(text.range(of: part)).lowerBound
        view.buffer.insertionPoint = text.unicodeScalars.distance(from: text.startIndex, to: start)
        try TestWindow.with(ScrolledWindow(view)) { window in
            view.grabFocus()
            try body(view, links, window)
        }
    }

    private func outline(in window: Window, of widget: Widget) -> String? {
        MenuPresenter.shared.open(on: widget, by: .keyboard)
        defer { MenuPresenter.shared.close() }
        return MenuOnScreen.outline(in: window)
    }

    func testR23AnAddressIsTitledByItsKindAndCopiedInItsUsualForm() throws {
        let text = "www.example.org, ada@example.org or +49 30 1234567, nothing else"
        for (part, title, copied) in [
            ("www", "Open Link", "https://www.example.org"), ("ada", "New Email", "ada@example.org"),
            ("+49", "Call", "+49301234567"),
        ] {
            try withText(text, before: part) { view, _, window in
                MenuPresenter.shared.open(on: view)
                XCTAssertEqual(MenuOnScreen.outline(in: window), "Select | Select All | \(title) | Copy Link")
                try MenuOnScreen.choose("Copy Link", in: window)
                try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
                XCTAssertEqual(try clipboardText(), copied)
            }
            Clipboard.standard.offer([])
        }
        try withText(text, before: "nothing") { view, _, window in
            XCTAssertEqual(outline(in: window, of: view), "Select | Select All")
        }
    }

    func testR23OnlyASelectionWithinAnAddressMeansTheAddress() throws {
        try withText("see www.example.org now", before: "example") { view, links, window in
            view.buffer.select(8..<15)
            XCTAssertEqual(outline(in: window, of: view), "Cut | Copy | Delete | Select All | Open Link | Copy Link")
            view.buffer.select(2..<8)
            XCTAssertEqual(outline(in: window, of: view), "Cut | Copy | Delete | Select All")
            view.buffer.insertionPoint = 8
            links.kinds = [.mail, .telephone]
            XCTAssertNil(links.handler(for: .openLink), "it is left to the next responder")
            XCTAssertEqual(outline(in: window, of: view), "Select | Select All")
        }
    }

    /// Only the text around the insertion point is searched; an address cut off at its end isn't found, nor is one that is too
    /// long.
    func testR23OnlyTextAroundTheInsertionPointIsSearched() throws {
        let word = String(repeating: "a", count: 1500)
        let text =
            String(repeating: "b ", count: 5000) + "https://example.org/\(word) " + String(repeating: "c ", count: 5000)
        let view = TextView()
        view.buffer.text = text
        view.buffer.insertionPoint = 10_010
        XCTAssertEqual(view.buffer.selectedAddress?.uri, "https://example.org/\(word)")
        view.buffer.text = "https://example.org/" + String(repeating: word, count: 3)
        view.buffer.insertionPoint = 10
        XCTAssertNil(view.buffer.selectedAddress)
    }

    /// If an address can't be opened, an error names it as it is written.
    func testR23AnAddressThatCannotBeOpenedIsNamed() throws {
        try withText("ada@example.org", before: "ada") { view, links, window in
            var failures: [String] = []
            links.onFailure = { failures.append($0) }
            MenuPresenter.shared.open(on: view)
            try MenuOnScreen.choose("New Email", in: window)
            try waitUntil("the failure") { !failures.isEmpty }
            XCTAssertTrue(failures[0].hasPrefix("“ada@example.org” can’t be opened."), failures[0])
        }
    }

    /// A written menu only needs the commands, in a text view and in a label.
    func testR23AWrittenMenuOnlyNeedsTheCommands() throws {
        let (view, label) = (TextView(), Label("write to ada@example.org"))
        view.buffer.text = "ada@example.org"
        for text in [view, label] {
            text.editMenu {
                Standard()
                Command.links
            }
        }
        try TestWindow.with(ScrolledWindow(view)) { window in
            view.grabFocus()
            XCTAssertEqual(outline(in: window, of: view), "Select | Select All | New Email | Copy Link")
        }
        try TestWindow.with(label) { window in
            label.select(9..<12)
            XCTAssertEqual(outline(in: window, of: label), "Copy | Select All | New Email | Copy Link")
            label.select(0..<12)
            XCTAssertEqual(outline(in: window, of: label), "Copy | Select All")
        }
    }
}
