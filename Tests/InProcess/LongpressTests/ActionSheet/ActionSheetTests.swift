import CGtk
import Longpress
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// E29: a sheet over its window.
final class ActionSheetTests: LongpressTestCase {
    /// A window with a field and a button, and a sheet with two targets over it.
    @MainActor private struct Scene {
        let window: Window
        let field: Entry
        let button: Button
        let chosen: Flag

        @MainActor final class Flag { var names: [String] = [] }

        func present() {
            ActionSheet(
                title: "Share",
                targets: ["One", "Two"].map { name in
                    ActionSheet.Target(name, icon: .named("edit-copy-symbolic")) { [chosen] in chosen.names.append(name)
                    }
                }
            ).present(over: window)
        }

        var sheet: Widget? {
            MenuOnScreen.descendants(of: window).first { $0.hasStyle("longpress-sheet") }
        }

        /// The label of the focused button in the sheet.
        var focused: String? {
            guard let focus = window.focus, let sheet, focus.isInside(sheet) else { return nil }
            return MenuOnScreen.title(of: focus)
        }

        @discardableResult func press(_ key: String, shift: Bool = false, control: Bool = false) -> Bool {
            let modifiers = (shift ? GDK_SHIFT_MASK.rawValue : 0) | (control ? GDK_CONTROL_MASK.rawValue : 0)
            return SheetPresentation.of(window)?.handle(Key(value: gdk_keyval_from_name(key), modifiers: modifiers))
                ?? false
        }

        func expectGone() throws {
            try waitUntil("the sheet to be gone") { sheet == nil }
            XCTAssertNil(SheetPresentation.of(window))
        }
    }

    private static func with(inOverlay: Bool = true, _ body: (Scene) throws -> Void) throws {
        let field = Entry()
        field.text = "some text"
        let button = Button(label: "Press")
        let box = Box(.vertical)
        box.append(field)
        box.append(button)
        try TestWindow.with(inOverlay ? Overlay(over: box) : box) { window in
            field.grabFocus()
            field.select(0..<4)
            try body(Scene(window: window, field: field, button: button, chosen: Scene.Flag()))
        }
    }

    func testTheSheetTakesFocusAndReturnsItWithTheSelection() throws {
        for inOverlay in [true, false] {
            try Self.with(inOverlay: inOverlay) { scene in
                let content = scene.window.child
                scene.present()
                XCTAssertEqual(scene.window.child, content, "not every window's content can be replaced")
                XCTAssertTrue(ActionSheet.isPresented(in: scene.window))
                XCTAssertEqual(scene.focused, "One")
                XCTAssertTrue(scene.press("Escape"))
                XCTAssertFalse(ActionSheet.isPresented(in: scene.window))
                XCTAssertTrue(scene.field.containsFocus)
                XCTAssertEqual(scene.field.selection, 0..<4)
                try scene.expectGone()
                XCTAssertEqual(scene.chosen.names, [])
            }
        }
    }

    func testTabAndArrowsCycleWithinTheSheet() throws {
        try Self.with { scene in
            scene.present()
            let steps = [
                ("Tab", "Two"), ("Tab", "Cancel"), ("Tab", "One"), ("ISO_Left_Tab", "Cancel"), ("Up", "Two"),
                ("Down", "Cancel"), ("Down", "One"), ("End", "Cancel"), ("Home", "One"),
            ]
            for (key, expected) in steps {
                XCTAssertTrue(scene.press(key))
                XCTAssertEqual(scene.focused, expected, key)
            }
            XCTAssertFalse(scene.button.grabFocus(), "the content can have the focus")
            XCTAssertFalse(scene.field.grabFocus())
            XCTAssertNotNil(scene.focused)
            scene.press("Escape")
            XCTAssertTrue(scene.button.grabFocus())
            try scene.expectGone()
        }
    }

    func testTheProgramsKeysDoNothing() throws {
        try Self.with { scene in
            scene.present()
            XCTAssertTrue(scene.press("q", control: true))
            XCTAssertTrue(scene.press("F10"))
            XCTAssertTrue(scene.press("x"))
            XCTAssertTrue(scene.press("Return", control: true))
            XCTAssertFalse(scene.press("Return"), "Return is for the button")
            XCTAssertFalse(scene.press("space"))
            XCTAssertTrue(ActionSheet.isPresented(in: scene.window))
            ActionSheet.cancel(in: scene.window)
            try scene.expectGone()
        }
    }

    func testChoosingClosesTheSheetBeforeActing() throws {
        try Self.with { scene in
            scene.present()
            let buttons = MenuOnScreen.descendants(of: try XCTUnwrap(scene.sheet))
                .filter { $0.typeName == "GtkButton" }
            XCTAssertEqual(buttons.map(MenuOnScreen.title), ["One", "Two", "Cancel"])
            buttons[1].emit("clicked")
            XCTAssertEqual(scene.chosen.names, [])
            XCTAssertFalse(ActionSheet.isPresented(in: scene.window))
            try waitUntil("the action") { scene.chosen.names == ["Two"] }
            XCTAssertTrue(scene.field.containsFocus)
            // A second press, while the sheet slides away, does nothing.
            buttons[0].emit("clicked")
            try scene.expectGone()
            XCTAssertEqual(scene.chosen.names, ["Two"])
        }
    }

    func testThePointerReachesOnlyTheSheet() throws {
        try Self.with { scene in
            scene.present()
            let sheet = try XCTUnwrap(scene.sheet)
            try waitUntil("the sheet to be up") { (sheet.bounds(in: scene.window)?.height ?? 0) > 100 }
            let place = try XCTUnwrap(scene.button.bounds(in: scene.window))
            let hit = try XCTUnwrap(scene.window.pick(Point(x: place.minX + 5, y: place.minY + 5)))
            XCTAssertFalse(hit.isInside(scene.button))
            ActionSheet.cancel(in: scene.window)
            let after = try XCTUnwrap(scene.window.pick(Point(x: place.minX + 5, y: place.minY + 5)))
            XCTAssertTrue(after.isInside(scene.button), "it is still in the way while it slides away")
            try scene.expectGone()
        }
    }

    /// GTK can't continue a press whose widget has been removed from the window, unless there is another widget below it.
    func testAPressThatClosesTheSheetMayBeHeldUntilItIsGone() throws {
        try Self.with { scene in
            var clicks = 0
            scene.button.onClick { clicks += 1 }
            scene.present()
            let frame = try XCTUnwrap(TestDisplay.shared().windows.topLevels.last).visibleFrame
            let pointer = try TestDisplay.shared().pointer
            pointer.move(to: ScreenPoint(x: frame.x + 10, y: frame.y + 150))
            pointer.press()
            try scene.expectGone()
            pointer.release()
            TestWindow.settle()
            let bounds = try XCTUnwrap(scene.button.bounds(in: scene.window))
            pointer.click(at: ScreenPoint(x: frame.x + Int(bounds.minX) + 20, y: frame.y + Int(bounds.minY) + 10))
            try waitUntil("the next click to reach the button") { clicks == 1 }
        }
    }

    func testASheetCanBePresentedBeforeItsWindowIsShown() throws {
        let window = Window()
        window.setDefaultSize(width: 400, height: 300)
        window.child = Box(.vertical)
        ActionSheet(title: "Share", targets: [ActionSheet.Target("One") {}]).present(over: window)
        defer { window.destroy() }
        window.present()
        try waitUntil("the sheet to be up") {
            let sheet = MenuOnScreen.descendants(of: window).first { $0.hasStyle("longpress-sheet") }
            return sheet?.bounds(in: window).map { $0.height > 80 && $0.maxY <= 300 } ?? false
        }
        ActionSheet.cancel(in: window)
    }

    func testScreenReadersSeeAModalDialogWithButtons() throws {
        try Self.with { scene in
            scene.present()
            let sheet = try XCTUnwrap(scene.sheet)
            XCTAssertNotEqual(gtk_test_accessible_has_role(sheet.opaque, GTK_ACCESSIBLE_ROLE_DIALOG), 0)
            XCTAssertNotEqual(gtk_test_accessible_has_property(sheet.opaque, GTK_ACCESSIBLE_PROPERTY_MODAL), 0)
            let buttons = MenuOnScreen.descendants(of: sheet).filter { $0.typeName == "GtkButton" }
            for button in buttons {
                XCTAssertNotEqual(gtk_test_accessible_has_role(button.opaque, GTK_ACCESSIBLE_ROLE_BUTTON), 0)
            }
            ActionSheet.cancel(in: scene.window)
            try scene.expectGone()
        }
    }

    /// R9, R11.
    func testTheSheetClosesAMenuAndKeepsTheFirstResponder() throws {
        try TestWindow.withText("some text", select: 0..<4) { view, window in
            XCTAssertTrue(MenuPresenter.shared.open(on: view))
            ActionSheet(title: "Share", targets: [ActionSheet.Target("One") {}]).present(over: window)
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertFalse(view.containsFocus)
            XCTAssertTrue(window.firstResponder === view.responder)
            ActionSheet.cancel(in: window)
            XCTAssertTrue(view.containsFocus)
            XCTAssertEqual(view.buffer.selection, 0..<4)
            try waitUntil("the sheet to be gone") { SheetPresentation.of(window) == nil }
        }
    }

    func testASecondSheetReplacesTheFirst() throws {
        try Self.with { scene in
            scene.present()
            ActionSheet(title: "Open With", targets: [ActionSheet.Target("Three") {}]).present(over: scene.window)
            let sheets = MenuOnScreen.descendants(of: scene.window).filter { $0.hasStyle("longpress-sheet") }
            XCTAssertEqual(sheets.count, 1)
            XCTAssertEqual(scene.focused, "Three")
            scene.press("Escape")
            XCTAssertTrue(scene.field.containsFocus)
            try scene.expectGone()
        }
    }

    func testASheetWithoutTargetsIsNotShown() throws {
        try Self.with { scene in
            ActionSheet(title: "Share", targets: []).present(over: scene.window)
            XCTAssertNil(scene.sheet)
            XCTAssertTrue(scene.field.containsFocus)
        }
    }

    func testTheSheetFitsInTheWindow() throws {
        let box = Box(.vertical)
        box.append(Label("content"))
        try TestWindow.with(Overlay(over: box), width: 260, height: 240) { window in
            let targets = (1...12).map { ActionSheet.Target("A target with a rather long name, number \($0)") {} }
            ActionSheet(title: "Share", targets: targets).present(over: window)
            let sheet = try XCTUnwrap(
                MenuOnScreen.descendants(of: window).first { $0.hasStyle("longpress-sheet") })
            // While it slides up, it extends below the window, which clips it.
            try waitUntil("the sheet to be up, in the window") {
                sheet.bounds(in: window).map { $0.height > 150 && $0.minY >= 0 && $0.maxY <= 240 } ?? false
            }
            let bounds = try XCTUnwrap(sheet.bounds(in: window))
            XCTAssertGreaterThanOrEqual(bounds.minX, 0)
            XCTAssertLessThanOrEqual(bounds.maxX, 260)
            ActionSheet.cancel(in: window)
        }
    }

    func testAClosingWindowFreesItsSheet() throws {
        weak var presentation: SheetPresentation?
        try Self.with { scene in
            scene.present()
            presentation = SheetPresentation.of(scene.window)
            XCTAssertNotNil(presentation)
        }
        iterateMainContext()
        XCTAssertNil(presentation)
    }
}
