import CGtk
import LongpressC
import LongpressTesting
import TestSupport
import XCTest

@testable import Gtk
@testable import Longpress
@testable import Platform

/// The functions for programs in any language: menus from models and from functions, notifications, and removing menus.
final class MenuFunctionTests: CTestCase {
    private func openable(_ widget: Widget, _ done: @escaping () -> Void = {}) {
        widget.offerActions("item", [SimpleAction("open", run: done)])
    }

    func testEditMenusOpenOnAnyWidget() throws {
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

    func testAFunctionProvidesTheContextMenu() throws {
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

    func testEventsAreReported() throws {
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

    /// The widget itself as the preview, and the program's own picture.
    func testPreviewsShowTheWidgetOrAPicture() throws {
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

    /// How a preview shows the program's picture, whether it is a texture or another paintable.
    func testAPreviewShowsTheProgramsPicture() throws {
        let label = Label("an item")
        openable(label)
        setContextMenu(label.raw, model(["Open": "item.open"]).raw)
        var red = GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1)
        var bounds = graphene_rect_t(origin: graphene_point_t(x: 0, y: 0), size: graphene_size_t(width: 60, height: 40))
        let snapshot = gtk_snapshot_new()!
        gtk_snapshot_append_color(snapshot, &red, &bounds)
        let drawing = Object(owning: UnsafeMutableRawPointer(gtk_snapshot_free_to_paintable(snapshot, nil)))
        let pixels = g_bytes_new((0..<7200).map { $0 % 3 == 0 ? UInt8(255) : 0 }, 7200)
        defer { g_bytes_unref(pixels) }
        let texture = Object(
            owning: UnsafeMutableRawPointer(gdk_memory_texture_new(60, 40, GDK_MEMORY_R8G8B8, pixels, 180)))
        try withWindow(label) { window in
            for picture in [drawing, texture] {
                setPreview(label.raw, picture.raw, 0, nil, nil, nil)
                openMenu(label.raw)
                let frame = try XCTUnwrap(PreviewPresentation.of(window)).frame
                let place = try window.screenRectangle
                let middle = ScreenPoint(x: place.x + Int(frame.midX), y: place.y + Int(frame.midY))
                try waitUntil("the red picture") {
                    try Screenshot.picture().pixel(at: middle)
                        .isNear(ScreenPicture.Color(red: 255, green: 0, blue: 0), tolerance: 5)
                }
                closeMenu()
            }
        }
    }

    /// Typed text can be undone as before.
    func testAFieldKeepsItsUndo() throws {
        let field = Entry()
        try withWindow(field) { _ in
            field.grabFocus()
            field.insert("words")
            setEditMenu(field.raw, nil)
            XCTAssertTrue(field.hasOwnUndo)
            let editor = try XCTUnwrap(field.inner)
            XCTAssertTrue(editor.activateAction("text.undo"))
            XCTAssertEqual(field.text, "")
        }
    }

    /// Changes by the menu's commands can be undone with the field's own keys, one after another.
    func testCommandsInAFieldCanBeUndone() throws {
        let field = Entry()
        try withWindow(field) { _ in
            setEditMenu(field.raw, nil)
            field.grabFocus()
            field.insert("some words")
            let editor = try XCTUnwrap(field.inner)
            let responder = try XCTUnwrap(field.responder)
            field.select(0..<5)
            responder.perform(.delete)
            XCTAssertEqual(field.text, "words")
            field.select(0..<5)
            field.insert("letters")
            XCTAssertEqual(field.text, "letters")
            for _ in 0..<2 { XCTAssertTrue(editor.activateAction("text.undo")) }
            XCTAssertEqual(field.text, "words")
            XCTAssertTrue(editor.activateAction("text.undo"))
            XCTAssertEqual(field.text, "some words")
        }
    }

    /// The action is reported by its full name, whichever of its items was chosen.
    func testTheChosenActionIsReportedByItsFullName() throws {
        let (label, program) = (Label("an item"), Program())
        let group = Object(owning: UnsafeMutableRawPointer(g_simple_action_group_new()))
        let type = g_variant_type_new("s")
        defer { g_variant_type_free(type) }
        let action = Object(owning: UnsafeMutableRawPointer(g_simple_action_new("say", type)))
        g_action_map_add_action(group.opaque, action.opaque)
        gtk_widget_insert_action_group(label.widget, "item", group.opaque)
        let name = "item.say('two words')"
        setContextMenu(label.raw, model(["First": name, "Second": name]).raw)
        setEventFunction(
            label.raw,
            { _, _, action, data in
                nonisolated(unsafe) let data = data
                guard let text = action.map({ String(cString: $0) }) else { return }
                MainActor.assumeIsolated { Program.of(data).calls.append(text) }
            }, program.data, Program.freed)
        try withWindow(label) { window in
            for item in ["First", "Second"] {
                openMenu(label.raw)
                try MenuOnScreen.choose(item, in: window)
                try waitUntil("the menu to close") { MenuPresenter.shared.openKind == nil }
            }
        }
        XCTAssertEqual(program.calls, [name, name])
    }

    /// The text's own menu is GTK's again.
    func testAMenuCanBeRemoved() throws {
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

    func testTheAuditAndTheExplanationDescribeTheMenu() throws {
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
