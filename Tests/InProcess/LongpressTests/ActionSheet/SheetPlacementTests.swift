import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Platform
@testable import Longpress

/// Where a sheet is in its window: in the middle of a wide one, at the bottom of a narrow one.
final class SheetPlacementTests: LongpressTestCase {
    private static func present(over window: Window) throws -> Widget {
        ActionSheet(
            title: "Save changes?", message: "Unsaved changes will be lost.",
            targets: [ActionSheet.Target("Save") {}, ActionSheet.Target("Discard", isDestructive: true) {}]
        ).present(over: window)
        return try XCTUnwrap(MenuOnScreen.descendants(of: window).first { $0.hasStyle("longpress-sheet") })
    }

    /// Waits until the sheet, with its margin, is in the middle of a window's content.
    private static func expectMiddle(of window: Window, _ sheet: Widget) throws {
        try waitUntil("the sheet in the middle") {
            guard let bounds = sheet.bounds(in: window), let content = window.child?.bounds(in: window) else {
                return false
            }
            return abs(bounds.midX - content.midX) <= 1
                && abs((bounds.minY + bounds.maxY) - (content.minY + content.maxY)) <= 2
                && bounds.height > 150
        }
    }

    /// Waits until the sheet is in the middle of the lower edge.
    private static func expectBottom(of window: Window, _ sheet: Widget) throws {
        try waitUntil("the sheet at the bottom") {
            guard let bounds = sheet.bounds(in: window), let content = window.child?.bounds(in: window) else {
                return false
            }
            return abs(bounds.midX - content.midX) <= 1 && abs(bounds.maxY - content.maxY) <= SheetList.margin
                && bounds.height > 150
        }
    }

    func testTheSheetIsInTheMiddleOfAWideWindow() throws {
        for isInOverlay in [true, false] {
            let box = Box(.vertical)
            box.append(Label("content"))
            try TestWindow.with(isInOverlay ? Overlay(over: box) : box, width: 900, height: 640) { window in
                let sheet = try Self.present(over: window)
                try Self.expectMiddle(of: window, sheet)
                ActionSheet.cancel(in: window)
            }
        }
    }

    func testTheSheetIsAtTheBottomOfANarrowWindow() throws {
        try TestWindow.with(Box(.vertical), width: 400, height: 640) { window in
            let sheet = try Self.present(over: window)
            try Self.expectBottom(of: window, sheet)
            ActionSheet.cancel(in: window)
        }
    }

    func testTheSheetMovesWhenTheWindowsWidthChanges() throws {
        try TestWindow.with(Box(.vertical), width: 900, height: 640) { window in
            let sheet = try Self.present(over: window)
            try Self.expectMiddle(of: window, sheet)
            window.setDefaultSize(width: 400, height: 640)
            try Self.expectBottom(of: window, sheet)
            window.setDefaultSize(width: 900, height: 640)
            try Self.expectMiddle(of: window, sheet)
            ActionSheet.cancel(in: window)
        }
    }

    func testALowWideWindowShowsAsMuchOfTheSheetAsFits() throws {
        try TestWindow.with(Box(.vertical), width: 900, height: 200) { window in
            let targets = (1...12).map { ActionSheet.Target("Target \($0)") {} }
            ActionSheet(title: "Share", targets: targets).present(over: window)
            let sheet = try XCTUnwrap(
                MenuOnScreen.descendants(of: window).first { $0.hasStyle("longpress-sheet") })
            try waitUntil("the sheet in the window") {
                sheet.bounds(in: window).map { $0.height > 150 && $0.minY >= 0 && $0.maxY <= 200 } ?? false
            }
            ActionSheet.cancel(in: window)
        }
    }

    func testTheCancelRowHasTheProgramsTitle() throws {
        try TestWindow.with(Box(.vertical), width: 900, height: 640) { window in
            var sheet = ActionSheet(title: "Recover?", targets: [ActionSheet.Target("Recover") {}])
            sheet.cancelTitle = "Later"
            sheet.present(over: window)
            let widget = try XCTUnwrap(
                MenuOnScreen.descendants(of: window).first { $0.hasStyle("longpress-sheet") })
            let buttons = MenuOnScreen.descendants(of: widget).filter { $0.typeName == "GtkButton" }
            XCTAssertEqual(buttons.map(MenuOnScreen.title), ["Recover", "Later"])
            ActionSheet.cancel(in: window)
        }
    }
}
