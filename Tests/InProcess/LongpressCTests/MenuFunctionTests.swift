import CGtk
import LongpressC
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// What programs in any language do: menus of models and of functions, what is told of them, and taking them away.
final class MenuFunctionTests: CTestCase {
    private func openable(_ widget: Widget, _ done: @escaping () -> Void = {}) {
        widget.offerActions("item", [SimpleAction("open", run: done)])
    }

    func testEditMenus() throws {
        let custom = Box(.horizontal, role: .group)
        custom.append(Label("a widget of the program's own"))
        for widget in [TextView(), Entry(), SearchField(name: "Search"), Label("some words"), custom] as [Widget] {
            var isDone = false
            openable(widget) { isDone = true }
            setEditMenu(widget.raw, model(["Open": "item.open"]).raw)
            try withWindow(widget) { window in
                XCTAssertEqual(openMenu(widget.raw), 1, "\(widget)")
                XCTAssertTrue(MenuOnScreen.outline(in: window)?.hasSuffix("Open") == true, "\(widget)")
                try MenuOnScreen.choose("Open", in: window)
                try waitUntil("the action of \(widget)") { isDone }
            }
        }
    }

    func testAContextMenuOfAFunction() throws {
        let (label, program) = (Label("an item"), Program())
        openable(label)
        program.model = model(["Open": "item.open"])
        setContextMenuFunction(
            label.raw,
            { widget, hasPoint, x, y, data in
                nonisolated(unsafe) let data = data
                nonisolated(unsafe) var answer: UnsafeMutableRawPointer?
                MainActor.assumeIsolated {
                    let program = Program.of(data)
                    program.calls.append(hasPoint == 0 ? "keys" : "\(Int(x)), \(Int(y))")
                    answer = program.ownedModel
                }
                return answer
            }, program.data, Program.freed)
        try withWindow(label) { window in
            XCTAssertTrue(MenuPresenter.shared.open(on: label, by: .secondaryClick, at: Point(x: 5, y: 7)))
            XCTAssertEqual(openMenu(label.raw), 1)
            XCTAssertEqual(program.calls, ["5, 7", "keys"])
            XCTAssertEqual(MenuOnScreen.outline(in: window), "Open")
            program.model = model(["Again": "item.open"])
            updateMenu()
            try waitUntil("the new menu") { MenuOnScreen.outline(in: window) == "Again" }
            program.model = nil
            XCTAssertEqual(openMenu(label.raw), 0)
        }
        XCTAssertFalse(program.isFreed)
        unsetMenu(label.raw)
        try waitUntil("the function to be forgotten") { program.isFreed }
    }

    func testEvents() throws {
        let (label, program) = (Label("an item"), Program())
        openable(label) { program.calls.append("performed") }
        setContextMenu(label.raw, model(["Open": "item.open"]).raw)
        setEventFunction(
            label.raw,
            { _, event, action, data in
                nonisolated(unsafe) let data = data
                let text = "\(event)" + (action.map { " \(String(cString: $0))" } ?? "")
                MainActor.assumeIsolated { Program.of(data).calls.append(text) }
            }, program.data, Program.freed)
        try withWindow(label) { window in
            openMenu(label.raw)
            XCTAssertEqual(program.calls, ["0", "1"])
            closeMenu()
            XCTAssertEqual(program.calls, ["0", "1", "2"])
            openMenu(label.raw)
            program.calls = []
            try MenuOnScreen.choose("Open", in: window)
            try waitUntil("the action") { program.calls == ["2 item.open", "performed"] }
            setEventFunction(label.raw, nil, nil, nil)
            XCTAssertTrue(program.isFreed)
        }
    }

    /// The widget itself as the preview, and a picture of the program's.
    func testPreviews() throws {
        let label = Label("an item")
        openable(label)
        setContextMenu(label.raw, model(["Open": "item.open"]).raw)
        let picture = gtk_widget_paintable_new(label.widget)!
        defer { g_object_unref(UnsafeMutableRawPointer(picture)) }
        try withWindow(label) { _ in
            for paintable in [nil, UnsafeMutableRawPointer(picture)] {
                setPreview(label.raw, paintable, 6, nil, nil, nil)
                openMenu(label.raw)
                guard case .context(let menu) = MenuPresenter.shared.lastOpened?.contents else {
                    return XCTFail("no menu")
                }
                XCTAssertNotNil(menu.preview)
            }
        }
    }

    /// The text's own menu is GTK's again.
    func testAMenuIsTakenAway() throws {
        let text = TextView()
        text.buffer.text = "some words"
        setEditMenu(text.raw, nil)
        try withWindow(text) { _ in
            openMenu(text.raw)
            XCTAssertEqual(MenuPresenter.shared.openKind, .edit)
            unsetMenu(text.raw)
            XCTAssertNil(MenuPresenter.shared.openKind)
            XCTAssertNil(text.menu)
            XCTAssertNil(text.responder)
        }
    }

    func testTheAuditAndTheExplanation() throws {
        let label = Label("an item")
        openable(label)
        setContextMenu(
            label.raw, model(["open it now in another window of the program": "item.open", "Shut": "item.shut"]).raw)
        try withWindow(label) { window in
            openMenu(label.raw)
            let findings = try XCTUnwrap(audit(window.raw))
            defer { g_strfreev(findings) }
            XCTAssertTrue(String(cString: try XCTUnwrap(findings[0])).hasPrefix("GtkLabel: "))
            let text = try XCTUnwrap(String(freeing: explain()))
            XCTAssertTrue(text.contains("Shut"), text)
        }
    }
}
