import Longpress
import LongpressAudit
import TestSupport
import XCTest

@testable import Gtk
@testable import MenuGuidelines
@testable import Platform

/// The last opened menu, as a value (R7, R10).
final class OpenedMenuTests: LongpressTestCase {
    private var last: OpenedMenu {
        get throws { try XCTUnwrap(MenuPresenter.shared.lastOpened) }
    }

    /// The explanation of the last opened menu.
    private var explanation: MenuExplanation? {
        get throws { MenuPresenter.shared.explanation(of: try last) }
    }

    private func state(of rule: Guideline) throws -> Guideline.State.Verdict {
        rule.state(of: try last, explanation: try explanation).verdict
    }

    private func expectNothingBroken(_ menu: OpenedMenu, file: StaticString = #filePath, line: UInt = #line) {
        for rule in Guideline.all {
            let state = rule.state(of: menu, explanation: MenuPresenter.shared.explanation(of: menu))
            XCTAssertNotEqual(state.verdict, .broken, "\(rule.id): \(state.reasons)", file: file, line: line)
        }
    }

    /// E16, E17, E12: the record contains the items, the place, and the reasons.
    func testAnEditMenuIsRecordedAsItOpens() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            MenuPresenter.shared.open(on: view, by: .secondaryClick, at: Point(x: 120, y: 160))
            let menu = try last
            XCTAssertEqual(EditMenu(commands: menu.commands).outline, MenuOnScreen.outline(in: window))
            XCTAssertEqual(menu.trigger, .secondaryClick)
            XCTAssertEqual(menu.responder.name, "TextViewResponder")
            XCTAssertEqual(menu.responder.editing?.hasSelection, true)
            XCTAssertEqual(menu.surroundings.pressed, Point(x: 120, y: 160))
            XCTAssertEqual(try explanation?["paste"].map(\.verdict), [.hidden])
            XCTAssertTrue(menu.surroundings.room.contains(menu.frame))
            XCTAssertEqual(try state(of: .aboveOrBelowSelection), .kept)
            XCTAssertEqual(try state(of: .arrowAtTarget), .kept)
            expectNothingBroken(menu)
        }
    }

    /// The record is unchanged after the menu has closed; its explanation is available while the responders' replies are the
    /// same.
    func testTheRecordOutlivesTheMenu() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, _ in
            MenuPresenter.shared.open(on: view)
            let open = try last
            MenuPresenter.shared.close()
            XCTAssertEqual(try last, open)
            view.buffer.insertionPoint = 2
            XCTAssertEqual(try last.commands, open.commands)
            XCTAssertNil(try explanation)
        }
        XCTAssertNil(try explanation, "its responder has gone")
    }

    /// C12, C24: a context menu, opened upward because there is no room below.
    func testAContextMenuIsRecordedAsItOpens() throws {
        try ItemWindow.with(y: 440) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .hold, at: Point(x: 10, y: 10))
            let menu = try last
            guard case .context(let context) = menu.contents else { return XCTFail("\(menu)") }
            XCTAssertTrue(context.placement.opensUpward)
            XCTAssertTrue(context.hasOutline)
            XCTAssertEqual(
                context.seen.commands.map(\.title),
                ["Remove Image", "Rotate Left", "Rotate Right", "Copy Image", "Open"])
            XCTAssertEqual(try state(of: .firstNearestPress), .kept)
            XCTAssertEqual(try state(of: .destructiveLast), .kept)
            // The items of this window have no icons.
            XCTAssertEqual(try state(of: .familiarIcons), .broken)
        }
    }

    /// E5, R17: the record of the menu that follows Select says so.
    func testTheMenuAfterSelectRecordsWhatItFollows() throws {
        try TestWindow.withText("some text") { view, window in
            MenuPresenter.shared.open(on: view)
            XCTAssertNil(try last.follows)
            try MenuOnScreen.choose("Select", in: window)
            try waitUntil("the menu for the word") { MenuPresenter.shared.lastOpened?.follows == "select" }
            XCTAssertEqual(try state(of: .selectTakesWord), .kept)
        }
    }

    /// R10: observers receive each menu, also when it is updated while open.
    func testObserversReceiveMenusAsTheyOpenAndChange() throws {
        var taken: [OpenedMenu] = []
        try TestWindow.withText("some text", select: 0..<4) { view, _ in
            let task = MainActor.assumeIsolated {
                let menus = MenuPresenter.shared.openedMenus
                return Task { @MainActor in for await menu in menus { taken.append(menu) } }
            }
            MenuPresenter.shared.open(on: view)
            try waitUntil("the menu") {
                taken.map { EditMenu(commands: $0.commands).outline }.last == "Cut | Copy | Delete | Select All"
            }
            XCTAssertNotNil(try explanation)
            Clipboard.standard.offer([.text("text")])
            try waitUntil("the menu with Paste") { taken.last?.commands.contains { $0.id == "paste" } == true }
            task.cancel()
            MenuPresenter.shared.close()
            let count = taken.count
            MenuPresenter.shared.open(on: view, by: .keyboard)
            TestWindow.settle()
            XCTAssertEqual(taken.count, count)
        }
    }
}
