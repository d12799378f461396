import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Edit menus with the actions of a menu model after the standard commands (E31).
final class ModelEditMenuTests: LongpressTestCase {
    private let quote = ModelWindow.item("_Quote", "item.quote")

    func testTheModelFollowsTheStandardCommands() throws {
        let text = TextView()
        let window = ModelWindow(
            quote
                + "<submenu><attribute name='label'>More</attribute>\(ModelWindow.item("Cite", "item.cite"))</submenu>",
            on: text)
        for name in ["quote", "cite"] { window.add(name) }
        text.editMenu(window.model)
        text.buffer.text = "some words"
        try window.onScreen { shown in
            text.buffer.select(0..<4)
            text.grabFocus()
            try waitUntil("the text to be laid out") { text.bounds(of: 0..<0).height > 0 }
            XCTAssertTrue(MenuPresenter.shared.open(on: text, by: .keyboard))
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "Cut | Copy | Delete | Select All | Quote | Cite")
            try MenuOnScreen.choose("Quote", in: shown)
            try waitUntil("the action") { window.done == ["quote"] }
        }
    }

    /// An edit menu doesn't show the state of toggles.
    func testTogglesAndChoicesAreLeftOut() throws {
        let text = TextView()
        let size = "<attribute name='target'>small</attribute>"
        let window = ModelWindow(
            quote + ModelWindow.item("Wrap", "item.wrap") + ModelWindow.item("Small", "item.size", size), on: text)
        window.add("quote")
        window.add("wrap", isOn: true)
        window.add("size", choice: "small")
        text.editMenu(window.model)
        text.buffer.text = "some words"
        try window.onScreen { shown in
            text.grabFocus()
            try waitUntil("the text to be laid out") { text.bounds(of: 0..<0).height > 0 }
            XCTAssertTrue(MenuPresenter.shared.open(on: text, by: .keyboard))
            XCTAssertEqual(MenuOnScreen.outline(in: shown), "Select | Select All | Quote")
        }
    }

    /// Items that a program adds to GTK's own menu of a text, a field or a label are in the library's menu, too.
    func testItemsAddedToGTKsMenuAreIncluded() throws {
        let label = Label("some words")
        for item in [TextView(), Entry(), SearchField(name: "Search"), label] as [Widget] {
            let window = ModelWindow(quote, on: item)
            window.add("quote")
            let holder = item.has("extra-menu") ? item : try XCTUnwrap(Editable(item)?.inner, "\(item)")
            holder.set("extra-menu", window.model)
            item.editMenu()
            try window.onScreen { shown in
                item.grabFocus()
                XCTAssertTrue(MenuPresenter.shared.open(on: item, by: .keyboard), "\(item)")
                let outline = MenuOnScreen.outline(in: shown) ?? ""
                XCTAssertTrue(outline.hasSuffix("Quote"), "\(item): \(outline)")
                MenuPresenter.shared.close()
            }
        }
    }
}
