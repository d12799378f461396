import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// A program's notifications when a widget's menu opens and closes.
final class MenuEventTests: LongpressTestCase {
    private func withItem(_ body: (Widget, Window, _ told: () -> [String]) throws -> Void) throws {
        let item = Label("a song")
        var told: [String] = []
        item.contextMenu {
            Action("Play") { told.append("played") }
            Action("Favorite", keepsMenuPresented: true, isOn: false) { told.append("favorite") }
        }
        item.onMenuEvent { event in
            let isOpen = MenuPresenter.shared.openKind == .context
            switch event {
            case .willOpen(let trigger): told.append("will open by \(trigger), \(isOpen)")
            case .didOpen(let trigger): told.append("did open by \(trigger), \(isOpen)")
            case .didClose(let command): told.append("did close: \(command?.title ?? "none")")
            }
        }
        try TestWindow.with(item) { window in try body(item, window) { told } }
    }

    private static let opened = ["will open by secondaryClick, false", "did open by secondaryClick, true"]

    /// The chosen command is reported before it is performed.
    func testAChosenCommandIsReportedBeforeItIsPerformed() throws {
        try withItem { item, window, told in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
            XCTAssertEqual(told(), Self.opened)
            try MenuOnScreen.choose("Favorite", in: window)
            try waitUntil("the toggle") { told().last == "favorite" }
            try MenuOnScreen.choose("Play", in: window)
            try waitUntil("it to play") { told().last == "played" }
            XCTAssertEqual(told(), Self.opened + ["favorite", "did close: Play", "played"])
        }
    }

    /// A dismissed menu reports that it has closed without a choice, whatever closes it; once, and before another one opens.
    func testADismissedMenuReportsNoChoice() throws {
        try withItem { item, window, told in
            let closings: [() -> Void] = [
                { MenuOnScreen.press("Escape") }, { MenuPresenter.shared.close() }, { item.isVisible = false },
            ]
            for close in closings {
                item.isVisible = true
                try waitUntil("the item") { item.isMapped && item.size.width > 1 }
                let before = told().count
                MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
                close()
                try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
                XCTAssertEqual(Array(told()[before...]), Self.opened + ["did close: none"])
            }
            item.isVisible = true
            try waitUntil("the item") { item.isMapped && item.size.width > 1 }
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
            let before = told().count
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
            XCTAssertEqual(Array(told()[before...]), ["did close: none"] + Self.opened)
        }
    }

    /// Edit menus send the same notifications, also with a program's own responder; one that has no items to show sends none.
    func testEditMenusSendTheSameEvents() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            var told: [MenuEvent] = []
            view.onMenuEvent { told.append($0) }
            MenuPresenter.shared.open(on: view, by: .keyboard)
            XCTAssertEqual(told, [.willOpen(by: .keyboard), .didOpen(by: .keyboard)])
            try MenuOnScreen.choose("Delete", in: window)
            try waitUntil("the word to go") { view.buffer.text == " text" }
            guard case .didClose(let command?) = told.last else { return XCTFail("\(told)") }
            XCTAssertEqual(command.id, "delete")
            view.isEditable = false
            view.buffer.text = ""
            told = []
            XCTAssertFalse(MenuPresenter.shared.open(on: view))
            XCTAssertEqual(told, [])
        }
    }

    /// A handler can open another menu, which replaces the one that was about to open.
    func testAHandlerCanOpenAnotherMenuInstead() throws {
        let (first, second) = (Label("first"), Label("second"))
        first.contextMenu { Action("First") {} }
        second.contextMenu { Action("Second") {} }
        var told: [String] = []
        first.onMenuEvent { event in
            if case .willOpen = event {
                told.append("will open")
                MenuPresenter.shared.open(on: second)
            }
            if case .didClose(nil) = event { told.append("did close") }
        }
        let box = Box(.vertical)
        box.append(first)
        box.append(second)
        try TestWindow.with(box) { window in
            MenuPresenter.shared.open(on: first)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Second")
            XCTAssertEqual(told, ["will open", "did close"])
        }
    }
}
