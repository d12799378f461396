import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Menus provided for each press (C1, C20): by a plain widget, a list of items, or a rectangle in a drawn widget.
final class ContextMenuProviderTests: LongpressTestCase {
    private static let add = Command("add", title: "Add Image…")

    func testC20TheProviderChoosesAMenuOrNoneForEachPlace() throws {
        try ItemWindow.with { item, responder, window in
            responder.able = [ItemWindow.open.id, Self.add.id]
            var requests: [ContextMenuRequest] = []
            item.menu = .context { request in
                requests.append(request)
                guard let point = request.point, point.x < 60 else { return nil }
                return ContextMenuConfiguration(
                    menu: ContextMenu([.init(.command(point.x < 30 ? ItemWindow.open : Self.add))]))
            }
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 10, y: 5))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open")
            MenuPresenter.shared.open(on: item, by: .hold, at: Point(x: 40, y: 5))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Add Image…")
            XCTAssertFalse(MenuPresenter.shared.open(on: item, by: .hold, at: Point(x: 70, y: 5)))
            XCTAssertFalse(MenuPresenter.shared.open(on: item, by: .keyboard))
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertEqual(
                requests,
                [
                    ContextMenuRequest(at: Point(x: 10, y: 5), by: .secondaryClick),
                    ContextMenuRequest(at: Point(x: 40, y: 5), by: .hold),
                    ContextMenuRequest(at: Point(x: 70, y: 5), by: .hold),
                    ContextMenuRequest(at: nil, by: .keyboard),
                ])
        }
    }

    func testTheSelectionIsUpdatedBeforeTheMenuIsRequested() throws {
        try ItemWindow.with { item, _, window in
            let list = DrawnList()
            item.responder = list
            item.menu = .context { [unowned list] _ in
                guard !list.selection.isEmpty else { return nil }
                let count = list.selection.count
                return ContextMenuConfiguration(
                    menu: ContextMenu(
                        title: count > 1 ? "\(count) Images" : nil, [.init(.command(ItemWindow.open))]),
                    targetRectangle: Rectangle(x: 20, y: 0, width: 20, height: 30))
            }
            list.selection = [0, 1]
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 25, y: 5))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "[2 Images]\nOpen", "within: the selection is kept")
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 65, y: 5))
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open", "outside: only that item is selected")
            XCTAssertEqual(list.selection, [3])
            MenuPresenter.shared.open(on: item, by: .keyboard)
            XCTAssertEqual(list.selection, [3], "the keyboard keeps the selection")
        }
    }

    func testTextAroundAnItemIsNotNotifiedOfPressesInTheItem() throws {
        try ItemWindow.with { item, _, _ in
            let text = TargetResponder()
            item.responder = text
            item.menu = .context(ContextMenu([.init(.command(.copy))]))
            XCTAssertTrue(MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 25, y: 5)))
            XCTAssertEqual(text.presses.count, 0, "it would mistake the place for one of its own")
            item.menu = .edit(EditMenu())
            XCTAssertTrue(MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 25, y: 5)))
            XCTAssertEqual(text.presses.map(\.point), [Point(x: 25, y: 5)])
        }
    }

    func testResponderThatDeclinesIsNotAskedForAMenu() throws {
        try ItemWindow.with { item, responder, _ in
            responder.agreesToBecomeFirst = false
            item.menu = .context { _ in
                XCTFail("R8: it isn't first responder")
                return nil
            }
            XCTAssertFalse(MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5)))
        }
    }
}

/// A widget that draws items of 20 points side by side.
@MainActor private final class DrawnList: ContextMenuTarget {
    var selection: Set<Int> = []
    var canBecomeFirstResponder: Bool { true }

    func handler(for command: Command) -> CommandHandler? { command.id == ItemWindow.open.id ? CommandHandler {} : nil }

    func prepareMenu(at point: Point?, by trigger: MenuTrigger) {
        guard let point else { return }
        let item = Int(point.x / 20)
        if !selection.contains(item) { selection = [item] }
    }
}
