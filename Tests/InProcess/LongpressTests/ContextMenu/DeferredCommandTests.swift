import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform

/// Commands that are loaded after their context menu has opened.
final class DeferredCommandTests: LongpressTestCase {
    /// A source of commands that replies when a test wants it to.
    @MainActor private final class Source {
        private(set) var asked = 0
        private(set) var wasCancelled = false
        private var waiting: CheckedContinuation<[Command], any Error>?

        var isWaiting: Bool { waiting != nil }

        func commands() async throws -> [Command] {
            asked += 1
            let commands = try await withCheckedThrowingContinuation { waiting = $0 }
            wasCancelled = Task.isCancelled
            return commands
        }

        func answer(_ result: Result<[Command], any Error>) throws {
            try waitUntil("the loading to begin") { isWaiting }
            waiting?.resume(with: result)
            waiting = nil
        }
    }

    private struct Broken: Error {}

    private static func with(
        _ deferred: DeferredCommands, y: Int = 100,
        _ body: (Widget, FakeResponder, Window) throws -> Void
    ) throws {
        let menu = ContextMenu {
            ItemWindow.open
            MenuSection { deferred }
            ItemWindow.remove
        }
        try ItemWindow.with(
            menu, able: [ItemWindow.open, ItemWindow.copy, ItemWindow.left, ItemWindow.remove], y: y, body)
    }

    private static func expect(
        _ outline: String, in window: Window, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try? waitUntil("the menu", upTo: 5) { MenuOnScreen.outline(in: window) == outline }
        XCTAssertEqual(MenuOnScreen.outline(in: window), outline, file: file, line: line)
    }

    private static let loading = "Open\n—\n“Loading…” ⟳\n—\nRemove Image (destructive)"
    private static let loaded = "Open\n—\nCopy Image\nRotate Left\n—\nRemove Image (destructive)"

    func testASpinnerShowsUntilTheCommandsAreLoaded() throws {
        let source = Source()
        try Self.with(DeferredCommands { try await source.commands() }) { item, responder, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
            try Self.expect(Self.loading, in: window)
            // Commands that can't be performed aren't shown, even if they are loaded (C10).
            try source.answer(.success([ItemWindow.copy, ItemWindow.right, ItemWindow.left]))
            try Self.expect(Self.loaded, in: window)
            try MenuOnScreen.choose("Rotate Left", in: window)
            try waitUntil("the command") { responder.performed == ["rotate-left"] }
        }
    }

    func testTheSpinnerIsNoItemAndLoadingKeepsTheFocus() throws {
        let source = Source()
        try Self.with(DeferredCommands { try await source.commands() }) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            XCTAssertEqual(MenuOnScreen.current(in: window), "Open")
            MenuOnScreen.press("Down")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Remove Image")
            try source.answer(.success([ItemWindow.copy, ItemWindow.left]))
            try Self.expect(Self.loaded, in: window)
            XCTAssertEqual(MenuOnScreen.current(in: window), "Remove Image")
            MenuOnScreen.press("Up")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Rotate Left")
        }
    }

    func testAnOpenSubmenuStaysOpenAsTheCommandsLoad() throws {
        let source = Source()
        let deferred = DeferredCommands { try await source.commands() }
        let menu = ContextMenu([
            ContextMenu.Section([.command(ItemWindow.open), .deferred(deferred)]),
            ContextMenu.Section([.submenu(.init(title: "Rotate", commands: [ItemWindow.left, ItemWindow.right]))]),
        ])
        let able = [ItemWindow.open, ItemWindow.left, ItemWindow.right, ItemWindow.copy]
        try ItemWindow.with(menu, able: able) { item, responder, window in
            MenuPresenter.shared.open(on: item)
            try MenuOnScreen.choose("Rotate", in: window)
            let submenu = try XCTUnwrap(MenuOnScreen.submenuPopover(in: window))
            var withIcon = ItemWindow.copy
            withIcon.isOn = nil
            try source.answer(.success([withIcon]))
            try waitUntil("the commands") { MenuOnScreen.outline(in: window)?.contains("Copy Image") == true }
            XCTAssertTrue(submenu.isMapped)
            XCTAssertEqual(MenuOnScreen.submenu(in: window), "Rotate Left\nRotate Right")
            try MenuOnScreen.choose("Rotate Right", in: window)
            try waitUntil("the command") { responder.performed == ["rotate-right"] }
        }
    }

    func testTheHoveredRowStaysLitAsTheCommandsLoad() throws {
        let source = Source()
        let deferred = DeferredCommands { try await source.commands() }
        let menu = ContextMenu([
            ContextMenu.Section([.command(ItemWindow.open)]), ContextMenu.Section([.deferred(deferred)]),
        ])
        try ItemWindow.with(menu, able: [ItemWindow.open, ItemWindow.copy]) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 5, y: 5))
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: try RowPlace.middle(of: "Open", in: window))
            try waitUntil("the row to light up") { try RowPlace.isHovered("Open", in: window) }
            let row = try RowPlace.row("Open", in: window).row
            try source.answer(.success([ItemWindow.copy]))
            try waitUntil("the commands") { MenuOnScreen.outline(in: window)?.contains("Copy Image") == true }
            XCTAssertEqual(try RowPlace.row("Open", in: window).row, row)
            XCTAssertTrue(try RowPlace.isHovered("Open", in: window))
        }
    }

    func testCachedCommandsShowAtOnceAndOthersAreLoadedAgain() throws {
        for isCached in [true, false] {
            let source = Source()
            let deferred = DeferredCommands(isCached: isCached) { try await source.commands() }
            try Self.with(deferred) { item, _, window in
                MenuPresenter.shared.open(on: item)
                try source.answer(.success([ItemWindow.copy, ItemWindow.left]))
                try Self.expect(Self.loaded, in: window)
                MenuPresenter.shared.open(on: item)
                XCTAssertEqual(MenuOnScreen.outline(in: window), isCached ? Self.loaded : Self.loading)
                if !isCached { try source.answer(.success([])) }
                iterateMainContext()
                XCTAssertEqual(source.asked, isCached ? 1 : 2)
            }
        }
    }

    func testAFailureShowsOneMessageRowThatCannotBeChosen() throws {
        let source = Source()
        let deferred = DeferredCommands(failureMessage: "No Programs Found") { try await source.commands() }
        try Self.with(deferred) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .keyboard)
            try source.answer(.failure(Broken()))
            try Self.expect("Open\n—\n“No Programs Found”\n—\nRemove Image (destructive)", in: window)
            MenuOnScreen.press("End")
            MenuOnScreen.press("Up")
            XCTAssertEqual(MenuOnScreen.current(in: window), "Open")
        }
    }

    func testC10LoadingNothingLeavesNoRow() throws {
        let source = Source()
        try Self.with(DeferredCommands { try await source.commands() }) { item, responder, window in
            MenuPresenter.shared.open(on: item)
            try source.answer(.success([]))
            try Self.expect("Open\n—\nRemove Image (destructive)", in: window)
            responder.able = []
            let other = Source()
            item.menu = .context(ContextMenu { DeferredCommands { try await other.commands() } })
            MenuPresenter.shared.open(on: item)
            XCTAssertEqual(MenuOnScreen.outline(in: window), "“Loading…” ⟳")
            try other.answer(.success([]))
            try waitUntil("the menu without items to close") { MenuPresenter.shared.openKind == nil }
        }
    }

    func testClosingCancelsLoading() throws {
        let source = Source()
        try Self.with(DeferredCommands { try await source.commands() }) { item, _, window in
            MenuPresenter.shared.open(on: item)
            try waitUntil("the loading to begin") { source.isWaiting }
            MenuPresenter.shared.close()
            try source.answer(.success([ItemWindow.copy]))
            try waitUntil("the loader to be cancelled") { source.wasCancelled }
            XCTAssertNil(MenuOnScreen.outline(in: window))
            MenuPresenter.shared.open(on: item)
            XCTAssertEqual(MenuOnScreen.outline(in: window), Self.loading, "nothing was cached")
            try source.answer(.success([]))
        }
    }

    func testC12MenuThatOpensUpwardGrowsUpward() throws {
        let source = Source()
        try Self.with(DeferredCommands { try await source.commands() }, y: 420) { item, _, window in
            MenuPresenter.shared.open(on: item, by: .secondaryClick, at: Point(x: 20, y: 10))
            let windows = try TestDisplay.shared().windows
            let before = try waitFor("the menu") { windows.popovers.last?.frame }
            try source.answer(.success([ItemWindow.copy, ItemWindow.left]))
            try Self.expect("Remove Image (destructive)\n—\nRotate Left\nCopy Image\n—\nOpen", in: window)
            try waitFor("the menu to grow", value: { windows.popovers.last?.frame }) { frame in
                guard let frame else { return false }
                return frame.y < before.y && frame.bottom == before.bottom
            }
        }
    }
}
